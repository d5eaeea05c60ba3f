import { beforeEach, describe, expect, test } from 'vitest';
import { type Hand, handFor, held, undo } from '../src/play/hand';
import {
  abort,
  draggedAt,
  flipAt,
  type Input,
  keyOf,
  move,
  newInput,
  press,
  pressKey,
  release,
  seenAt,
  turnDragged,
  wait,
} from '../src/play/input';
import { type Scene, sceneFor } from '../src/play/layout';
import { written } from '../src/shapes/geometry';

let hand: Hand;
let input: Input;
let scene: Scene;

beforeEach(() => {
  hand = handFor({ area: '####/####/####', pieces: ['L3', 'L4', 'Y5'] });
  input = newInput();
  scene = sceneFor(
    { width: 390, height: 600 },
    { area: hand.cells, shapes: hand.pieces.map((one) => one.shape) },
  );
});

const over = (id: 'L3' | 'L4' | 'Y5') => {
  const at = seenAt(scene, hand, held(hand, id));
  return { x: at.x + 0.5, y: at.y + 0.5 };
};
/** Where the pointer must be for the piece's top left corner to be on a cell, by mouse. */
const onBoard = (x: number, y: number) => ({
  x: scene.board.x + x + 0.5,
  y: scene.board.y + y + 0.5,
});

describe('with the mouse', () => {
  test('a click turns and selects', () => {
    press(input, hand, scene, 1, 'mouse', over('L4'), 0);
    expect(release(input, hand, scene, 1, over('L4'), 90)).toBe('turn');
    expect(hand.selected).toBe('L4');
    expect(written(held(hand, 'L4').shape)).toBe('##/.#/.#');
  });

  test('a drag begins after four pixels, shows where the piece lands, and lays it', () => {
    const from = over('L4');
    press(input, hand, scene, 1, 'mouse', from, 0);
    expect(move(input, hand, scene, 1, { x: from.x + 3 / scene.cell, y: from.y }, 5)).toBeNull();
    expect(input.drag).toBeNull();
    expect(move(input, hand, scene, 1, { x: from.x + 5 / scene.cell, y: from.y }, 10)).toBe('lift');
    move(input, hand, scene, 1, { x: onBoard(1, 1).x + 0.3, y: onBoard(1, 1).y - 0.3 }, 20);
    expect(input.drag?.ghost).toEqual({ x: 1, y: 1 });
    const to = { x: onBoard(1, 1).x + 0.3, y: onBoard(1, 1).y - 0.3 };
    expect(release(input, hand, scene, 1, to, 30)).toBe('snap');
    expect(held(hand, 'L4').spot).toEqual({ kind: 'board', x: 1, y: 1 });
    undo(hand);
    expect(held(hand, 'L4').spot.kind).toBe('tray');
  });

  test('without a place it stays loose over the board, and goes home elsewhere', () => {
    const drag = (to: { x: number; y: number }) => {
      const from = over('Y5');
      press(input, hand, scene, 1, 'mouse', from, 0);
      move(input, hand, scene, 1, { x: from.x, y: from.y - 1 }, 10);
      return release(input, hand, scene, 1, to, 30);
    };
    expect(drag(onBoard(1.6, 1))).toBe('bad');
    expect(held(hand, 'Y5').spot.kind).toBe('loose');
    expect(drag({ x: 0.5, y: scene.height - 0.5 })).toBe('back');
    expect(held(hand, 'Y5').spot.kind).toBe('tray');
  });

  test('the wheel turns while dragging, and the turn and the drop are one step', () => {
    const from = over('L3');
    press(input, hand, scene, 1, 'mouse', from, 0);
    move(input, hand, scene, 1, { x: from.x, y: from.y - 1 }, 10);
    expect(turnDragged(input, hand, scene)).toBe('turn');
    release(input, hand, scene, 1, onBoard(0, 0), 30);
    expect(written(held(hand, 'L3').shape)).toBe('##/#.');
    undo(hand);
    expect(written(held(hand, 'L3').shape)).toBe('#./##');
    expect(undo(hand)).toBe(false);
  });

  test('the right button flips', () => {
    expect(flipAt(input, hand, scene, over('L4'))).toBe('turn');
    expect(written(held(hand, 'L4').shape)).toBe('###/..#');
  });

  test('an aborted drag leaves everything where it was', () => {
    const from = over('L3');
    press(input, hand, scene, 1, 'mouse', from, 0);
    move(input, hand, scene, 1, onBoard(0, 0), 10);
    abort(input);
    expect(release(input, hand, scene, 1, onBoard(0, 0), 30)).toBeNull();
    expect(held(hand, 'L3').spot.kind).toBe('tray');
    expect(undo(hand)).toBe(false);
  });

  test('select, then a tap on a cell lays the piece over it', () => {
    pressKey(hand, { kind: 'piece', index: 1 });
    press(input, hand, scene, 1, 'mouse', onBoard(0, 0), 0);
    expect(release(input, hand, scene, 1, onBoard(0, 0), 50)).toBe('snap');
    expect(held(hand, 'L4').spot.kind).toBe('board');
  });
});

describe('with fingers', () => {
  test('the piece glides until its lower edge is above the finger', () => {
    const from = over('L4');
    press(input, hand, scene, 7, 'touch', from, 0);
    expect(move(input, hand, scene, 7, { x: from.x + 6 / scene.cell, y: from.y }, 5)).toBeNull();
    move(input, hand, scene, 7, { x: from.x + 9 / scene.cell, y: from.y }, 10);
    const drag = input.drag!;
    expect(draggedAt(scene, input, drag, 10).y).toBeCloseTo(from.y - 0.5);
    const bottom = draggedAt(scene, input, drag, 90).y + 2;
    expect(from.y - bottom).toBeCloseTo(Math.max(28 / scene.cell, 0.4));
  });

  test('a long press flips once, and its release does not turn', () => {
    press(input, hand, scene, 7, 'touch', over('L4'), 0);
    expect(wait(input, hand, 200)).toBeNull();
    expect(wait(input, hand, 355)).toBe('turn');
    expect(release(input, hand, scene, 7, over('L4'), 600)).toBeNull();
    expect(written(held(hand, 'L4').shape)).toBe('###/..#');
  });

  test('a second finger turns what the first one drags', () => {
    const from = over('L3');
    press(input, hand, scene, 7, 'touch', from, 0);
    move(input, hand, scene, 7, { x: from.x, y: from.y - 1 }, 10);
    expect(press(input, hand, scene, 8, 'touch', { x: 1, y: 1 }, 20)).toBe('turn');
    expect(written(input.drag!.shape)).toBe('##/#.');
  });
});

describe('by keys', () => {
  const press = (key: string, shift = false) => pressKey(hand, keyOf(key, shift)!);

  test('a piece is chosen, moved, turned, flipped, put back and undone', () => {
    press('2');
    expect(hand.selected).toBe('L4');
    press('ArrowRight');
    expect(held(hand, 'L4').spot).toEqual({ kind: 'board', x: 1, y: 1 });
    press('r');
    press('R', true);
    expect(written(held(hand, 'L4').shape)).toBe('###/#..');
    press('f');
    expect(written(held(hand, 'L4').shape)).toBe('###/..#');
    press('Escape');
    expect(held(hand, 'L4').spot.kind).toBe('tray');
    press('z');
    expect(held(hand, 'L4').spot.kind).toBe('board');
    expect(keyOf('q', false)).toBeNull();
  });
});
