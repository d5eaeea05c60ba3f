/** What the service worker touches and what it leaves alone; keeping and forgetting the page. */
import { expect, test } from 'vitest';
import { forgetPage, keepPage } from '../src/offline/install';
import { cacheOf, isGone, outdated, wayOf } from '../src/offline/strategy';

const HOME = 'http://localhost:8642';
const way = (path: string, mode = 'cors', method = 'GET') =>
  wayOf({ method, mode, url: new URL(path, HOME).href }, HOME, new Set(['/favicon.svg']));

test('pages come from the network first, fingerprinted files from what is kept', () => {
  expect(
    ['/', '/companion', '/companion/die?x=1', '/t/abc'].map((path) => way(path, 'navigate')),
  ).toEqual(Array(4).fill('page'));
  expect(way('/assets/index-abcdefgh.js')).toBe('kept');
  expect(way('/favicon.svg')).toBe('kept');
});

test('the server’s answers are never touched, not even opened as pages', () => {
  for (const path of [
    '/api/me',
    '/api/tables',
    '/live',
    '/live?t=1',
    '/healthz',
    '/metrics',
    '/sw.js',
  ]) {
    expect([path, way(path)]).toEqual([path, 'away']);
    expect([path, way(path, 'navigate')]).toEqual([path, 'away']);
  }
  expect(way('/companion', 'navigate', 'POST')).toBe('away');
  expect(way('https://elsewhere.example/assets/a.js')).toBe('away');
  expect(way('/picture.png')).toBe('away');
});

test('this build and the one before stay; older ones and nobody else’s go', () => {
  const names = ['other', cacheOf('a'), cacheOf('b'), cacheOf('c'), cacheOf('d')];
  expect(outdated(names, 'd')).toEqual([cacheOf('a'), cacheOf('b')]);
  expect(outdated(names, 'c')).toEqual([cacheOf('a')]); // another one is just being filled
  expect(outdated(names, 'gone')).toEqual([]);
  expect(outdated([cacheOf('d')], 'd')).toEqual([]);
  expect(outdated([cacheOf('c'), cacheOf('d')], 'd')).toEqual([]);
});

test('a proxy without its server is as good as no network; a fault of ours is not hidden', () => {
  expect([200, 304, 404, 500, 502, 503, 504].filter(isGone)).toEqual([502, 503, 504]);
});

const fakeBrowser = (fails = false) => {
  const done: string[] = [];
  const serviceWorker = {
    ready: Promise.resolve(),
    register: async (path: string) => {
      done.push(`register ${path}`);
      if (fails) throw new Error('404');
    },
    getRegistration: async () => undefined,
    getRegistrations: async () => [{ unregister: async () => done.push('unregister') }],
  } as unknown as ServiceWorkerContainer;
  return { done, browser: { isSecureContext: true, serviceWorker } };
};

const shelf = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

test('the page is kept until somebody says otherwise, and again when they ask for it', async () => {
  const store = shelf();
  const { done, browser } = fakeBrowser();
  const deleted: string[] = [];
  const caches = {
    keys: async () => [cacheOf('a'), 'other'],
    delete: async (name: string) => deleted.push(name),
  } as unknown as CacheStorage;
  expect(await keepPage(browser, store)).toBe('kept');
  expect(await forgetPage(browser, store, caches)).toBe('not-kept');
  expect([done, deleted]).toEqual([['register /sw.js', 'unregister'], [cacheOf('a')]]);
  expect(await keepPage(browser, store)).toBe('not-kept');
  expect(await keepPage(browser, store, true)).toBe('kept');
  expect(await keepPage(browser, store)).toBe('kept');
});

test('no worker over plain http, in old browsers, or where it cannot be fetched', async () => {
  const { browser } = fakeBrowser();
  expect(await keepPage({ ...browser, isSecureContext: false }, shelf())).toBe('cannot');
  expect(await keepPage({ isSecureContext: true, serviceWorker: undefined }, null)).toBe('cannot');
  expect(await keepPage(fakeBrowser(true).browser, shelf())).toBe('not-kept');
});

test('what is kept is not asked for again: without a network that would only fail', async () => {
  const { done, browser } = fakeBrowser();
  const there = { ...browser.serviceWorker, getRegistration: async () => ({}) };
  const serviceWorker = there as unknown as ServiceWorkerContainer;
  expect(await keepPage({ ...browser, serviceWorker }, shelf())).toBe('kept');
  expect(done).toEqual([]);
});
