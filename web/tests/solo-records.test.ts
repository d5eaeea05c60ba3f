/** The own records of solo runs. */
import { expect, test } from 'vitest';
import type { Run } from '../src/api/protocol';
import { clocked } from '../src/i18n/clock-time';
import { byRecord, keepRun, recordsLike, THE_BOX } from '../src/table/views/solo-run/solo-records';

const run = (solved: number, aside = 0, last = 60_000, minutes: number | null = 10): Run => ({
  minutes,
  side: 'easy',
  solved,
  put_aside: aside,
  last_solve: last,
});

const shelf = (text: string | null = null) => ({
  text,
  getItem(): string | null {
    return this.text;
  },
  setItem(_key: string, value: string): void {
    this.text = value;
  },
});

test('more solves, then fewer put aside, then an earlier last solve (R-303)', () => {
  const tuesday = run(14, 1, 588_000);
  const sunday = run(14, 3, 560_000);
  const monday = run(13, 0, 542_000);
  expect([monday, sunday, tuesday].sort(byRecord)).toEqual([tuesday, sunday, monday]);
  expect(byRecord(run(14, 1, 100), run(14, 1, 200))).toBeLessThan(0);
});

test('runs are kept by minutes and side, the best first', () => {
  const store = shelf();
  keepRun(store, run(3), THE_BOX, 'a', 1);
  keepRun(store, run(9, 0, 1, null), THE_BOX, 'zen', 2);
  const { list, place, first } = keepRun(store, run(5), THE_BOX, 'b', 3);
  expect(list.map((one) => one.game)).toEqual(['b', 'a']);
  expect([place, first]).toEqual([1, false]);
  expect(recordsLike(store, run(0, 0, 0, null), THE_BOX).map((one) => one.game)).toEqual(['zen']);
});

test('a reload does not count a run twice, and five are kept', () => {
  const store = shelf();
  for (const solved of [1, 2, 3, 4, 5, 6])
    keepRun(store, run(solved), THE_BOX, `${solved}`, solved);
  const again = keepRun(store, run(6), THE_BOX, '6', 99);
  expect(again.list.map((one) => one.game)).toEqual(['6', '5', '4', '3', '2']);
  expect(keepRun(store, run(1), THE_BOX, 'late', 100).place).toBe(0);
});

test('runs on fresh boards have lists of their own, by stars (R-303, R-428)', () => {
  const store = shelf();
  const fresh = { boards: 'fresh', stars: null, agreed: null } as const;
  const hard = { ...fresh, stars: 3 };
  keepRun(store, run(3), THE_BOX, 'box', 1);
  keepRun(store, run(9), fresh, 'fresh', 2);
  expect(keepRun(store, run(4), hard, 'stars', 3)).toMatchObject({ place: 1, first: true });
  expect(keepRun(store, run(5), hard, 'more', 4).list.map((one) => one.game)).toEqual([
    'more',
    'stars',
  ]);
  for (const [boards, games] of [
    [THE_BOX, ['box']],
    [fresh, ['fresh']],
    [hard, ['more', 'stars']],
  ] as const) {
    expect(recordsLike(store, run(0), boards).map((one) => one.game)).toEqual(games);
  }
});

test('a run on boards that anybody could have printed is no record (R-428)', () => {
  const store = shelf();
  const agreed = { boards: 'fresh', stars: null, agreed: 7 } as const;
  expect(keepRun(store, run(9), agreed, 'a', 1)).toEqual({ list: [], place: 0, first: true });
  expect(store.text).toBeNull();
  keepRun(store, run(3), { ...agreed, agreed: null }, 'b', 2);
  expect(recordsLike(store, run(9), agreed)).toEqual([]);
});

test('runs that an earlier page has kept were on the boards of the box', () => {
  const store = shelf(JSON.stringify([{ run: run(3), game: 'old', at: 1 }]));
  expect(recordsLike(store, run(0), THE_BOX).map((one) => one.game)).toEqual(['old']);
  const odd = shelf(JSON.stringify([{ run: run(3), game: 'odd', at: 1, fresh: 7 }]));
  expect(recordsLike(odd, run(0), THE_BOX)).toEqual([]);
});

test('a run without a solve is no record', () => {
  expect(keepRun(shelf(), run(0), THE_BOX, 'a', 1)).toEqual({ list: [], place: 0, first: true });
});

test('an odd or forbidden store is as good as none', () => {
  expect(recordsLike(shelf('{"a":'), run(1), THE_BOX)).toEqual([]);
  expect(recordsLike(shelf('[1, null, {"game": "x"}]'), run(1), THE_BOX)).toEqual([]);
  expect(keepRun(null, run(1), THE_BOX, 'a', 1).place).toBe(1);
  const full = {
    getItem: () => null,
    setItem: (): never => {
      throw new Error('full');
    },
  };
  expect(keepRun(full, run(1), THE_BOX, 'a', 1).place).toBe(1);
});

test('times are shown as a clock shows them', () => {
  expect([0, 59_999, 588_000, 3_600_000, 93_784_000].map(clocked)).toEqual([
    '0:00',
    '0:59',
    '9:48',
    '1:00:00',
    '26:03:04',
  ]);
});
