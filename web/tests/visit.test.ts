/** The key of a visit: one guest for two tabs of a first visit, and for a tab without cookies. */
import { afterEach, expect, test, vi } from 'vitest';
import { beginVisit, me, openTable, visitKey } from '../src/api/client';
import { acquaint, acquainted, guest } from '../src/api/guest.svelte';
import { type KeyStore, randomKey, Visit } from '../src/api/visit';

class PaperStore implements KeyStore {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}
const forbidden: KeyStore = {
  getItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
};
const ONE = 'one-key-of-22-letters1';
const TWO = 'two-key-of-22-letters2';

afterEach(() => {
  vi.unstubAllGlobals();
  guest.me = null;
});

test('two tabs of a first visit have the same key', () => {
  const shared = new PaperStore();
  const first = new Visit(new PaperStore(), shared, () => ONE);
  const second = new Visit(new PaperStore(), shared, () => TWO);
  expect([first.key, second.key]).toEqual([ONE, ONE]);
});

test('when a cookie has come back the key is gone, here and in the stores', () => {
  const [tab, shared] = [new PaperStore(), new PaperStore()];
  const visit = new Visit(tab, shared, () => ONE);
  visit.settle(false);
  expect(visit.key).toBe(ONE);
  visit.settle(true);
  expect([visit.key, tab.kept.size, shared.kept.size]).toEqual([null, 0, 0]);
  visit.settle(false);
  expect(visit.key).toBeNull();
});

test('a browser that keeps no cookie keeps the key in its tab, over a reload, and nowhere else', () => {
  const [tab, shared] = [new PaperStore(), new PaperStore()];
  const visit = new Visit(tab, shared, () => ONE);
  visit.settle(false);
  visit.settle(false);
  expect(shared.kept.size).toBe(0);
  expect(new Visit(tab, shared, () => TWO).key).toBe(ONE);
  expect(shared.kept.size).toBe(0);
  expect(new Visit(new PaperStore(), shared, () => TWO).key).toBe(TWO);
});

test('where all stores are forbidden, or hold something odd, there is a key all the same', () => {
  const visit = new Visit(forbidden, forbidden, () => ONE);
  visit.settle(false);
  visit.settle(false);
  expect(visit.key).toBe(ONE);
  visit.settle(true);
  expect(visit.key).toBeNull();
  const odd = new PaperStore();
  odd.setItem('ubongo-visit', '<b>');
  expect(new Visit(odd, null, () => ONE).key).toBe(ONE);
  expect(new Visit(null, null).key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(randomKey()).not.toBe(randomKey());
});

test('requests carry the key until the server knows a cookie', async () => {
  const sent: (string | undefined)[] = [];
  let known: boolean | undefined = false;
  vi.stubGlobal('fetch', async (_: string, options: { headers: Record<string, string> }) => {
    sent.push(options.headers['Ubongo-Visit']);
    return new Response(JSON.stringify({ name: '', build: '', known, table: 't' }));
  });
  beginVisit(new Visit(null, null, () => ONE));
  await me();
  await openTable({});
  expect(visitKey()).toBe(ONE);
  known = true;
  await me();
  await openTable({});
  expect(sent).toEqual([ONE, ONE, ONE, undefined]);
  // A server of an earlier release does not say it; there the cookie has to do.
  known = undefined;
  beginVisit(new Visit(null, null, () => ONE));
  await me();
  expect(visitKey()).toBeNull();
});

test('several who ask who this is at once get one answer, and others wait for it', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    await Promise.resolve();
    return new Response(JSON.stringify({ name: 'Amina', build: '', known: true }));
  });
  const [one, two] = await Promise.all([acquaint(), acquainted()]);
  expect(one).toBe(two);
  expect(asked).toBe(1);
  await acquainted();
  expect(asked).toBe(1);
});
