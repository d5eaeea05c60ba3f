/** The own records of solo runs. */
import { expect, test } from 'vitest';
import type { Run } from '../src/api/protocol';
import { clocked } from '../src/i18n/clock-time';
import { byRecord, keepRun, recordsLike } from '../src/table/views/solo-run/solo-records';

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
  keepRun(store, run(3), 'a', 1);
  keepRun(store, run(9, 0, 1, null), 'zen', 2);
  const { list, place, first } = keepRun(store, run(5), 'b', 3);
  expect(list.map((one) => one.game)).toEqual(['b', 'a']);
  expect([place, first]).toEqual([1, false]);
  expect(recordsLike(store, run(0, 0, 0, null)).map((one) => one.game)).toEqual(['zen']);
});

test('a reload does not count a run twice, and five are kept', () => {
  const store = shelf();
  for (const solved of [1, 2, 3, 4, 5, 6]) keepRun(store, run(solved), `${solved}`, solved);
  const again = keepRun(store, run(6), '6', 99);
  expect(again.list.map((one) => one.game)).toEqual(['6', '5', '4', '3', '2']);
  expect(keepRun(store, run(1), 'late', 100).place).toBe(0);
});

test('a run without a solve is no record', () => {
  expect(keepRun(shelf(), run(0), 'a', 1)).toEqual({ list: [], place: 0, first: true });
});

test('an odd or forbidden store is as good as none', () => {
  expect(recordsLike(shelf('{"a":'), run(1))).toEqual([]);
  expect(recordsLike(shelf('[1, null, {"game": "x"}]'), run(1))).toEqual([]);
  expect(keepRun(null, run(1), 'a', 1).place).toBe(1);
  const full = {
    getItem: () => null,
    setItem: (): never => {
      throw new Error('full');
    },
  };
  expect(keepRun(full, run(1), 'a', 1).place).toBe(1);
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
