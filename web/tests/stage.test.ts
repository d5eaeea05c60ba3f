/** What stands in the middle of the table, from the first field to the end of a round. */
import { expect, test } from 'vitest';
import type { GameSeen } from '../src/api/protocol';
import { stageOf } from '../src/table/round/stage';

const seat = { rank: 0, board: {}, left: false };
const gameOf = (over: object = {}): GameSeen =>
  ({
    phase: 'round',
    round: 2,
    seat: 0,
    seats: [seat, seat],
    tied: [],
    paused: false,
    table: { rows: [] },
    ...over,
  }) as unknown as GameSeen;
const here = { helps: false, looksAtBoard: false };

test('a field is chosen and gems are taken in the middle', () => {
  expect(stageOf(gameOf({ phase: 'setup', round: 0 }), here)).toBe('gems');
  const solved = gameOf({ seats: [{ ...seat, rank: 1 }, seat] });
  expect(stageOf(solved, { ...here, looksAtBoard: true })).toBe('lay');
  expect(stageOf(solved, here)).toBe('gems');
});

test('without a gem board the solved board stays', () => {
  const table = { points: [1, 0] };
  expect(stageOf(gameOf({ table, seats: [{ ...seat, rank: 1 }, seat] }), here)).toBe('lay');
  expect(stageOf(gameOf({ table, phase: 'setup', round: 0 }), here)).toBe('begins');
});

test('between rounds are the boards of the last one; before the first round there are none', () => {
  expect(stageOf(gameOf({ phase: 'border' }), here)).toBe('between');
  expect(stageOf(gameOf({ phase: 'border', round: 0 }), here)).toBe('begins');
});

test('a board that ended the round with its call is seen before the boards of all', () => {
  const ended = gameOf({ phase: 'border', seats: [{ ...seat, rank: 1 }, seat] });
  expect(stageOf(ended, { ...here, looksAtBoard: true })).toBe('lay');
  expect(stageOf(ended, here)).toBe('between');
});

test('R-433: a pause covers everything', () => {
  expect(stageOf(gameOf({ paused: true }), { helps: true, looksAtBoard: true })).toBe('begins');
});

test('who has no board waits for one, or watches', () => {
  const none = { ...seat, board: null };
  expect(stageOf(gameOf({ seats: [none, seat] }), here)).toBe('comes');
  expect(stageOf(gameOf({ seats: [none, seat], tied: [1] }), here)).toBe('watch');
  expect(stageOf(gameOf({ seat: null }), here)).toBe('watch');
  expect(stageOf(gameOf(), { ...here, helps: true })).toBe('help');
});
