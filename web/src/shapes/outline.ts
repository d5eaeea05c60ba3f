/**
 * Outlines of shapes as SVG paths, one loop for each border, holes included: with sharp corners or
 * with round ones, on the edge or a little inside of it.
 *
 *     outline(parsed('##'))  // 'M2 0L2 1L0 1L0 0Z'
 */
import type { Cell } from './geometry';

type Corner = readonly [x: number, y: number];

/** The corners of each border, clockwise around cells and the other way round around holes. */
export const loopsOf = (cells: readonly Cell[]): readonly (readonly Corner[])[] => {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  const next = new Map<string, Corner[]>();
  const edge = (fromX: number, fromY: number, to: Corner): void => {
    const key = `${fromX},${fromY}`;
    const known = next.get(key);
    if (known) known.push(to);
    else next.set(key, [to]);
  };
  for (const [x, y] of cells) {
    if (!inside.has(`${x},${y - 1}`)) edge(x, y, [x + 1, y]);
    if (!inside.has(`${x + 1},${y}`)) edge(x + 1, y, [x + 1, y + 1]);
    if (!inside.has(`${x},${y + 1}`)) edge(x + 1, y + 1, [x, y + 1]);
    if (!inside.has(`${x - 1},${y}`)) edge(x, y + 1, [x, y]);
  }
  const loops: Corner[][] = [];
  for (const [start] of next) {
    while (next.get(start)?.length) {
      const corners: Corner[] = [];
      let key = start;
      for (;;) {
        const to = next.get(key)?.pop();
        if (!to) break;
        corners.push(to);
        key = `${to[0]},${to[1]}`;
        if (key === start) break;
      }
      loops.push(corners.filter((corner, index) => turnsAt(corners, corner, index)));
    }
  }
  return loops;
};

const turnsAt = (corners: readonly Corner[], [x, y]: Corner, index: number): boolean => {
  const [fromX, fromY] = corners.at(index - 1)!;
  const [toX, toY] = corners[(index + 1) % corners.length]!;
  return (x - fromX) * (toY - y) !== (y - fromY) * (toX - x);
};

export const outline = (cells: readonly Cell[]): string =>
  loopsOf(cells)
    .map((loop) => `M${loop.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
    .join('');

const told = (number: number): string => String(Math.round(number * 1000) / 1000);

/**
 * The outline with round corners, `inset` inside of the edge. A corner that points into the shape
 * is less round, as where two boards of wood meet.
 */
export const roundOutline = (cells: readonly Cell[], radius: number, inset = 0): string =>
  loopsOf(cells)
    .map((loop) => {
      const parts = loop.map(([x, y], index) => {
        const before = loop.at(index - 1)!;
        const after = loop[(index + 1) % loop.length]!;
        const into = [Math.sign(x - before[0]), Math.sign(y - before[1])] as const;
        const out = [Math.sign(after[0] - x), Math.sign(after[1] - y)] as const;
        const isOuter = into[0] * out[1] - into[1] * out[0] > 0;
        const round = isOuter ? radius : radius * 0.6;
        // The inside is to the right of the way, so both edges are moved there.
        const cornerX = x + inset * (-into[1] - out[1]);
        const cornerY = y + inset * (into[0] + out[0]);
        const from = `${told(cornerX - into[0] * round)} ${told(cornerY - into[1] * round)}`;
        const to = `${told(cornerX + out[0] * round)} ${told(cornerY + out[1] * round)}`;
        return `${from}Q${told(cornerX)} ${told(cornerY)} ${to}`;
      });
      return `M${parts.join('L')}Z`;
    })
    .join('');

/** The lines between neighbouring cells, `short` of the crossings at both ends. */
export const seams = (cells: readonly Cell[], short: number): string => {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  return cells
    .map(([x, y]) => {
      const right = inside.has(`${x + 1},${y}`)
        ? `M${x + 1} ${told(y + short)}V${told(y + 1 - short)}`
        : '';
      const below = inside.has(`${x},${y + 1}`)
        ? `M${told(x + short)} ${y + 1}H${told(x + 1 - short)}`
        : '';
      return right + below;
    })
    .join('');
};
