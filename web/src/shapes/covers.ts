/**
 * Finds every cover of an area, by trying everything: areas of boards are small enough. It is for
 * those who learn or look up; no cover is judged by it.
 */

import type { PieceId } from '../api/protocol';
import {
  type Cell,
  type Cells,
  cellsOf,
  fits,
  type Point,
  placed,
  poses,
  type Shape,
} from './geometry';

export interface Placement {
  readonly piece: PieceId;
  readonly shape: Shape;
  readonly at: Point;
}

interface Loose {
  readonly id: PieceId;
  readonly shape: Shape;
}

const MOST = 200;

/** Every way to cover what is free with these pieces, each used once; at most `MOST`. */
export const coversOf = (
  area: Cells,
  lying: readonly Cell[],
  pieces: readonly Loose[],
): readonly (readonly Placement[])[] => {
  const found: Placement[][] = [];
  const search = (covered: readonly Cell[], left: readonly Loose[], done: Placement[]): void => {
    const now = cellsOf(covered);
    const free = area.cells.find(([x, y]) => !now.has(x, y));
    if (!free) {
      if (!left.length) found.push(done);
      return;
    }
    // Some piece must lie on the first free cell, with one of its own cells.
    for (const piece of left) {
      for (const shape of poses(piece.shape)) {
        for (const [x, y] of shape) {
          const at = { x: free[0] - x, y: free[1] - y };
          if (found.length >= MOST || !fits(area, now, shape, at)) continue;
          const rest = left.filter((one) => one !== piece);
          search([...covered, ...placed(shape, at)], rest, [
            ...done,
            { piece: piece.id, shape, at },
          ]);
        }
      }
    }
  };
  search(lying, pieces, []);
  return found;
};
