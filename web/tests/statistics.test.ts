/** Plots: scales, ticks, swarms, and what is drawn of the statistics. */
import { expect, test } from 'vitest';
import type { DayTimes, EditionName, Statistics, Times } from '../src/api/protocol';
import * as facts from '../src/editions/facts';
import {
  barsOf,
  change,
  columnsOf,
  daysOf,
  isEmpty,
  percent,
  surenessOf,
  weeksUpTo,
} from '../src/features/statistics/figures';
import {
  countTicks,
  linear,
  lineThrough,
  logarithmic,
  median,
  nearest,
  nearestOf,
  smoothed,
  someOf,
  swarm,
  timeRange,
  timeTicks,
} from '../src/features/statistics/scales';
import { KNOWN } from './editions';

const isRace = (edition: EditionName) => facts.isRace(KNOWN, edition);

test('a linear scale goes through both ends, upside down too, and bears a single value', () => {
  const scale = linear([10, 20], [100, 0]);
  expect([10, 15, 20].map(scale)).toEqual([100, 50, 0]);
  expect(linear([5, 5], [0, 10])(5)).toBe(0);
});

test('on a logarithmic scale twice as long is always the same step', () => {
  const scale = logarithmic([1_000, 64_000], [0, 60]);
  expect([1_000, 2_000, 4_000, 64_000].map((time) => Math.round(scale(time)))).toEqual([
    0, 10, 20, 60,
  ]);
  expect(Number.isFinite(scale(0))).toBe(true);
});

test('times lie between two round ones', () => {
  expect(timeRange([12_000, 47_000])).toEqual([10_000, 60_000]);
  expect(timeRange([30_000])).toEqual([30_000, 60_000]);
  expect(timeRange([0])).toEqual([1_000, 2_000]);
  expect(timeRange([])).toEqual([1_000, 60_000]);
  const [low, high] = timeRange([90_000_000]);
  expect(low).toBeLessThanOrEqual(90_000_000);
  expect(high).toBeGreaterThan(90_000_000);
});

test('ticks of times are round, and not too many', () => {
  expect(timeTicks([5_000, 120_000])).toEqual([5_000, 10_000, 20_000, 30_000, 60_000, 120_000]);
  const many = timeTicks([1_000, 1_800_000], 6);
  expect(many.length).toBeLessThanOrEqual(6);
  expect(many.at(-1)).toBe(1_800_000);
});

test('ticks of counts are whole and reach the largest', () => {
  expect(countTicks(0)).toEqual([0]);
  expect(countTicks(3)).toEqual([0, 1, 2, 3]);
  expect(countTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(countTicks(42)).toEqual([0, 10, 20, 30, 40, 50]);
  for (const largest of [1, 5, 6, 11, 99, 101, 999, 12_345]) {
    const ticks = countTicks(largest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(ticks.length).toBeLessThanOrEqual(7);
  }
});

test('some of many places have both ends', () => {
  expect(someOf(0, 4)).toEqual([]);
  expect(someOf(1, 4)).toEqual([0]);
  expect(someOf(3, 4)).toEqual([0, 1, 2]);
  expect(someOf(10, 4)).toEqual([0, 3, 6, 9]);
  expect(someOf(10, 1)).toEqual([9]);
});

test('medians', () => {
  expect(median([])).toBeNull();
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1])).toBe(2.5);
  expect(smoothed([9, 1, 9, 1, 9], 1)).toEqual([9, 9, 1, 9, 9]);
  expect(smoothed([7])).toEqual([7]);
});

test('a line is drawn through its points', () => {
  expect(lineThrough([])).toBe('');
  expect(
    lineThrough([
      { x: 0, y: 1.25 },
      { x: 2, y: 3 },
    ]),
  ).toBe('M0 1.3L2 3');
});

test('dots of a swarm do not touch while there is room, and stay in their column', () => {
  const heights = [10, 11, 12, 10.5, 40, 41];
  const offsets = swarm(heights, 3, 20);
  for (let a = 0; a < heights.length; a += 1) {
    for (let b = 0; b < a; b += 1) {
      const far = Math.hypot(offsets[a]! - offsets[b]!, heights[a]! - heights[b]!);
      expect(far).toBeGreaterThanOrEqual(5.98);
    }
  }
  const crowd = swarm(new Array<number>(200).fill(5), 3, 12);
  expect(Math.max(...crowd.map(Math.abs))).toBeLessThanOrEqual(12);
  expect(new Set(crowd).size).toBeGreaterThan(4);
  expect(swarm([], 3, 20)).toEqual([]);
  expect(swarm([1, 1], 3, 0)).toEqual([0, 0]);
});

test('the nearest stop is found', () => {
  expect(nearest([10, 20, 30], 24)).toBe(1);
  expect(nearest([10, 20, 30], -5)).toBe(0);
  expect(nearest([], 3)).toBe(0);
});

const times = (...solved: number[]): Times => ({
  dealt: solved.length + 1,
  solved: solved.length,
  median: median(solved),
  best: solved.length ? Math.min(...solved) : null,
});

const day = (date: string, ...solved: number[]): DayTimes => ({
  date,
  games: 1,
  times: times(...solved),
});

const ALL: Statistics = {
  games: 2,
  times: times(1, 2, 3),
  by_stars: [1, 2, 3, 4, 5].map((stars) => ({ stars, times: times() })),
  by_piece: [
    { piece: 'I2', times: times(5) },
    { piece: 'I3', times: times() },
    { piece: 'L3', times: times(9) },
  ],
  by_day: [day('2026-11-14'), day('2026-11-15', 4)],
  by_edition: [],
  solo: [],
  daily: [{ level: 'easy', times: { dealt: 0, solved: 0, median: null, best: null } }],
  solves: [
    { date: '2026-11-15', edition: 'classic', stars: 2, took: 7, offline: false },
    { date: '2026-11-15', edition: 'classic', stars: 3, took: 8, offline: true },
  ],
  offline: null,
};

test('what is drawn is taken from the statistics', () => {
  expect(columnsOf(ALL).map((one) => one.solves.map((solve) => solve.took))).toEqual([
    [],
    [7],
    [8],
    [],
    [],
  ]);
  expect(barsOf(ALL).map((one) => one.piece)).toEqual(['L3', 'I2']);
  expect(daysOf(ALL).map((one) => [one.date, one.median, one.trend])).toEqual([
    ['2026-11-15', 4, 4],
  ]);
  expect(isEmpty(ALL)).toBe(false);
  expect(isEmpty({ ...ALL, games: 0 })).toBe(true);
  const tried = { dealt: 1, solved: 0, median: null, best: null };
  expect(isEmpty({ ...ALL, games: 0, daily: [{ level: 'hard', times: tried }] })).toBe(false);
});

test('progress is told when there are enough days for it', () => {
  const days = (...medians: number[]) =>
    daysOf({ ...ALL, by_day: medians.map((one, index) => day(`2026-11-0${index + 1}`, one)) });
  expect(change(days(10, 10, 10))).toBeNull();
  expect(change(days(45, 35, 32, 28))).toBe(-25);
  expect(change(days(30, 30, 36, 36))).toBe(20);
  expect(change(days(0, 0, 5, 5))).toBeNull();
});

test('weeks go from Monday to Sunday, the last one is of today', () => {
  expect(weeksUpTo('2026-11-15', 2)).toEqual([
    ['02', '03', '04', '05', '06', '07', '08'].map((one) => `2026-11-${one}`),
    ['09', '10', '11', '12', '13', '14', '15'].map((one) => `2026-11-${one}`),
  ]);
  expect(weeksUpTo('2026-11-16', 1)[0]?.[0]).toBe('2026-11-16');
});

test('the nearest of many is found in both directions', () => {
  const stops = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(nearestOf(stops, { x: 9, y: 7 })).toBe(2);
  expect(nearestOf(stops, { x: 9, y: 3 })).toBe(1);
});

test('parts and races', () => {
  expect([percent(1, 3), percent(0, 0), percent(5, 5)]).toEqual([33, 0, 100]);
  expect(isRace('2024')).toBe(true);
  expect(isRace('cooperative') || isRace('solo')).toBe(false);
});

test('a rating says how sure it is', () => {
  const seen = (mu: number, sigma: number) =>
    surenessOf({ edition: 'classic', shown: 0, mu, sigma, games: 1 });
  expect(seen(25, 25 / 3)).toEqual({ low: 0, middle: 0.5, high: 1, sure: 'little' });
  expect(seen(30, 5)).toEqual({ low: 0.3, middle: 0.6, high: 0.9, sure: 'fairly' });
  expect(seen(30, 4).sure).toBe('very');
  expect(seen(60, 5).high).toBe(1);
});
