import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is built into the server's package, which serves it under a strict policy:
// no inline script or style, nothing from another host.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/ubongo/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': 'http://localhost:8642',
      '/live': { target: 'ws://localhost:8642', ws: true },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
