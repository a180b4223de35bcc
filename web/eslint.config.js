import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'public/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  { files: ['src/sw.js'], languageOptions: { globals: globals.serviceworker } },
  // Links inside the client are plain addresses; one listener follows them (lib/router).
  { rules: { 'svelte/no-navigation-without-resolve': 'off' } },
  // Maps and sets here are made anew for every change.
  { rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
);
