/**
 * The hand: the pieces in front of a player, their poses and where they lie, with undo. It knows no
 * pointers, pixels or server.
 *
 * A piece lies in the tray, on the board (where it fits), or loose: over the board, where it does
 * not count. Every change that a player would call one step can be undone.
 */

import type { BoardSeen, Laid, PieceId } from '../api/protocol';
import {
  type Cell,
  type Cells,
  cellsOf,
  fits,
  flipped,
  isSame,
  nearestPlace,
  normalised,
  type Point,
  parsed,
  placeCovering,
  placed,
  poses,
  type Shape,
  sizeOf,
  turned,
} from '../shapes/geometry';
import { PIECES, pieceOf } from '../shapes/pieces';

export type Spot =
  | { readonly kind: 'tray' }
  | { readonly kind: 'board'; readonly x: number; readonly y: number }
  | { readonly kind: 'loose'; readonly x: number; readonly y: number };

export interface Held {
  readonly id: PieceId;
  readonly shape: Shape;
  readonly spot: Spot;
  /** Quarter turns since the beginning, for the animation only. */
  readonly quarters: number;
}

export interface Hand {
  area: string;
  pieces: readonly Held[];
  selected: PieceId | null;
  /** The states to undo to, the latest last. */
  past: readonly (readonly Held[])[];
  /** The piece whose moves by key are still one step. */
  stepping: PieceId | null;
  cells: Cells;
}

const TRAY: Spot = { kind: 'tray' };
const MOST_UNDONE = 200;
/** How far a piece that is turned where it lies may slip to fit again. */
const SLIP = 0.75;

/** Lying flat in the tray, which is wider than it is high. */
const lyingFlat = (shape: Shape): Shape => {
  const { width, height } = sizeOf(shape);
  return height > width ? turned(shape) : shape;
};

export const emptyHand = (): Hand => ({
  area: '',
  pieces: [],
  selected: null,
  past: [],
  stepping: null,
  cells: cellsOf([]),
});

/**
 * The hand for a board: the listed pieces, or all twelve when the player has to find them.
 */
export const handFor = (board: Pick<BoardSeen, 'area' | 'pieces'>, findPieces = false): Hand => {
  const ids = findPieces ? PIECES.map((one) => one.id) : board.pieces.map((id) => pieceOf(id).id);
  return {
    ...emptyHand(),
    area: board.area,
    cells: cellsOf(parsed(board.area)),
    pieces: ids.map((id) => ({
      id,
      shape: lyingFlat(pieceOf(id).shape),
      spot: TRAY,
      quarters: 0,
    })),
  };
};

export const held = (hand: Hand, id: PieceId): Held => {
  const found = hand.pieces.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not in this hand`);
  return found;
};

/** The cells that are taken on the board, without those of one piece. */
export const taken = (hand: Hand, but?: PieceId): Cells =>
  cellsOf(
    hand.pieces.flatMap((one) =>
      one.spot.kind === 'board' && one.id !== but ? placed(one.shape, one.spot) : [],
    ),
  );

export const laidPieces = (hand: Hand): Laid[] =>
  hand.pieces.flatMap((one) =>
    one.spot.kind === 'board' ? [{ piece: one.id, cells: placed(one.shape, one.spot) }] : [],
  );

export const isCovered = (hand: Hand): boolean =>
  hand.cells.cells.length > 0 && taken(hand).cells.length === hand.cells.cells.length;

const remember = (hand: Hand): void => {
  hand.past = [...hand.past.slice(-MOST_UNDONE + 1), hand.pieces];
  hand.stepping = null;
};

const put = (hand: Hand, id: PieceId, change: Partial<Held>): void => {
  hand.pieces = hand.pieces.map((one) => (one.id === id ? { ...one, ...change } : one));
};

/** Lay a piece where it fits; the caller has checked that with `nearestPlace` or `fits`. */
export const lay = (hand: Hand, id: PieceId, at: Point): void => {
  remember(hand);
  put(hand, id, { spot: { kind: 'board', x: at.x, y: at.y } });
};

/** Leave a piece over the board, where it does not count. */
export const loosen = (hand: Hand, id: PieceId, at: Point): void => {
  remember(hand);
  put(hand, id, { spot: { kind: 'loose', x: at.x, y: at.y } });
};

export const toTray = (hand: Hand, id: PieceId): void => {
  if (held(hand, id).spot.kind === 'tray') return;
  remember(hand);
  put(hand, id, { spot: TRAY });
};

export const allToTray = (hand: Hand): void => {
  if (hand.pieces.every((one) => one.spot.kind === 'tray')) return;
  remember(hand);
  hand.pieces = hand.pieces.map((one) => ({ ...one, spot: TRAY }));
};

/** The place of a new pose whose middle stays where the old one's was. */
const aroundMiddle = (from: Shape, to: Shape, at: Point): Point => {
  const before = sizeOf(from);
  const after = sizeOf(to);
  return {
    x: at.x + (before.width - after.width) / 2,
    y: at.y + (before.height - after.height) / 2,
  };
};

const reposed = (hand: Hand, id: PieceId, shape: Shape, quarters: number): void => {
  const piece = held(hand, id);
  remember(hand);
  let spot = piece.spot;
  if (spot.kind !== 'tray') {
    const seen = aroundMiddle(piece.shape, shape, spot);
    const place = nearestPlace(hand.cells, taken(hand, id), shape, seen, SLIP);
    spot = place ? { kind: 'board', ...place } : { kind: 'loose', ...seen };
  }
  put(hand, id, { shape, spot, quarters });
};

export const turn = (hand: Hand, id: PieceId, quarters: 1 | -1 = 1): void => {
  const piece = held(hand, id);
  let shape = turned(piece.shape);
  if (quarters === -1) shape = turned(turned(shape));
  reposed(hand, id, shape, piece.quarters + quarters);
};

export const flip = (hand: Hand, id: PieceId): void => {
  const piece = held(hand, id);
  reposed(hand, id, flipped(piece.shape), piece.quarters);
};

/**
 * For another window: pieces in the tray that nobody has touched yet take another pose, in what undo
 * brings back, too.
 */
export const posedAnew = (hand: Hand, poseOf: (shape: Shape, index: number) => Shape): void => {
  const shapes = hand.pieces.map((one, index) => {
    const isAsDealt = [hand.pieces, ...hand.past].every((pieces) => {
      const then = pieces[index];
      return then?.spot.kind === 'tray' && isSame(then.shape, one.shape);
    });
    return isAsDealt ? poseOf(one.shape, index) : null;
  });
  const posed = (pieces: readonly Held[]): readonly Held[] =>
    pieces.map((one, index) => ({ ...one, shape: shapes[index] ?? one.shape }));
  hand.pieces = posed(hand.pieces);
  hand.past = hand.past.map(posed);
};

export const undo = (hand: Hand): boolean => {
  const before = hand.past.at(-1);
  if (!before) return false;
  hand.pieces = before;
  hand.past = hand.past.slice(0, -1);
  hand.stepping = null;
  return true;
};

export const select = (hand: Hand, id: PieceId | null): void => {
  hand.selected = id;
  hand.stepping = null;
};

/** Lay the selected piece so that it covers a cell: in its present pose, else in another one. */
export const layCovering = (hand: Hand, id: PieceId, cell: Cell): boolean => {
  const piece = held(hand, id);
  const others = taken(hand, id);
  for (const shape of [piece.shape, ...poses(piece.shape)]) {
    const place = placeCovering(hand.cells, others, shape, cell);
    if (place) {
      remember(hand);
      put(hand, id, { shape, spot: { kind: 'board', ...place } });
      return true;
    }
  }
  return false;
};

/** Move a piece by keys, a cell at a time; from the tray it moves to the middle of the board. */
export const step = (hand: Hand, id: PieceId, dx: number, dy: number): void => {
  const piece = held(hand, id);
  const { width, height } = sizeOf(piece.shape);
  const limit = (value: number, size: number, board: number): number =>
    Math.min(Math.max(value, 0), Math.max(0, board - size));
  const from =
    piece.spot.kind === 'tray'
      ? { x: (hand.cells.width - width) / 2, y: (hand.cells.height - height) / 2 }
      : { x: piece.spot.x + dx, y: piece.spot.y + dy };
  const at = {
    x: limit(Math.round(from.x), width, hand.cells.width),
    y: limit(Math.round(from.y), height, hand.cells.height),
  };
  if (hand.stepping !== id) remember(hand);
  const kind = fits(hand.cells, taken(hand, id), piece.shape, at) ? 'board' : 'loose';
  put(hand, id, { spot: { kind, ...at } });
  hand.stepping = id;
};

/** Put a piece exactly there for a typed command, whether it fits or not. */
export const putAt = (hand: Hand, id: PieceId, at: Point): void => {
  if (fits(hand.cells, taken(hand, id), held(hand, id).shape, at)) lay(hand, id, at);
  else loosen(hand, id, at);
};

/** Put the pieces where the server says they lie; undo begins anew. */
export const restore = (hand: Hand, draft: readonly Laid[]): void => {
  for (const one of draft) {
    const known = hand.pieces.find((piece) => piece.id === one.piece);
    if (!known || !one.cells.length) continue;
    const shape = normalised(one.cells);
    if (!poses(known.shape).some((pose) => isSame(pose, shape))) continue;
    const at = {
      x: Math.min(...one.cells.map(([x]) => x)),
      y: Math.min(...one.cells.map(([, y]) => y)),
    };
    const kind = fits(hand.cells, taken(hand, known.id), shape, at) ? 'board' : 'loose';
    put(hand, known.id, { shape, spot: { kind, ...at } });
  }
  hand.past = [];
};
