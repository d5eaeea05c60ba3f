/**
 * Builds the service worker as `/sw.js`, with the files of the build that it keeps: what the page
 * begins with, its font, and every feature that is of use without a network, with its words in
 * every language.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = 'src/offline/worker.ts';
/** Of use without a network: these features, and the parts that are loaded later. */
const FEATURES = 'settings|companion|train|learn|rules|lookup|daily';
const WORDS = 'everywhere|views|companion|train|learn|rules|lookup|daily';
const PARTS = 'FeaturePage|features/start/StillLife|features/rules/Beside';
const FOUND = new RegExp(
  [
    `^src/(?:${PARTS}|features/(?:${FEATURES})/Page)\\.svelte$`,
    '^src/(?:editions/known-editions\\.svelte|offline/prepare)\\.ts$',
    `/languages/[a-z]+/(?:page/(?:${WORDS})\\.ftl|rules\\.txt)$`,
  ].join('|'),
);
/** Beside the chunks: named by the index. */
const PLAIN = ['/favicon.svg', '/ubongo.webmanifest'];

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...given: never[]) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

/** A chunk, what it cannot do without, and their styles. */
const withAll = (bundle: Bundle, names: readonly string[]): string[] => {
  const all = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file || all.has(name)) return;
    all.add(name);
    if (file.type !== 'chunk') return;
    const styles = (file as Chunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
    for (const other of [...file.imports, ...(styles?.importedCss ?? [])]) add(other);
  };
  for (const name of names) add(name);
  return [...all].sort();
};

let root = '';

export const offline = (): Plugin => ({
  name: 'ubongo-offline',
  apply: 'build',
  configResolved(config) {
    root = config.root;
  },
  buildStart() {
    this.emitFile({ type: 'chunk', id: ENTRY, fileName: 'sw.js' });
  },
  generateBundle: {
    // After Vite has taken out the chunks that were nothing but styles.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const worker = chunks.find((chunk) => chunk.fileName === 'sw.js');
      if (!worker) this.error('there is no sw.js');
      if (worker.imports.length) this.error(`sw.js must stand alone: ${worker.imports}`);
      const kept = chunks.filter((chunk) => {
        const from = chunk.facadeModuleId?.replace(`${root}/`, '').replace(/\?.*/, '') ?? '';
        return chunk !== worker && ((chunk.isEntry && !chunk.isDynamicEntry) || FOUND.test(from));
      });
      const names = withAll(
        bundle,
        kept.map((chunk) => chunk.fileName),
      );
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const files = [...[...names, ...fonts].map((name) => `/${name}`), ...PLAIN];
      const index = readFileSync(join(root, 'index.html'));
      const build = createHash('sha256').update(files.join()).update(index).digest('hex');
      worker.code = worker.code
        .replaceAll('__FILES__', JSON.stringify(files))
        .replaceAll('__BUILD__', JSON.stringify(build.slice(0, 12)));
    },
  },
});
