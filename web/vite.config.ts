import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstPage } from './tools/first-page.ts';
import { gameIcons } from './tools/game-icons.ts';
import { serviceWorker } from './tools/service-worker.ts';

const server = process.env['HELDENRUNDE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [gameIcons(), svelte(), serviceWorker(), firstPage(250_000)],
  build: {
    outDir: '../src/heldenrunde/web_client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
