/** Hands on another's board. */
import { expect, test } from 'vitest';
import type { GameSeen, Laid } from '../src/api/protocol';
import { helpedHand, isHelped, rearrange, toHelp } from '../src/table/helping';

const board = { board: 1, animal: 'Juri', side: 'easy', area: '###/###', pieces: ['I3', 'L3'] };
const gameWith = (helpable: number[], seat: number | null = 0, left = false): GameSeen =>
  ({
    seat,
    settings: { find_pieces: false },
    seats: [{ board, left }, { board }, { board: null }],
    table: { helpable },
  }) as unknown as GameSeen;

const I3: Laid = {
  piece: 'I3',
  cells: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
};

test('the server says whose boards may be helped; the own one is not among them', () => {
  expect(toHelp(gameWith([0, 1]))).toEqual([1]);
  expect(isHelped(gameWith([0, 1]))).toBe(true);
  expect(isHelped(gameWith([1]))).toBe(false);
});

test('onlookers and leavers help nobody', () => {
  expect(toHelp(gameWith([1], null))).toEqual([]);
  expect(toHelp(gameWith([1], 0, true))).toEqual([]);
  expect(toHelp(null)).toEqual([]);
});

test('helping begins with what lies on the board', () => {
  const hand = helpedHand(gameWith([1]), 1, [I3])!;
  expect(hand.pieces.map((one) => [one.id, one.spot.kind])).toEqual([
    ['I3', 'board'],
    ['L3', 'tray'],
  ]);
  expect(helpedHand(gameWith([]), 1, [])).toBeNull();
  expect(helpedHand(gameWith([2]), 2, [])).toBeNull();
});

test('another hand moves what lies there, and takes it away', () => {
  const hand = helpedHand(gameWith([1]), 1, [])!;
  rearrange(hand, [I3]);
  expect(hand.pieces[0]?.spot.kind).toBe('board');
  rearrange(hand, []);
  expect(hand.pieces[0]?.spot.kind).toBe('tray');
});
