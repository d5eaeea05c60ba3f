import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { longWords } from './long-words.vite.ts';
import { offline } from './offline.vite.ts';
import { thirdPartyLicences } from './third-party.vite.ts';
import { unloadedWords } from './unloaded-words.vite.ts';

/** What every page needs; a table brings its session itself, and what is played on it its sounds. */
const SHARED =
  /\/web\/src\/(?:(?:api|feedback|i18n|routing|settings|shapes)\/(?!sounds|notes|shape-parts|clock-time)[^/]+\.ts$|offline\/(?:renewal|home-screen)|art\/(?:Logo|lacquer)\.|ui\/(?:Icon|Top|SoundButton|NotFetched|naming|daylight)\.)|svelte\/src\/internal\/disclose-version/;

/** The file with the words of a language for the whole page, the table, a feature, or its rules. */
const wordsName = (language: string, file: string): string => {
  const part = file.replace('page/', '');
  if (part === 'everywhere') return language;
  const isFeature = file !== 'rules' && !['table', 'screen', 'event', 'views'].includes(part);
  return `${isFeature ? 'feature-' : ''}${part}-${language}`;
};

// The page is built into the server's package, which serves it under a strict policy:
// no inline script or style, nothing from another host.
export default defineConfig({
  plugins: [longWords(), unloadedWords(), svelte(), offline(), thirdPartyLicences()],
  // The drawings that the page has in common with the printed sheets.
  resolve: { alias: { '@data': fileURLToPath(new URL('../src/ubongo/data', import.meta.url)) } },
  build: {
    outDir: '../src/ubongo/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // The files of a feature, its Page.svelte and its words, are named after it.
    rollupOptions: {
      output: {
        // The layers that every page needs come in one file, not in a dozen small ones.
        codeSplitting: { groups: [{ name: 'shared', test: SHARED }] },
        chunkFileNames: ({ facadeModuleId }) => {
          const words = /\/languages\/([a-z]+)\/(.+)\.(?:ftl|txt)/.exec(facadeModuleId ?? '');
          if (words) return `assets/${wordsName(words[1]!, words[2]!)}-[hash].js`;
          const feature = /\/features\/([a-z-]+)\/Page\.svelte/.exec(facadeModuleId ?? '');
          return `assets/${feature ? `feature-${feature[1]}` : '[name]'}-[hash].js`;
        },
      },
    },
  },
  server: {
    // Words and drawings are in the package, for paper too.
    fs: { allow: ['.', '../src/ubongo/data'] },
    proxy: {
      '/api': 'http://localhost:8642',
      '/live': { target: 'ws://localhost:8642', ws: true },
    },
  },
  // A test that needs a document says so in its first line; to make one for each takes long.
  test: { environment: 'node', pool: 'threads', include: ['tests/**/*.test.ts'] },
});
