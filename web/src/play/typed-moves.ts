/**
 * Moves by typing: `L4 r f b2` takes L4, turns it, flips it and puts its top left corner on column
 * b, row 2. For players who would rather type a place than move a piece there.
 */

import { pieceOf } from '../shapes/pieces';
import { flip, type Hand, held, putAt, select, toTray, turn, undo } from './hand';

export type Typed =
  | { readonly kind: 'done' }
  | { readonly kind: 'loose' }
  | { readonly kind: 'unknown'; readonly word: string };

/** Carry out typed words; those before an unknown one stay in effect. */
export const layTyped = (hand: Hand, line: string): Typed => {
  for (const word of line.trim().toLowerCase().split(/\s+/).filter(Boolean)) {
    const id = hand.pieces.find((one) => one.id.toLowerCase() === word)?.id;
    const place = /^([a-h])([1-8])$/.exec(word);
    if (id) {
      select(hand, id);
      continue;
    }
    if (word === 'z' || word === 'undo') {
      undo(hand);
      continue;
    }
    const selected = hand.selected;
    if (!selected) return { kind: 'unknown', word };
    if (word === 'r') turn(hand, selected);
    else if (word === 'l') turn(hand, selected, -1);
    else if (word === 'f') flip(hand, selected);
    else if (word === 'x') toTray(hand, selected);
    else if (place) {
      putAt(hand, selected, { x: place[1]!.charCodeAt(0) - 97, y: Number(place[2]) - 1 });
      if (held(hand, selected).spot.kind === 'loose') return { kind: 'loose' };
    } else return { kind: 'unknown', word };
  }
  return { kind: 'done' };
};

/** The name of a column: 1 is b. */
export const columnName = (x: number): string => String.fromCharCode(97 + Math.round(x));

/** The name of a cell as it is typed and read out: (1, 1) is b2. */
export const cellName = (x: number, y: number): string => `${columnName(x)}${Math.round(y) + 1}`;

export const sizeOfPiece = (id: string): number => pieceOf(id).shape.length;
