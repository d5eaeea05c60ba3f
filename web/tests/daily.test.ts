/** The puzzle of the day: dates, beads, the calendar, drafts, and a text that tells no solution. */
import { expect, test } from 'vitest';
import type { Daily, DailyPuzzle, Laid } from '../src/api/protocol';
import { isPassing, waitFor } from '../src/features/daily/api';
import {
  beadOf,
  beads,
  countdown,
  dated,
  isDate,
  levelOf,
  limited,
  monthsLater,
  nextAfter,
  plus,
  shows,
  standingOf,
  stepped,
  weeksOf,
} from '../src/features/daily/day';
import { DRAFTS, draftOf, keepDraft, keyOf } from '../src/features/daily/draft';
import { isWorthSharing, shared, starsOf } from '../src/features/daily/share';
import type { Store } from '../src/settings/storage';

const shelf = (text?: string): Store & { text: string | undefined } => ({
  text,
  getItem() {
    return this.text ?? null;
  },
  setItem(_, value) {
    this.text = value;
  },
});

const puzzle = (more: Partial<DailyPuzzle> = {}): DailyPuzzle => ({
  level: 'easy',
  stars: 2,
  side: 'easy',
  area: null,
  pieces: null,
  elapsed: null,
  took: null,
  wrong: 0,
  solvers: 0,
  median: null,
  slower: null,
  plausible: true,
  ...more,
});

const AREA = '.####/####./.###./..#..';
const daily = (puzzles: readonly DailyPuzzle[]): Daily => ({
  date: '2026-11-15',
  today: '2026-11-15',
  first: '2026-01-01',
  next_in: 60_000,
  counts: true,
  number: 319,
  puzzles,
  streak: 4,
  best_streak: 9,
});

test('dates that are none are told apart from dates', () => {
  expect(['2026-11-15', '2028-02-29'].filter(isDate)).toHaveLength(2);
  const wrong = ['', '2026-02-30', '2026-13-01', '20261115', 'today', '2026-11-15 ', '2026-1-5'];
  expect(wrong.filter(isDate)).toEqual([]);
});

test('days go over the ends of months and years', () => {
  expect(plus('2026-12-31', 1)).toBe('2027-01-01');
  expect(plus('2026-03-01', -1)).toBe('2026-02-28');
  expect(limited('2025-01-01', '2026-01-01', '2026-11-15')).toBe('2026-01-01');
  expect(limited('2027-01-01', '2026-01-01', '2026-11-15')).toBe('2026-11-15');
});

test('a date is said in the language of the reader, and is the server’s wherever they are', () => {
  expect(dated('en', '2026-11-15', 'full')).toBe('Sunday, November 15, 2026');
  expect(dated('de', '2026-11-15', 'full')).toBe('Sonntag, 15. November 2026');
  expect(dated('fr', '2026-11-15', 'short')).toBe('15 novembre 2026');
  expect(dated('it', '2026-11-15', 'month')).toBe('novembre 2026');
  expect(dated('nl', '2026-11-15', 'weekday')).toBe('zo');
});

test('a clock goes on from what the server said', () => {
  expect(shows({ elapsed: 5_000, heard: 100 }, 1_600)).toBe(6_500);
  expect(shows({ elapsed: 5_000, heard: 100 }, 90)).toBe(5_000);
});

test('the next puzzles come in hours and minutes, and never in none before they are there', () => {
  expect(countdown(5 * 3_600_000 + 12 * 60_000)).toEqual({ hours: 5, minutes: 12 });
  expect(countdown(59_000)).toEqual({ hours: 0, minutes: 1 });
  expect(countdown(3_599_001)).toEqual({ hours: 1, minutes: 0 });
  expect(countdown(-5)).toEqual({ hours: 0, minutes: 0 });
});

test('a puzzle is new, running or solved', () => {
  expect(standingOf(puzzle())).toBe('new');
  expect(standingOf(puzzle({ area: AREA, elapsed: 0 }))).toBe('running');
  expect(standingOf(puzzle({ area: AREA, took: 0 }))).toBe('solved');
  expect(levelOf('five_stars')).toBe('five_stars');
  expect(levelOf('five-stars')).toBeNull();
});

test('after a puzzle comes a harder one, then what was left out, then none', () => {
  const three = (...solved: string[]) =>
    (['easy', 'hard', 'five_stars'] as const).map((level) =>
      puzzle({ level, took: solved.includes(level) ? 1 : null }),
    );
  expect(nextAfter(three('easy'), 'easy')?.level).toBe('hard');
  expect(nextAfter(three('hard'), 'hard')?.level).toBe('five_stars');
  expect(nextAfter(three('hard', 'five_stars'), 'five_stars')?.level).toBe('easy');
  expect(nextAfter(three('easy', 'hard', 'five_stars'), 'hard')).toBeNull();
});

test('a day has a gem, a pale one, is open or empty', () => {
  const days = [
    { date: '2026-11-12', solved: 3, on_day: false },
    { date: '2026-11-13', solved: 1, on_day: true },
  ];
  expect(beads('2026-11-15', days, 5)).toEqual([
    { date: '2026-11-11', bead: 'missed' },
    { date: '2026-11-12', bead: 'late' },
    { date: '2026-11-13', bead: 'solved' },
    { date: '2026-11-14', bead: 'missed' },
    { date: '2026-11-15', bead: 'open' },
  ]);
  const now = [{ date: '2026-11-15', solved: 2, on_day: true }];
  expect(beadOf('2026-11-15', '2026-11-15', now)).toBe('solved');
});

test('a month has whole weeks from Monday', () => {
  const november = weeksOf('2026-11-15');
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02-10')).toHaveLength(4); // from a Monday to a Sunday
  expect(weeksOf('2026-12-31').flat().filter(Boolean)).toHaveLength(31);
});

test('keys go through the calendar', () => {
  const from = '2026-11-15'; // a Sunday
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  expect(keys.map((key) => stepped(from, key)?.slice(5))).toEqual([
    '11-14',
    '11-16',
    '11-08',
    '11-22',
    '11-09',
    '11-15',
  ]);
  expect(stepped('2026-03-31', 'PageUp')).toBe('2026-02-28');
  expect(stepped('2026-12-31', 'PageDown')).toBe('2027-01-31');
  expect(stepped(from, 'x')).toBeNull();
  expect(monthsLater('2026-01-15', -1)).toBe('2025-12-15');
});

test('the text to share has squares, stars and times, and nothing of any board', () => {
  const pieces = ['T4', 'L4', 'S4'] as const;
  const told = daily([
    puzzle({ stars: 2, took: 42_900, area: AREA, pieces }),
    puzzle({ level: 'hard', stars: 4, took: 135_000, wrong: 1, area: AREA, pieces }),
    puzzle({ level: 'five_stars', stars: 5, elapsed: 9, area: AREA, pieces }),
  ]);
  const text = shared(told, { heading: 'Ubongo no. 319', streak: 'Streak: 4', link: 'http://x/' });
  expect(text).toBe('Ubongo no. 319\n🟩 ★★☆☆☆ 0:42\n🟨 ★★★★☆ 2:15\n⬜ ★★★★★\nStreak: 4\nhttp://x/');
  for (const secret of [AREA, '#', ...pieces]) expect(text).not.toContain(secret);
  expect(isWorthSharing(told)).toBe(true);
  expect(isWorthSharing(daily([puzzle()]))).toBe(false);
  expect(starsOf(0)).toBe('☆☆☆☆☆');
});

const LAID: Laid[] = [
  {
    piece: 'I2',
    cells: [
      [0, 0],
      [1, 0],
    ],
  },
];

test('what was laid comes back, board by board, and the oldest is forgotten', () => {
  const store = shelf();
  keepDraft(store, keyOf('2026-11-15', 'easy'), LAID);
  keepDraft(store, keyOf('2026-11-15', 'hard'), []);
  expect(draftOf(store, '2026-11-15 easy')).toEqual(LAID);
  expect(draftOf(store, '2026-11-15 hard')).toEqual([]);
  for (let number = 0; number < 12; number += 1) keepDraft(store, `day ${number}`, LAID);
  expect(draftOf(store, '2026-11-15 easy')).toEqual([]);
  expect(draftOf(store, 'day 0')).toEqual(LAID);
});

test('an odd or forbidden store keeps nothing and breaks nothing', () => {
  const odd = [
    '{',
    '7',
    'null',
    '[["a"]]',
    '[["a", [{}]]]',
    '[["a", [{"piece": "I2", "cells": [["x"]]}]]]',
  ];
  for (const text of odd) expect(draftOf(shelf(text), 'a')).toEqual([]);
  expect(draftOf(null, 'a')).toEqual([]);
  const full = {
    getItem: (key: string) => (key === DRAFTS ? '[["a", []]]' : null),
    setItem: (): never => {
      throw new Error('full');
    },
  };
  expect(() => keepDraft(full, 'a', LAID)).not.toThrow();
});

test('troubles that pass are waited for, refusals are not', () => {
  expect(['offline', 'http_502', 'our_fault', 'too_many_requests'].every(isPassing)).toBe(true);
  expect(['not_covered', 'not_started', 'no_such_date', 'http_404'].some(isPassing)).toBe(false);
  expect([0, 1, 20].map(waitFor)).toEqual([1_000, 1_500, 8_000]);
});
