/**
 * An area that is being painted on a grid of eight by eight, with undo. It knows nothing of
 * pointers, pieces or the server.
 *
 *     areaOf(strokes(newPainting(), [[2, 2], [3, 2], [2, 3]], true).grid)  // '##/#.'
 */
import { type Cell, normalised, parsed, sizeOf, written } from '../../shapes/geometry';

/** Cells to a side of the grid: no area of the game is wider or higher. */
export const SIDE = 8;
const KEPT = 100;

/** Row by row, from the upper left. */
export type Grid = readonly boolean[];

export interface Painting {
  readonly grid: Grid;
  /** The grids before each change, the newest last. */
  readonly before: readonly Grid[];
}

const EMPTY: Grid = Array<boolean>(SIDE * SIDE).fill(false);

export const newPainting = (grid: Grid = EMPTY): Painting => ({ grid, before: [] });

export const indexOf = ([x, y]: Cell): number => y * SIDE + x;

export const isPainted = (grid: Grid, cell: Cell): boolean => grid[indexOf(cell)] ?? false;

export const cellsIn = (grid: Grid): readonly Cell[] =>
  grid.flatMap((on, index): Cell[] => (on ? [[index % SIDE, Math.floor(index / SIDE)]] : []));

const changed = (painting: Painting, grid: Grid): Painting =>
  grid.every((on, index) => on === painting.grid[index])
    ? painting
    : { grid, before: [...painting.before.slice(1 - KEPT), painting.grid] };

const withCells = (grid: Grid, cells: readonly Cell[], on: boolean): Grid => {
  const changing = new Set(cells.map(indexOf));
  return grid.map((was, index) => (changing.has(index) ? on : was));
};

/** Paint or wipe cells: one step to undo. */
export const strokes = (painting: Painting, cells: readonly Cell[], on: boolean): Painting =>
  changed(painting, withCells(painting.grid, cells, on));

/** More of the stroke that has just begun: still one step. */
export const goesOn = (painting: Painting, cells: readonly Cell[], on: boolean): Painting => ({
  ...painting,
  grid: withCells(painting.grid, cells, on),
});

export const cleared = (painting: Painting): Painting => changed(painting, EMPTY);

/** A different area, which can be undone like a stroke. */
export const replaced = (painting: Painting, grid: Grid): Painting => changed(painting, grid);

export const undone = (painting: Painting): Painting => {
  const grid = painting.before.at(-1);
  return grid ? { grid, before: painting.before.slice(0, -1) } : painting;
};

/** Whether the whole area can move that way without leaving the grid. */
export const canShift = (grid: Grid, dx: number, dy: number): boolean => {
  const cells = cellsIn(grid);
  return (
    cells.length > 0 &&
    cells.every(([x, y]) => x + dx >= 0 && x + dx < SIDE && y + dy >= 0 && y + dy < SIDE)
  );
};

export const shifted = (painting: Painting, dx: number, dy: number): Painting =>
  canShift(painting.grid, dx, dy)
    ? changed(
        painting,
        withCells(
          EMPTY,
          cellsIn(painting.grid).map(([x, y]): Cell => [x + dx, y + dy]),
          true,
        ),
      )
    : painting;

/** The area in rows of # and ., as the server reads it; empty if nothing is painted. */
export const areaOf = (grid: Grid): string => {
  const cells = cellsIn(grid);
  return cells.length ? written(normalised(cells)) : '';
};

/** The area's upper left corner on the grid. */
export const cornerOf = (grid: Grid): Cell => {
  const cells = cellsIn(grid);
  return cells.length
    ? [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
    : [0, 0];
};

/** A grid with this area in its middle; null if it cannot be read or does not fit. */
export const gridWith = (area: string): Grid | null => {
  if (!/^[#./]+$/.test(area)) return null;
  const shape = parsed(area);
  if (!shape.length) return null;
  const cells = normalised(shape);
  const { width, height } = sizeOf(cells);
  if (width > SIDE || height > SIDE) return null;
  const left = Math.floor((SIDE - width) / 2);
  const top = Math.floor((SIDE - height) / 2);
  return withCells(
    EMPTY,
    cells.map(([x, y]): Cell => [x + left, y + top]),
    true,
  );
};

/** Whether all painted cells are connected by their sides. */
export const isInOnePart = (grid: Grid): boolean => {
  const cells = cellsIn(grid);
  const [first] = cells;
  if (!first) return false;
  const reached = new Set([indexOf(first)]);
  const open: Cell[] = [first];
  for (let cell = open.pop(); cell; cell = open.pop()) {
    const [x, y] = cell;
    for (const next of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const) {
      if (next[0] < 0 || next[0] >= SIDE || !isPainted(grid, next) || reached.has(indexOf(next))) {
        continue;
      }
      reached.add(indexOf(next));
      open.push(next);
    }
  }
  return reached.size === cells.length;
};

/** Every cell on the way of a quick hand, with the last one and without the first. */
export const onTheWay = (from: Cell, to: Cell): readonly Cell[] => {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  return Array.from({ length: steps }, (_, step): Cell => {
    const part = (step + 1) / steps;
    return [
      Math.round(from[0] + (to[0] - from[0]) * part),
      Math.round(from[1] + (to[1] - from[1]) * part),
    ];
  });
};
