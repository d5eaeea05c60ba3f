/**
 * The parts of a shape, for people who hear it and do not see it: a bar, and what is attached to
 * it. Every pose of the twelve pieces is one of a few forms; `play/spoken-shape.ts` has the words.
 *
 *     partsOf(parsed('###/#..'))
 *     // { form: 'bar', way: 'row', count: 3, extras: [{ count: 1, side: 'below', at: 'first' }] }
 */
import type { Cell, Shape } from './geometry';
import { sizeOf } from './geometry';

export type ShapeWay = 'row' | 'column';
export type ShapeSide = 'above' | 'below' | 'left' | 'right';
/** Where something is attached: at an end, in the middle, or beside an end. */
export type ShapePlace = 'first' | 'last' | 'middle' | 'second' | 'second-last';

export interface ShapeExtra {
  readonly count: number;
  readonly side: ShapeSide;
  readonly at: ShapePlace;
}

export type ShapeParts =
  | {
      readonly form: 'bar';
      readonly way: ShapeWay;
      readonly count: number;
      readonly extras: readonly ShapeExtra[];
    }
  /** Two by two. */
  | { readonly form: 'square' }
  /** Two and two, of which the second two are one further on. */
  | { readonly form: 'step'; readonly way: ShapeWay; readonly towards: ShapeSide };

/** The longest run of cells in a row or a column. */
const longestBar = (shape: Shape): { way: ShapeWay; line: number; from: number; count: number } => {
  const { width, height } = sizeOf(shape);
  const has = new Set(shape.map(([x, y]) => `${x},${y}`));
  let best = { way: 'row' as ShapeWay, line: 0, from: 0, count: 0 };
  for (const way of ['row', 'column'] as const) {
    const [lines, length] = way === 'row' ? [height, width] : [width, height];
    for (let line = 0; line < lines; line += 1) {
      let count = 0;
      for (let place = 0; place <= length; place += 1) {
        const cell = way === 'row' ? `${place},${line}` : `${line},${place}`;
        if (place < length && has.has(cell)) count += 1;
        else {
          if (count > best.count) best = { way, line, from: place - count, count };
          count = 0;
        }
      }
    }
  }
  return best;
};

const placeOf = (from: number, count: number, bar: number): ShapePlace => {
  if (from === 0) return 'first';
  if (from + count === bar) return 'last';
  if (2 * from + count === bar) return 'middle';
  return from === 1 ? 'second' : 'second-last';
};

export const partsOf = (shape: Shape): ShapeParts => {
  const { width, height } = sizeOf(shape);
  const bar = longestBar(shape);
  if (shape.length === 4 && width === 2 && height === 2) return { form: 'square' };
  const isStep = shape.length === 4 && bar.count === 2;
  if (isStep) {
    const top = Math.min(...shape.filter(([, y]) => y === 0).map(([x]) => x));
    // The upper two, and the lower two beside them; or the left two and the right two.
    if (bar.way === 'row' && width > height) {
      return { form: 'step', way: 'row', towards: top === 0 ? 'right' : 'left' };
    }
    return { form: 'step', way: 'column', towards: top === 0 ? 'below' : 'above' };
  }
  const across = ([x, y]: Cell): number => (bar.way === 'row' ? y : x) - bar.line;
  const along = ([x, y]: Cell): number => (bar.way === 'row' ? x : y) - bar.from;
  const sides = (off: number): ShapeSide =>
    bar.way === 'row' ? (off < 0 ? 'above' : 'below') : off < 0 ? 'left' : 'right';
  const extras = [-1, 1].flatMap((off): ShapeExtra[] => {
    const places = shape
      .filter((cell) => across(cell) === off)
      .map(along)
      .sort((a, b) => a - b);
    const [from] = places;
    if (from === undefined) return [];
    const count = places.length;
    return [{ count, side: sides(off), at: placeOf(from, count, bar.count) }];
  });
  return { form: 'bar', way: bar.way, count: bar.count, extras };
};
