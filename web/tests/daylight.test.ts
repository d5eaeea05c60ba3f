// @vitest-environment happy-dom
/** A game is one day: the sun in the sky counts its rounds. */
import { expect, test } from 'vitest';
import { daylight, dayOf, hourOf, MORNING, showDay } from '../src/ui/daylight.svelte';

test('of nine rounds two are dawn, three morning, two golden and two dusk', () => {
  const hours = Array.from({ length: 9 }, (_, index) => dayOf(index + 1, 9).hour);
  expect(hours).toEqual([
    ...['dawn', 'dawn', 'morning', 'morning', 'morning'],
    ...['golden', 'golden', 'dusk', 'dusk'],
  ]);
});

test('other lengths have the same day', () => {
  expect([1, 2].map((round) => dayOf(round, 2).hour)).toEqual(['morning', 'dusk']);
  expect(dayOf(1, 1)).toEqual({ hour: 'dusk', share: 0.5 });
  expect(dayOf(0, 9)).toEqual(dayOf(1, 9));
  expect(dayOf(12, 9)).toEqual(dayOf(9, 9));
  expect(hourOf(0)).toBe('dawn');
});

test('the sun goes from left to right', () => {
  const shares = Array.from({ length: 5 }, (_, index) => dayOf(index + 1, 5).share);
  expect(shares).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('a day that is over does not end the one that came after it', () => {
  const first = showDay(dayOf(1, 9));
  const second = showDay(dayOf(9, 9));
  first();
  expect(daylight().hour).toBe('dusk');
  second();
  expect(daylight()).toBe(MORNING);
});
