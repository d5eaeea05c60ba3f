/** The round track, and the parts of the score of the co-operative game. */
import { expect, test } from 'vitest';
import type { AnimalView } from '../src/api/protocol';
import { partsOf } from '../src/table/views/animals/coop-score';
import { isLeft, wonBetween } from '../src/table/views/round-track/track';

test('gems leave the track from its first step on', () => {
  expect([0, 1, 2, 3].map((step) => isLeft(step, 7))).toEqual([false, false, true, true]);
});

test('a gem goes to whoever has one more, and to the box if nobody has', () => {
  expect(wonBetween('blue', { left: 7, had: [1, 1] }, { left: 6, had: [1, 2] })).toEqual([
    { gem: 'blue', step: 2, place: 1 },
  ]);
  expect(wonBetween('brown', { left: 7, had: [1, 1] }, { left: 6, had: [1, 1] })).toEqual([
    { gem: 'brown', step: 2, place: null },
  ]);
  expect(wonBetween('blue', { left: 6, had: [0] }, { left: 6, had: [0] })).toEqual([]);
});

const boards = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
// The example with three players.
const EXAMPLE: AnimalView = {
  sapphires: 0,
  ambers: 0,
  animals: ['Rabbat', 'Henrietta', 'Juri'],
  scoring: [
    { sapphires: 4, ambers: 3, boards: boards(8) },
    { sapphires: 2, ambers: 2, boards: boards(6) },
    { sapphires: 3, ambers: 3, boards: boards(7) },
  ],
  stacks: ['Rabbat', 'Henrietta', 'Juri'],
  score: 64,
  most: 77,
  helpable: [],
};

test('the parts of the score are those of the rulebook', () => {
  expect(partsOf(EXAMPLE)).toEqual([
    { what: 'sets', count: 6, each: 4 },
    { what: 'sapphires', count: 9, each: 3 },
    { what: 'ambers', count: 8, each: 1 },
    { what: 'extra', count: 1, each: 5 },
  ]);
});

test('the score is the server’s: parts that do not add up to it are not told', () => {
  expect(partsOf({ ...EXAMPLE, score: 63 })).toBeNull();
});
