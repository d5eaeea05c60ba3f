import { expect, test } from 'vitest';
import { seconds, spokenBetween } from '../src/play/hourglass';
import { guessed, measured, newClock, until } from '../src/table/clock-sync';

test('the quickest ping tells the clocks apart', () => {
  let clock = guessed(newClock(), 5_000, 1_000);
  expect(clock.offset).toBe(4_000);
  clock = measured(clock, 1_000, 5_300, 1_400);
  clock = measured(clock, 2_000, 6_110, 2_020);
  clock = measured(clock, 3_000, 7_500, 3_800);
  expect(clock).toMatchObject({ offset: 4_100, trip: 20 });
});

test('the sand runs out half a round trip before the deadline, never below nothing', () => {
  const clock = measured(newClock(), 1_000, 5_010, 1_020);
  expect(until(clock, 65_000, 1_000)).toBe(60_000 - 10);
  expect(until(clock, 65_000, 90_000)).toBe(0);
});

test('a minute begins with 60 and ends with 0', () => {
  expect([60_000, 59_999, 1_000, 1, 0].map(seconds)).toEqual([60, 60, 1, 1, 0]);
});

test('30, 10 and 5 seconds are spoken once, and not long after', () => {
  expect(spokenBetween(31, 30)).toBe(30);
  expect(spokenBetween(30, 29)).toBeNull();
  expect(spokenBetween(Number.POSITIVE_INFINITY, 20)).toBeNull();
  expect(spokenBetween(11, 10)).toBe(10);
});
