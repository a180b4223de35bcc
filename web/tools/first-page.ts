import type { Plugin, Rolldown } from 'vite';

const PAGE = '/src/pages/Home.svelte';

/** Fails the build if what the first page needs is more script than this, in bytes and not compressed. */
export function firstPage(limit: number): Plugin {
  return {
    name: 'first-page',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((found) => found.type === 'chunk');
      const starts = chunks.filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(PAGE));
      const needed = new Set<string>();
      const need = (chunk: Rolldown.OutputChunk): void => {
        if (needed.has(chunk.fileName)) return;
        needed.add(chunk.fileName);
        chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(need);
      };
      starts.forEach(need);
      const size = chunks.filter(({ fileName }) => needed.has(fileName)).reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
      if (starts.length < 2) this.error('the first page is not among the chunks');
      if (size > limit) this.error(`the first page loads ${size} bytes of script, more than ${limit}`);
      this.info(`the first page loads ${size} bytes of script`);
    },
  };
}
