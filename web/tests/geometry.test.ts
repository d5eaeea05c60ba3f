import { describe, expect, test } from 'vitest';
import {
  cellsOf,
  fits,
  flipped,
  nearestPlace,
  parsed,
  placeCovering,
  poses,
  turned,
  written,
} from '../src/shapes/geometry';
import { outline, roundOutline, seams } from '../src/shapes/outline';
import { PIECES } from '../src/shapes/pieces';

const nothing = cellsOf([]);

test('a shape is read and written', () => {
  expect(written(parsed('##../####/.##.'))).toBe('##../####/.##.');
});

test('a quarter turn is clockwise, and four of them are none', () => {
  expect(written(turned(parsed('###/#..')))).toBe('##/.#/.#');
  for (const { shape } of PIECES) {
    expect(written(turned(turned(turned(turned(shape)))))).toBe(written(shape));
    expect(written(flipped(flipped(shape)))).toBe(written(shape));
  }
});

test('the twelve pieces have 55 poses and 48 cells in all', () => {
  expect(PIECES.flatMap(({ shape }) => poses(shape)).length).toBe(55);
  expect(PIECES.flatMap(({ shape }) => shape).length).toBe(48);
});

describe('snapping', () => {
  const area = cellsOf(parsed('####/####/####'));
  const shape = parsed('###/#..');

  test('the nearest place that fits is taken, from where the piece is seen', () => {
    expect(nearestPlace(area, nothing, shape, { x: 0.4, y: 0.7 }, 1)).toEqual({ x: 0, y: 1 });
    expect(nearestPlace(area, nothing, shape, { x: -0.6, y: -0.3 }, 1)).toEqual({ x: 0, y: 0 });
  });

  test('nothing is near enough beyond the limit', () => {
    expect(nearestPlace(area, nothing, shape, { x: -0.8, y: 0 }, 0.75)).toBeNull();
    expect(nearestPlace(area, nothing, shape, { x: -0.8, y: 0 }, 1)).toEqual({ x: 0, y: 0 });
  });

  test('a cell that is taken is no place', () => {
    const taken = cellsOf([[0, 0]]);
    expect(fits(area, taken, shape, { x: 0, y: 0 })).toBe(false);
    expect(nearestPlace(area, taken, shape, { x: 0.1, y: 0 }, 1)).toEqual({ x: 1, y: 0 });
  });

  test('a tapped cell is covered', () => {
    const at = placeCovering(area, nothing, shape, [3, 2]);
    expect(at).toBeNull();
    expect(placeCovering(area, nothing, shape, [3, 1])).toEqual({ x: 1, y: 1 });
  });
});

test('the outline goes around once, corners only, and around holes', () => {
  expect(outline(parsed('##'))).toBe('M2 0L2 1L0 1L0 0Z');
  expect(outline(parsed('###/#.#/###')).match(/M/g)).toHaveLength(2);
  for (const { shape } of PIECES) expect(outline(shape).match(/M/g)).toHaveLength(1);
});

test('round corners lie on straight edges, and less round where the shape bends in', () => {
  expect(roundOutline(parsed('#'), 0.1)).toBe(
    'M0.9 0Q1 0 1 0.1L1 0.9Q1 1 0.9 1L0.1 1Q0 1 0 0.9L0 0.1Q0 0 0.1 0Z',
  );
  const bent = roundOutline(parsed('#./##'), 0.1, 0.05);
  expect(bent).toContain('Q0.95 1.05 1.01 1.05');
  expect(bent).toContain('Q0.05 0.05 0.15 0.05');
});

test('seams lie between neighbours and stop short of the crossings', () => {
  expect(seams(parsed('##/#.'), 0.1)).toBe('M1 0.1V0.9M0.1 1H0.9');
  expect(seams(parsed('#'), 0.1)).toBe('');
});
