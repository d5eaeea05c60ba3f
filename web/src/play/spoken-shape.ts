/**
 * Shapes and cells in words, for a screen reader: "3 in a row, 1 below the left end". The words are
 * an argument, so that it needs no page.
 */
import type { Values } from '../i18n/fluent';
import type { Shape } from '../shapes/geometry';
import { partsOf } from '../shapes/shape-parts';
import { cellName } from './typed-moves';

type Say = (id: string, values?: Values) => string;

/** How a shape looks, as it is turned now. */
export const spokenShape = (shape: Shape, say: Say): string => {
  const parts = partsOf(shape);
  switch (parts.form) {
    case 'square':
      return say('shape-square');
    case 'step':
      return say('shape-step', { towards: parts.towards });
    case 'bar': {
      const { way, count, extras } = parts;
      const attached = extras.map(({ count: more, side, at }) =>
        way === 'row'
          ? say('shape-beside-row', { count: more, side, at })
          : say('shape-beside-column', { count: more, side, at }),
      );
      return [say('shape-bar', { way, count }), ...attached].join(', ');
    }
    default:
      return parts satisfies never;
  }
};

/** The cells that a shape at this place lies on, as they are typed: "a1, b1, c1, a2". */
export const spokenCells = (shape: Shape, at: { readonly x: number; readonly y: number }): string =>
  shape.map(([x, y]) => cellName(x + Math.round(at.x), y + Math.round(at.y))).join(', ');
