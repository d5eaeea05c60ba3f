/** A solution for boards that nobody solved. */
import { expect, test } from 'vitest';
import { isSame, normalised, parsed, poses } from '../src/geometry';
import { pieceOf } from '../src/pieces';
import { solved } from '../src/solve';

test('the area is covered exactly, each piece once and in one of its poses', () => {
  const area = '###.#/#####/..#.#';
  const laid = solved(area, ['L4', 'T4', 'I3'])!;
  expect(laid.map((one) => one.piece).sort()).toEqual(['I3', 'L4', 'T4']);
  const cells = laid.flatMap((one) => one.cells.map(([x, y]) => `${x},${y}`));
  expect(new Set(cells).size).toBe(cells.length);
  expect(cells.sort()).toEqual(
    parsed(area)
      .map(([x, y]) => `${x},${y}`)
      .sort(),
  );
  for (const { piece, cells: on } of laid) {
    expect(poses(pieceOf(piece).shape).some((pose) => isSame(pose, normalised(on)))).toBe(true);
  }
});

test('what cannot be covered has no solution', () => {
  expect(solved('##/##', ['I4'])).toBeNull();
  expect(solved('##/##', ['I2'])).toBeNull();
});
