/** The browser's stores: one module touches them, and works where they are forbidden. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { browserStore, tabStore } from '../src/settings/storage';

afterEach(() => vi.unstubAllGlobals());

test('no other module touches the stores of the browser', () => {
  const touching = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .filter((file) => /\b(?:local|session)Storage\b/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(touching).toEqual(['settings/storage.ts']);
});

test('where the browser forbids its stores there are none', () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  }
  expect([browserStore(), tabStore()]).toEqual([null, null]);
});
