/** The browser's stores: one module touches them, and works where they are forbidden. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { browserStore, canKeep, memoryStore, tabStore } from '../src/settings/storage';

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

test('a store that takes nothing is found out, and memory is one for as long as the page lasts', () => {
  const memory = memoryStore();
  expect(canKeep(memory)).toBe(true);
  memory.setItem('a', '1');
  expect([memory.getItem('a'), memory.getItem('b')]).toEqual(['1', null]);
  memory.removeItem('a');
  expect(memory.getItem('a')).toBeNull();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(canKeep({ ...memoryStore(), setItem: full })).toBe(false);
  expect(canKeep({ ...memoryStore(), getItem: () => null })).toBe(false);
  expect(canKeep(null)).toBe(false);
});
