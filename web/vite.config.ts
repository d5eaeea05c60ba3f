import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './offline.vite.ts';
import { thirdPartyLicences } from './third-party.vite.ts';

/** What the first page needs: the session too, because an address may lead to a table at once. */
const SHARED =
  /\/web\/src\/(?:(?:api|feedback|i18n|routing|settings|shapes)\/[^/]+\.ts$|offline\/renewal|editions\/|table\/session)|svelte\/src\/internal\/disclose-version/;

// The page is built into the server's package, which serves it under a strict policy:
// no inline script or style, nothing from another host.
export default defineConfig({
  plugins: [svelte(), offline(), thirdPartyLicences()],
  // The drawings that the page has in common with the printed sheets.
  resolve: { alias: { '@data': fileURLToPath(new URL('../src/ubongo/data', import.meta.url)) } },
  build: {
    outDir: '../src/ubongo/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // Every feature has a Page.svelte and an en.ftl: their files are named after the feature.
    rollupOptions: {
      output: {
        // The layers that every page needs come in one file, not in a dozen small ones.
        codeSplitting: { groups: [{ name: 'shared', test: SHARED }] },
        chunkFileNames: ({ facadeModuleId }) => {
          const told = /\/data\/rules\/([a-z]+)\.txt/.exec(facadeModuleId ?? '');
          if (told) return `assets/rules-${told[1]}-[hash].js`;
          const part = /\/features\/([a-z-]+)\/(?:locales\/([a-z]+)\.ftl|Page\.svelte)/.exec(
            facadeModuleId ?? '',
          );
          if (!part) return 'assets/[name]-[hash].js';
          return `assets/feature-${part[1]}${part[2] ? `-${part[2]}` : ''}-[hash].js`;
        },
      },
    },
  },
  server: {
    // Rules and drawings are in the package, for paper too.
    fs: { allow: ['.', '../src/ubongo/data'] },
    proxy: {
      '/api': 'http://localhost:8642',
      '/live': { target: 'ws://localhost:8642', ws: true },
    },
  },
  // A test that needs a document says so in its first line; to make one for each takes long.
  test: { environment: 'node', pool: 'threads', include: ['tests/**/*.test.ts'] },
});
