/**
 * The input state machine: from fingers, mouse and keys to changes of the hand.
 *
 * It knows no DOM. The caller says which pointer did what, where (in cells of the scene) and when;
 * the hand is changed, and the name of the effect is returned for sounds and haptics.
 *
 * A press becomes a tap (turn and select), a long press (flip) or a drag. A drag is not in the hand
 * before it ends: an aborted one leaves everything where it was.
 */

import type { PieceId } from '../api/protocol';
import {
  type Cell,
  distanceTo,
  nearestPlace,
  type Point,
  placed,
  type Shape,
  sizeOf,
  turned,
} from '../shapes/geometry';
import {
  flip,
  type Hand,
  type Held,
  held,
  lay,
  layCovering,
  loosen,
  select,
  step,
  taken,
  toTray,
  turn,
  undo,
} from './hand';
import type { Scene } from './layout';

export const BEGINS_AFTER = { mouse: 4, touch: 8 } as const; // pixels
export const SNAPS_WITHIN = { mouse: 0.75, touch: 1.0 } as const; // cells
export const LONG_PRESS = 350; // milliseconds
export const GLIDE = 80; // milliseconds from the finger to above it
/** Outlines are this much wider for fingers and pointers, in cells. */
export const WIDENED = 0.25;
const ABOVE_FINGER = { pixels: 28, cells: 0.4 };

export type Hold = 'mouse' | 'touch';
export type Effect = 'lift' | 'snap' | 'turn' | 'bad' | 'back' | null;

export interface Press {
  readonly pointer: number;
  readonly hold: Hold;
  readonly piece: PieceId | null;
  readonly from: Point;
  readonly at: number;
  /** From the point that was touched to the top left of the piece. */
  readonly grip: Point;
  flipped: boolean;
}

export interface Drag {
  readonly pointer: number;
  readonly hold: Hold;
  readonly piece: PieceId;
  shape: Shape;
  quarters: number;
  /** From the pointer to the middle of the piece. */
  grip: Point;
  point: Point;
  readonly began: number;
  /** Where it would land, in cells of the board. */
  ghost: Point | null;
}

/** The press or drag that is going on; nothing between two of them. */
export interface Input {
  press: Press | null;
  drag: Drag | null;
  /** Whether the piece hangs above the finger; a preference. */
  aboveFinger: boolean;
}

export const newInput = (aboveFinger = true): Input => ({ press: null, drag: null, aboveFinger });

/** The visible place of a piece: its top left corner in cells of the scene. */
export const seenAt = (scene: Scene, hand: Hand, piece: Held): Point => {
  if (piece.spot.kind !== 'tray') {
    return { x: scene.board.x + piece.spot.x, y: scene.board.y + piece.spot.y };
  }
  const slot = scene.slots[hand.pieces.findIndex((one) => one.id === piece.id)];
  if (!slot) return { x: 0, y: 0 };
  const { width, height } = sizeOf(piece.shape);
  // A piece that was posed for another window may be wider than its slot: it stays inside.
  const inside = (at: number, length: number, room: number): number =>
    Math.max(0, Math.min(at - length / 2, room - length));
  return {
    x: inside(slot.middle.x, width, scene.width),
    y: inside(slot.middle.y, height, scene.height),
  };
};

/** The piece under a point, its outline widened; pieces on top and nearer ones first. */
export const pieceAt = (scene: Scene, hand: Hand, point: Point): PieceId | null => {
  let best: PieceId | null = null;
  let shortest = WIDENED;
  for (const piece of hand.pieces) {
    const distance = distanceTo(placed(piece.shape, seenAt(scene, hand, piece)), point);
    if (distance < shortest || (distance === 0 && piece.spot.kind === 'loose')) {
      shortest = distance;
      best = piece.id;
    }
  }
  return best;
};

export const cellAt = (scene: Scene, hand: Hand, point: Point): Cell | null => {
  const x = Math.floor(point.x - scene.board.x);
  const y = Math.floor(point.y - scene.board.y);
  return hand.cells.has(x, y) ? [x, y] : null;
};

const isOverBoard = (scene: Scene, hand: Hand, middle: Point): boolean =>
  middle.x > scene.board.x - 0.5 &&
  middle.y > scene.board.y - 0.5 &&
  middle.x < scene.board.x + hand.cells.width + 0.5 &&
  middle.y < scene.board.y + hand.cells.height + 0.5;

/** How far a touched piece is lifted, so that its lower edge is above the finger. */
const lifted = (scene: Scene, shape: Shape, above: boolean, hold: Hold): Point | null => {
  if (hold === 'mouse' || !above) return null;
  const gap = Math.max(ABOVE_FINGER.pixels / scene.cell, ABOVE_FINGER.cells);
  return { x: 0, y: -gap - sizeOf(shape).height / 2 };
};

/** The middle of the dragged piece at a time: it glides from the grip to above the finger. */
const middleOf = (scene: Scene, input: Input, drag: Drag, now: number): Point => {
  const goal = lifted(scene, drag.shape, input.aboveFinger, drag.hold);
  const share = goal ? Math.min(1, Math.max(0, (now - drag.began) / GLIDE)) : 0;
  const to = goal ?? drag.grip;
  return {
    x: drag.point.x + drag.grip.x + (to.x - drag.grip.x) * share,
    y: drag.point.y + drag.grip.y + (to.y - drag.grip.y) * share,
  };
};

/** The visible place of the dragged piece: its top left corner in cells of the scene. */
export const draggedAt = (scene: Scene, input: Input, drag: Drag, now: number): Point => {
  const middle = middleOf(scene, input, drag, now);
  const { width, height } = sizeOf(drag.shape);
  return { x: middle.x - width / 2, y: middle.y - height / 2 };
};

const findGhost = (scene: Scene, hand: Hand, input: Input, drag: Drag): void => {
  // Where it will be once it has glided there.
  const seen = draggedAt(scene, input, drag, Number.POSITIVE_INFINITY);
  drag.ghost = nearestPlace(
    hand.cells,
    taken(hand, drag.piece),
    drag.shape,
    { x: seen.x - scene.board.x, y: seen.y - scene.board.y },
    SNAPS_WITHIN[drag.hold],
  );
};

// Pointers

export const press = (
  input: Input,
  hand: Hand,
  scene: Scene,
  pointer: number,
  hold: Hold,
  point: Point,
  at: number,
): Effect => {
  if (input.drag) {
    // A second finger turns the piece that the first one holds.
    return input.drag.pointer === pointer ? null : turnDragged(input, hand, scene);
  }
  if (input.press && input.press.pointer !== pointer) return null;
  const piece = pieceAt(scene, hand, point);
  const seen = piece ? seenAt(scene, hand, held(hand, piece)) : point;
  input.press = {
    pointer,
    hold,
    piece,
    from: point,
    at,
    grip: { x: seen.x - point.x, y: seen.y - point.y },
    flipped: false,
  };
  return null;
};

export const move = (
  input: Input,
  hand: Hand,
  scene: Scene,
  pointer: number,
  point: Point,
  at: number,
): Effect => {
  const { press, drag } = input;
  if (drag) {
    if (drag.pointer !== pointer) return null;
    drag.point = point;
    findGhost(scene, hand, input, drag);
    return null;
  }
  if (!press?.piece || press.pointer !== pointer) return null;
  const far = Math.hypot(point.x - press.from.x, point.y - press.from.y) * scene.cell;
  if (far < BEGINS_AFTER[press.hold]) return null;
  const piece = held(hand, press.piece);
  const { width, height } = sizeOf(piece.shape);
  input.drag = {
    pointer,
    hold: press.hold,
    piece: piece.id,
    shape: piece.shape,
    quarters: piece.quarters,
    grip: { x: press.grip.x + width / 2, y: press.grip.y + height / 2 },
    point,
    began: at,
    ghost: null,
  };
  input.press = null;
  select(hand, piece.id);
  findGhost(scene, hand, input, input.drag);
  return 'lift';
};

/** The long press: the caller asks after `LONG_PRESS` whether it is one. */
export const wait = (input: Input, hand: Hand, at: number): Effect => {
  const { press } = input;
  if (!press?.piece || press.flipped || at - press.at < LONG_PRESS) return null;
  press.flipped = true;
  select(hand, press.piece);
  flip(hand, press.piece);
  return 'turn';
};

export const release = (
  input: Input,
  hand: Hand,
  scene: Scene,
  pointer: number,
  point: Point,
  at: number,
): Effect => {
  const { press, drag } = input;
  if (drag) {
    if (drag.pointer !== pointer) return null;
    drag.point = point;
    findGhost(scene, hand, input, drag);
    input.drag = null;
    return drop(input, hand, scene, drag);
  }
  if (!press || press.pointer !== pointer) return null;
  input.press = null;
  if (press.flipped) return null;
  if (press.piece) {
    if (at - press.at >= LONG_PRESS) {
      select(hand, press.piece);
      flip(hand, press.piece);
      return 'turn';
    }
    select(hand, press.piece);
    turn(hand, press.piece);
    return 'turn';
  }
  const cell = cellAt(scene, hand, point);
  if (!cell || !hand.selected) return null;
  return layCovering(hand, hand.selected, cell) ? 'snap' : 'bad';
};

const drop = (input: Input, hand: Hand, scene: Scene, drag: Drag): Effect => {
  const middle = middleOf(scene, input, drag, Number.POSITIVE_INFINITY);
  const before = held(hand, drag.piece);
  // A piece turned while it was dragged is one step together with its drop.
  const settle = (act: () => void): void => {
    const past = hand.past;
    const pieces = hand.pieces;
    hand.pieces = pieces.map((one) =>
      one.id === drag.piece ? { ...one, shape: drag.shape, quarters: drag.quarters } : one,
    );
    act();
    hand.past = hand.pieces === pieces ? past : [...past, pieces];
  };
  if (drag.ghost) {
    const at = drag.ghost;
    settle(() => lay(hand, drag.piece, at));
    return 'snap';
  }
  if (isOverBoard(scene, hand, middle)) {
    const { width, height } = sizeOf(drag.shape);
    const at = {
      x: middle.x - width / 2 - scene.board.x,
      y: middle.y - height / 2 - scene.board.y,
    };
    settle(() => loosen(hand, drag.piece, at));
    return 'bad';
  }
  if (before.spot.kind !== 'tray' || before.shape !== drag.shape) {
    settle(() => toTray(hand, drag.piece));
  }
  return 'back';
};

/** Pointer cancelled, window left, tab hidden, screen turned: the piece returns to where it was. */
export const abort = (input: Input): void => {
  input.press = null;
  input.drag = null;
};

/** The right button. */
export const flipAt = (input: Input, hand: Hand, scene: Scene, point: Point): Effect => {
  if (input.drag) return flipDragged(input, hand, scene);
  input.press = null;
  const piece = pieceAt(scene, hand, point);
  if (!piece) return null;
  select(hand, piece);
  flip(hand, piece);
  return 'turn';
};

/** A second finger or the wheel while dragging. */
export const turnDragged = (
  input: Input,
  hand: Hand,
  scene: Scene,
  quarters: 1 | -1 = 1,
): Effect => {
  const { drag } = input;
  if (!drag) return null;
  drag.shape = quarters === 1 ? turned(drag.shape) : turned(turned(turned(drag.shape)));
  drag.quarters += quarters;
  findGhost(scene, hand, input, drag);
  return 'turn';
};

export const flipDragged = (input: Input, hand: Hand, scene: Scene): Effect => {
  const { drag } = input;
  if (!drag) return null;
  const { width } = sizeOf(drag.shape);
  drag.shape = [...drag.shape]
    .map(([x, y]): Cell => [width - 1 - x, y])
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  findGhost(scene, hand, input, drag);
  return 'turn';
};

// Keys

export type Key =
  | { readonly kind: 'piece'; readonly index: number }
  | { readonly kind: 'step'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'turn'; readonly quarters: 1 | -1 }
  | { readonly kind: 'flip' }
  | { readonly kind: 'tray' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'settle' }
  | { readonly kind: 'help' };

/** The meaning of a key while pieces are laid; null if it has none. */
export const keyOf = (key: string, shift: boolean): Key | null => {
  if (/^[1-9]$/.test(key)) return { kind: 'piece', index: Number(key) - 1 };
  if (key === '0') return { kind: 'piece', index: 9 };
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'step', dx: -1, dy: 0 };
    case 'ArrowRight':
      return { kind: 'step', dx: 1, dy: 0 };
    case 'ArrowUp':
      return { kind: 'step', dx: 0, dy: -1 };
    case 'ArrowDown':
      return { kind: 'step', dx: 0, dy: 1 };
    case 'r':
    case 'R':
      return { kind: 'turn', quarters: shift ? -1 : 1 };
    case 'f':
    case 'F':
      return { kind: 'flip' };
    case 'Escape':
      return { kind: 'tray' };
    case 'z':
    case 'Z':
      return { kind: 'undo' };
    case 'Enter':
      return { kind: 'settle' };
    case '?':
      return { kind: 'help' };
    default:
      return null;
  }
};

/** Carry out a key. `settle` snaps a loose piece to the nearest place, a cell away at most. */
export const pressKey = (hand: Hand, key: Key): Effect => {
  if (key.kind === 'piece') {
    const piece = hand.pieces[key.index];
    if (!piece) return null;
    select(hand, piece.id);
    return 'lift';
  }
  if (key.kind === 'undo') return undo(hand) ? 'back' : 'bad';
  const id = hand.selected;
  if (!id) return null;
  switch (key.kind) {
    case 'step':
      step(hand, id, key.dx, key.dy);
      return held(hand, id).spot.kind === 'board' ? 'snap' : 'lift';
    case 'turn':
      turn(hand, id, key.quarters);
      return 'turn';
    case 'flip':
      flip(hand, id);
      return 'turn';
    case 'tray':
      toTray(hand, id);
      return 'back';
    case 'settle': {
      const { spot, shape } = held(hand, id);
      if (spot.kind !== 'loose') return null;
      const place = nearestPlace(hand.cells, taken(hand, id), shape, spot, SNAPS_WITHIN.touch);
      if (!place) return 'bad';
      lay(hand, id, place);
      return 'snap';
    }
    case 'help':
      return null;
    default:
      return key satisfies never;
  }
};
