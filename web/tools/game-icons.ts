import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PATH = / d="([^"]+)"/;

/** Files named `*.icons.json` say which icon a key has; they become modules with the outlines of these icons alone. */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.icons.json')) return null;
      set ??= read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')) as IconSet;
      const wanted = read(id) as Record<string, string>;
      const found = Object.entries(wanted).map(([key, name]) => [key, outline(set as IconSet, name)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(found))}`, moduleType: 'js', map: null };
    },
  };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function outline(set: IconSet, name: string): string {
  const path = PATH.exec(set.icons[name]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`there is no icon ${name} in game-icons`);
  return path;
}
