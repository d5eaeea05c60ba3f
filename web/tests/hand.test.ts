import { expect, test } from 'vitest';
import type { BoardSeen } from '../src/api/protocol';
import {
  flip,
  handFor,
  held,
  isCovered,
  laidPieces,
  lay,
  layCovering,
  loosen,
  posedAnew,
  restore,
  select,
  step,
  toTray,
  turn,
  undo,
} from '../src/play/hand';
import { layTyped } from '../src/play/typed-moves';
import { turned, written } from '../src/shapes/geometry';

const board: BoardSeen = {
  board: 1,
  animal: 'Juri',
  side: 'easy',
  area: '####/####/####',
  pieces: ['L3', 'L4', 'Y5'],
  lists: [],
};
const spot = (hand: ReturnType<typeof handFor>, id: 'L3' | 'L4' | 'Y5') => held(hand, id).spot;

/** L4 above left, L3 above right, Y5 below. */
const solve = (hand: ReturnType<typeof handFor>): void => {
  lay(hand, 'L4', { x: 0, y: 0 });
  layTyped(hand, 'L3 f c1');
  layTyped(hand, 'Y5 r r a2');
};

test('all pieces begin in the tray, lying flat', () => {
  const hand = handFor(board);
  expect(hand.pieces.map((one) => [one.id, written(one.shape), one.spot.kind])).toEqual([
    ['L3', '#./##', 'tray'],
    ['L4', '###/#..', 'tray'],
    ['Y5', '####/.#..', 'tray'],
  ]);
  expect(handFor(board, true).pieces).toHaveLength(12);
});

test('the area is covered when every cell is, and by pieces that lie', () => {
  const hand = handFor(board);
  lay(hand, 'L4', { x: 0, y: 0 });
  expect(layTyped(hand, 'L3 f c1')).toEqual({ kind: 'done' });
  expect(isCovered(hand)).toBe(false);
  expect(layTyped(hand, 'Y5 r r f a2')).toEqual({ kind: 'done' });
  expect(isCovered(hand)).toBe(true);
  expect(laidPieces(hand).flatMap((one) => one.cells)).toHaveLength(12);
});

test('a piece that does not fit where it was typed lies loose', () => {
  const hand = handFor(board);
  solve(hand);
  expect(spot(hand, 'Y5').kind).toBe('loose');
  expect(layTyped(hand, 'Q9')).toEqual({ kind: 'unknown', word: 'q9' });
});

test('turning a piece that lies lets it slip into place or come loose', () => {
  const hand = handFor(board);
  lay(hand, 'L4', { x: 0, y: 0 });
  turn(hand, 'L4');
  expect(spot(hand, 'L4').kind).toBe('board');
  expect(written(held(hand, 'L4').shape)).toBe('##/.#/.#');
  flip(hand, 'L4');
  expect(written(held(hand, 'L4').shape)).toBe('##/#./#.');
});

test('each step is undone, one by one', () => {
  const hand = handFor(board);
  lay(hand, 'L4', { x: 0, y: 0 });
  turn(hand, 'L3');
  loosen(hand, 'L3', { x: 1.5, y: 1.2 });
  toTray(hand, 'L4');
  expect(undo(hand)).toBe(true);
  expect(spot(hand, 'L4').kind).toBe('board');
  undo(hand);
  expect(spot(hand, 'L3').kind).toBe('tray');
  undo(hand);
  expect(written(held(hand, 'L3').shape)).toBe('#./##');
  undo(hand);
  expect(undo(hand)).toBe(false);
});

test('moves by keys are one step, and end at the edge of the board', () => {
  const hand = handFor(board);
  select(hand, 'L3');
  step(hand, 'L3', 1, 0);
  expect(spot(hand, 'L3')).toEqual({ kind: 'board', x: 1, y: 1 });
  for (let times = 0; times < 9; times++) step(hand, 'L3', 1, 1);
  expect(spot(hand, 'L3')).toEqual({ kind: 'board', x: 2, y: 1 });
  undo(hand);
  expect(spot(hand, 'L3').kind).toBe('tray');
});

test('a tapped cell gets the selected piece, in another pose if need be', () => {
  const hand = handFor(board);
  expect(layCovering(hand, 'L4', [3, 2])).toBe(true);
  expect(laidPieces(hand)[0]?.cells).toContainEqual([3, 2]);
});

test('a draft of the server is laid again', () => {
  const hand = handFor(board);
  restore(hand, [
    {
      piece: 'L3',
      cells: [
        [2, 1],
        [3, 0],
        [3, 1],
      ],
    },
    { piece: 'Y5', cells: [[0, 0]] },
    { piece: 'Z5', cells: [[0, 0]] },
  ]);
  expect(spot(hand, 'L3')).toEqual({ kind: 'board', x: 2, y: 0 });
  expect(spot(hand, 'Y5').kind).toBe('tray');
  expect(undo(hand)).toBe(false);
});

test('for another window pieces take another pose, unless somebody has touched them', () => {
  const hand = handFor(board);
  const shapes = () => hand.pieces.map((one) => written(one.shape));
  lay(hand, 'L4', { x: 0, y: 0 });
  turn(hand, 'L3');
  posedAnew(hand, turned);
  expect(shapes()).toEqual(['##/#.', '###/#..', '.#/##/.#/.#']);
  // What is undone does not bring back a pose that no longer fits.
  undo(hand);
  undo(hand);
  expect(shapes()).toEqual(['#./##', '###/#..', '.#/##/.#/.#']);
  posedAnew(hand, turned);
  expect(shapes()[2]).toBe('..#./####');
});
