/** The gem board as it is looked at: holes, offers, and gems on their way. */
import { expect, test } from 'vitest';
import type { GemView } from '../src/api/protocol';
import {
  gainOf,
  holeOf,
  landedOf,
  offerOf,
  standingOf,
  takenBetween,
} from '../src/table/views/gem-board/gems';

const table = (rows: GemView['rows'], gems: GemView['gems']): GemView => ({
  rows,
  gems,
  pawns: [1, 1, 0],
  chosen: [true, true, true],
  own_choice: 1,
  reachable: [],
});

const NONE = [0, 0, 0, 0, 0, 0];

test('gems stay in their holes: the first of ten left lies in the third hole', () => {
  expect(holeOf(12, 0)).toBe(0);
  expect(holeOf(10, 0)).toBe(2);
  expect(holeOf(10, 9)).toBe(11);
});

test('an offer counts what the seat would then have, two of a colour one after the other', () => {
  const seen = table([['red', 'red', 'blue'], ['yellow'], []], [[0, 3, 0, 0, 0, 0], NONE]);
  expect(offerOf(seen, 0, 0)).toEqual([
    { gem: 'red', total: 4 },
    { gem: 'red', total: 5 },
  ]);
  expect(offerOf(seen, 1, 1)).toEqual([{ gem: 'yellow', total: 1 }]);
  expect(offerOf(seen, 2, 0)).toEqual([]);
  expect(offerOf(seen, 0, null).map((one) => one.total)).toEqual([1, 2]);
});

test('the gain stands in the order of the colours', () => {
  expect(
    gainOf([
      { gem: 'red', total: 4 },
      { gem: 'yellow', total: 1 },
    ]),
  ).toEqual([0, 1, 0, 0, 0, 1]);
});

test('gems that left the board are found with their holes and their new owner', () => {
  const before = table(
    [
      ['red', 'blue', 'green'],
      ['yellow', 'red'],
    ],
    [NONE, NONE, NONE],
  );
  const after = table([['green'], ['yellow', 'red']], [NONE, [0, 1, 1, 0, 0, 0], NONE]);
  expect(takenBetween(before, after)).toEqual([
    { gem: 'red', field: 0, hole: 9, seat: 1 },
    { gem: 'blue', field: 0, hole: 10, seat: 1 },
  ]);
  expect(takenBetween(after, after)).toEqual([]);
});

test('two takes at once go each to their own taker', () => {
  const before = table(
    [
      ['red', 'blue'],
      ['red', 'red'],
    ],
    [NONE, NONE],
  );
  const after = table(
    [[], []],
    [
      [0, 2, 0, 0, 0, 0],
      [0, 1, 1, 0, 0, 0],
    ],
  );
  expect(takenBetween(before, after).map((one) => one.seat)).toEqual([1, 1, 0, 0]);
});

test('pawns on one field stand side by side around its middle', () => {
  expect([0, 1, 2].map((seat) => standingOf([1, 1, 0], seat))).toEqual([-0.5, 0.5, 0]);
});

test('a gem counts when it has landed', () => {
  const gems = [[0, 2, 1, 0, 0, 0], NONE];
  expect(landedOf(gems, [])).toEqual(gems);
  const flying = [{ to: 'gems-0-red' }, { to: 'gems-0-red' }, { to: 'gems-1-red' }, { to: 'bag' }];
  expect(landedOf(gems, flying)).toEqual([[0, 0, 1, 0, 0, 0], NONE]);
});
