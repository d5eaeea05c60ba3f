/**
 * Geometry of cells and shapes: turning, flipping, and where a shape fits. It knows nothing of
 * pieces, players or pixels.
 *
 *     written(turned(parsed('###/#..')))  // '##/.#/.#'
 */

export type Cell = readonly [x: number, y: number];
/** Cells from (0, 0) on, in reading order. */
export type Shape = readonly Cell[];
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

/** The same cells, moved so that the smallest x and y are 0. */
export const normalised = (cells: readonly Cell[]): Shape => {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): Cell => [x - left, y - top]).sort(inReadingOrder);
};

/** A shape from rows of # and . separated by /. */
export const parsed = (text: string): Shape =>
  text
    .split('/')
    .flatMap((row, y) => [...row].flatMap((sign, x): Cell[] => (sign === '#' ? [[x, y]] : [])));

export const sizeOf = (shape: Shape): Size => ({
  width: 1 + Math.max(...shape.map(([x]) => x)),
  height: 1 + Math.max(...shape.map(([, y]) => y)),
});

export const written = (shape: Shape): string => {
  const { width, height } = sizeOf(shape);
  const rows = Array.from({ length: height }, () => Array<string>(width).fill('.'));
  for (const [x, y] of shape) rows[y]![x] = '#';
  return rows.map((row) => row.join('')).join('/');
};

/** A quarter turn clockwise. */
export const turned = (shape: Shape): Shape => normalised(shape.map(([x, y]): Cell => [-y, x]));

/** Turned over, left to right. */
export const flipped = (shape: Shape): Shape => normalised(shape.map(([x, y]): Cell => [-x, y]));

export const isSame = (one: Shape, other: Shape): boolean => written(one) === written(other);

/** All different poses of a shape: turned, then turned over. */
export const poses = (shape: Shape): readonly Shape[] => {
  const found = new Map<string, Shape>();
  for (const start of [shape, flipped(shape)]) {
    let pose = start;
    for (let quarter = 0; quarter < 4; quarter++) {
      found.set(written(pose), pose);
      pose = turned(pose);
    }
  }
  return [...found.values()];
};

export const placed = (shape: Shape, at: Point): readonly Cell[] =>
  shape.map(([x, y]): Cell => [x + at.x, y + at.y]);

/** A set of cells with fast membership tests. */
export interface Cells extends Size {
  readonly cells: readonly Cell[];
  readonly has: (x: number, y: number) => boolean;
}

export const cellsOf = (cells: readonly Cell[]): Cells => {
  const keys = new Set(cells.map(([x, y]) => y * 64 + x));
  return {
    cells,
    width: cells.length ? 1 + Math.max(...cells.map(([x]) => x)) : 0,
    height: cells.length ? 1 + Math.max(...cells.map(([, y]) => y)) : 0,
    has: (x, y) => x >= 0 && y >= 0 && keys.has(y * 64 + x),
  };
};

/** Whether the shape lies wholly on the area and on no taken cell. */
export const fits = (area: Cells, taken: Cells, shape: Shape, at: Point): boolean =>
  shape.every(([x, y]) => area.has(x + at.x, y + at.y) && !taken.has(x + at.x, y + at.y));

/**
 * The nearest place where this pose fits, at most `within` cells from where the piece is visible.
 *
 * Measured from the visible piece, never from the finger: right in 95 to 100 % at an aim error of
 * 0.3 cells, where rounding is right in 83 %.
 */
export const nearestPlace = (
  area: Cells,
  taken: Cells,
  shape: Shape,
  seen: Point,
  within: number,
): Point | null => {
  let best: Point | null = null;
  let shortest = within + 1e-9;
  for (let y = Math.ceil(seen.y - within) + 0; y <= seen.y + within; y++) {
    for (let x = Math.ceil(seen.x - within) + 0; x <= seen.x + within; x++) {
      const distance = Math.hypot(x - seen.x, y - seen.y);
      if (distance < shortest && fits(area, taken, shape, { x, y })) {
        shortest = distance;
        best = { x, y };
      }
    }
  }
  return best;
};

/** A place where this pose fits and covers a cell; the nearest to `seen` if there are several. */
export const placeCovering = (
  area: Cells,
  taken: Cells,
  shape: Shape,
  cell: Cell,
  seen?: Point,
): Point | null => {
  const places = shape
    .map(([x, y]): Point => ({ x: cell[0] - x, y: cell[1] - y }))
    .filter((at) => fits(area, taken, shape, at));
  const { width, height } = sizeOf(shape);
  const middle = seen ?? { x: cell[0] + 0.5 - width / 2, y: cell[1] + 0.5 - height / 2 };
  const far = (at: Point): number => Math.hypot(at.x - middle.x, at.y - middle.y);
  return places.sort((a, b) => far(a) - far(b))[0] ?? null;
};

/** How far a point is from the nearest of some cells; 0 inside. */
export const distanceTo = (cells: readonly Cell[], at: Point): number => {
  let shortest = Number.POSITIVE_INFINITY;
  for (const [x, y] of cells) {
    const dx = Math.max(x - at.x, 0, at.x - x - 1);
    const dy = Math.max(y - at.y, 0, at.y - y - 1);
    shortest = Math.min(shortest, Math.hypot(dx, dy));
  }
  return shortest;
};
