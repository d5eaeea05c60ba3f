/** When the page loads itself again: once for a build, never while the sand runs, never in a loop. */
import { beforeEach, expect, test } from 'vitest';
import {
  type Known,
  markOf,
  newRenewal,
  reloadedFor,
  remember,
  shouldReload,
} from '../src/offline/reload';
import type { Store } from '../src/settings/storage';
import { isRunning, type LiveState } from '../src/table/live-state';

const calm: Known = { own: 'a', server: 'a', missing: false, busy: false, done: new Set() };
const verdict = (some: Partial<Known>) => shouldReload({ ...calm, ...some });

test('a page of the same build stays, and so does one whose build nobody knows', () => {
  expect(verdict({})).toBe('no');
  expect(verdict({ server: '' })).toBe('no'); // a server older than builds
  expect(verdict({ own: '' })).toBe('no'); // a page that no server of ours has served
  expect(verdict({ own: '', server: '' })).toBe('no');
});

test('a page of another build loads itself again', () => {
  expect(verdict({ server: 'b' })).toBe('now');
});

test('a part that is missing is a reason of its own, whatever the builds', () => {
  expect(verdict({ missing: true })).toBe('now');
  expect(verdict({ missing: true, server: '' })).toBe('now');
  expect(verdict({ missing: true, own: '', server: '' })).toBe('now');
  expect(verdict({ missing: true, server: 'b' })).toBe('now');
});

test('nothing is reloaded while the sand runs', () => {
  expect(verdict({ server: 'b', busy: true })).toBe('wait');
  expect(verdict({ missing: true, busy: true })).toBe('wait');
  expect(verdict({ missing: true, server: 'b', busy: true })).toBe('wait');
});

test('without a server that answers the page stays: there would be nothing to load', () => {
  expect(verdict({ server: null, missing: true })).toBe('no');
  expect(verdict({ server: null })).toBe('no');
});

test('once for each build, and once for what is missing from it', () => {
  const done = new Set(['build b', 'part a']);
  expect(verdict({ server: 'b', done })).toBe('stale');
  expect(verdict({ server: 'b', missing: true, done })).toBe('stale');
  expect(verdict({ missing: true, done })).toBe('stale');
  expect(verdict({ server: 'c', done })).toBe('now');
  expect(verdict({ own: 'b', server: 'b', missing: true, done })).toBe('now');
  // What is not to be said in the middle of a round waits, too.
  expect(verdict({ server: 'b', done, busy: true })).toBe('wait');
});

test('where nothing can be remembered nothing is reloaded: it might never end', () => {
  expect(verdict({ server: 'b', done: null })).toBe('stale');
});

test('a reload is marked by the server’s build', () => {
  expect(markOf({ ...calm, server: 'b' })).toBe('build b');
  expect(markOf({ ...calm, missing: true })).toBe('part a');
  expect(markOf({ ...calm, missing: true, server: 'b' })).toBe('build b');
});

test('the sand runs in rounds and play-offs, and a solo clock between its boards too', () => {
  const runs = (
    phase: string,
    minutes: number | null = null,
    deadline: number | null = 9,
  ): boolean =>
    isRunning({ game: { phase, deadline, settings: { minutes } } } as unknown as LiveState);
  expect(['round', 'play-off'].map((phase) => runs(phase))).toEqual([true, true]);
  expect(runs('round', null, null)).toBe(true); // without an hourglass
  expect(['setup', 'border', 'over', 'void'].map((phase) => runs(phase))).toEqual(
    Array(4).fill(false),
  );
  expect(runs('border', 10)).toBe(true);
  expect(runs('border', 10, null)).toBe(false); // it has not begun
  expect(runs('over', 10)).toBe(false);
  expect(isRunning({ game: null } as LiveState)).toBe(false); // in the lobby
  expect(isRunning(null)).toBe(false);
});

// A tab

class Kept implements Store {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

test('what was reloaded for is remembered, if it can be', () => {
  const store = new Kept();
  expect([...(reloadedFor(store) ?? [])]).toEqual([]);
  expect(remember(store, 'build b')).toBe(true);
  expect(remember(store, 'part b')).toBe(true);
  expect([...(reloadedFor(store) ?? [])]).toEqual(['build b', 'part b']);

  expect(reloadedFor(null)).toBeNull();
  expect(remember(null, 'build b')).toBe(false);
  const forgetful: Store = { getItem: () => null, setItem: () => {} };
  expect(remember(forgetful, 'build b')).toBe(false);
  const full: Store = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(remember(full, 'build b')).toBe(false);
  const odd: Store = { getItem: () => '{"a":', setItem: () => {} };
  expect(reloadedFor(odd)).toBeNull();
});

let store: Store | null;
let busy: boolean;
/** What the server would tell now; null if it is away. */
let server: string | null;
/** The build that a reload would bring. */
let brought: string;
let happened: string[];
let timers: { act: () => void; wait: number }[];
let asked: number;

beforeEach(() => {
  store = new Kept();
  busy = false;
  server = 'b';
  brought = 'b';
  happened = [];
  timers = [];
  asked = 0;
});

const open = (own: string) =>
  newRenewal({
    own,
    store,
    busy: () => busy,
    ask: async () => {
      asked += 1;
      if (server === null) throw new Error('away');
      return server;
    },
    reload: () => happened.push(`reload to ${brought}`),
    sayStale: () => happened.push('stale'),
    later: (act, wait) => timers.push({ act, wait }),
    chance: () => 0.5,
  });

/** Let every promise and every timer that is due now come; timers of later ones wait. */
const pass = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  const due = timers;
  timers = [];
  for (const { act } of due) act();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('a page of another build reloads once, and the new page stays', async () => {
  open('a').told('b');
  expect(timers.map(({ wait }) => wait)).toEqual([1000]); // not all tables at once
  await pass();
  expect(happened).toEqual(['reload to b']);
  expect(asked).toBe(1);

  open('b').told('b');
  await pass();
  expect(happened).toEqual(['reload to b']);
});

test('a cache that holds on to the old page makes no loop: it is said once, and that is all', async () => {
  open('a').told('b');
  await pass();
  const again = open('a');
  for (let visit = 0; visit < 3; visit += 1) {
    again.told('b');
    await pass();
  }
  expect(happened).toEqual(['reload to b', 'stale']);
});

test('two servers of different builds take turns, and the page comes to rest', async () => {
  let own = 'a';
  for (let visit = 0; visit < 10; visit += 1) {
    const other = own === 'a' ? 'b' : 'a';
    server = brought = other;
    const before = happened.length;
    open(own).told(other);
    await pass();
    if (happened.slice(before).includes(`reload to ${other}`)) own = other;
  }
  expect(happened.filter((one) => one.startsWith('reload'))).toEqual([
    'reload to b',
    'reload to a',
  ]);
});

test('while the sand runs it is only looked again, and reloaded when it has run out', async () => {
  busy = true;
  open('a').told('b');
  for (let look = 0; look < 20; look += 1) await pass();
  expect(happened).toEqual([]);
  expect(asked).toBe(0);
  expect(timers.map(({ wait }) => wait)).toEqual([500]); // one look at a time

  busy = false;
  await pass();
  expect(happened).toEqual(['reload to b']);
});

test('a round that began while the server was asked is not cut off', async () => {
  open('a').told('b');
  const due = timers;
  timers = [];
  for (const { act } of due) act();
  busy = true; // the answer is still on its way
  await pass();
  expect(happened).toEqual([]);
  busy = false;
  await pass();
  expect(happened).toEqual(['reload to b']);
});

test('a missing part asks the server, and reloads at once', async () => {
  open('a').missed();
  await pass();
  await pass();
  expect(happened).toEqual(['reload to b']);
});

test('a part that is still missing after a reload does not reload again', async () => {
  server = 'a';
  brought = 'a';
  open('a').missed();
  await pass();
  await pass();
  expect(happened).toEqual(['reload to a']);
  const again = open('a');
  for (let part = 0; part < 3; part += 1) {
    again.missed();
    await pass();
    await pass();
  }
  expect(happened).toEqual(['reload to a']); // its message stands in its own place
});

test('without a network the page stays, and reloads when the server is back', async () => {
  server = null;
  const renewal = open('a');
  renewal.missed();
  for (let look = 0; look < 5; look += 1) await pass();
  expect(happened).toEqual([]);

  server = 'a';
  renewal.told('a');
  await pass();
  expect(happened).toEqual(['reload to b']);
});

test('a server that went away while the sand ran is waited for', async () => {
  busy = true;
  const renewal = open('a');
  renewal.told('b');
  await pass();
  server = null;
  busy = false;
  for (let look = 0; look < 5; look += 1) await pass();
  expect(happened).toEqual([]);
  server = 'b';
  renewal.told('b');
  await pass();
  expect(happened).toEqual(['reload to b']);
});

test('an older server tells no build: nothing happens, and a missing part still helps itself', async () => {
  const renewal = open('a');
  renewal.told(undefined);
  await pass();
  expect([happened, timers]).toEqual([[], []]);

  server = '';
  renewal.missed();
  await pass();
  await pass();
  expect(happened).toEqual(['reload to b']);
});

test('without a store of its own the page is never reloaded', async () => {
  store = null;
  open('a').told('b');
  await pass();
  expect(happened).toEqual(['stale']);
});
