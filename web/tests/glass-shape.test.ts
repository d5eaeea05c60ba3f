/** The shape of the hourglass, and of the sand in it by volume. */
import { expect, test } from 'vitest';
import {
  glassPath,
  halfAt,
  heapTop,
  lowerLevel,
  lowerSand,
  streamPath,
  upperLevel,
  upperSand,
  volumeTo,
} from '../src/art/glass-shape';

test('what is missing above lies below', () => {
  const all = volumeTo(upperLevel(1));
  for (let left = 0; left <= 1.0001; left += 0.05) {
    const above = volumeTo(upperLevel(left));
    const below = volumeTo(1) - volumeTo(1 - lowerLevel(left));
    expect(above / all).toBeCloseTo(Math.min(1, left), 3);
    expect((above + below) / all).toBeCloseTo(1, 3);
  }
});

test('the glass is widest in its bulbs, and nothing that is drawn is not a number', () => {
  expect(halfAt(0)).toBeLessThan(4);
  expect(halfAt(0.9)).toBeGreaterThan(34);
  for (let step = -10; step <= 1010; step += 1) {
    const left = step / 1000;
    const drawn = [
      upperSand(left, true),
      upperSand(left, false),
      lowerSand(left),
      streamPath(left),
    ];
    expect(`${drawn} ${glassPath()}`).not.toMatch(/NaN|Infinity|undefined/);
    expect(heapTop(left)).toBeLessThan(1);
  }
  expect(upperSand(0, true)).toBe('');
  expect(lowerSand(1)).toBe('');
});
