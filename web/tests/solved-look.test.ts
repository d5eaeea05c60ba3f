/** How long a board that was just solved is looked at, before the table goes on. */
import { expect, test } from 'vitest';
import type { GameSeen } from '../src/api/protocol';
import { lookAt } from '../src/table/views/solved-look';

const seat = { rank: 0, board: {} };
const solved = { ...seat, rank: 2 };
const game = (over: object = {}): GameSeen =>
  ({
    seal: 'abc',
    phase: 'round',
    round: 3,
    seat: 0,
    seats: [seat, seat],
    table: { points: [] },
    ...over,
  }) as unknown as GameSeen;

test('the call that ends a round, or a play-off, is seen before the table goes on', () => {
  const ended = { phase: 'border', seats: [solved, seat] };
  expect(lookAt(game(), game(ended))).toBeGreaterThan(1_000);
  expect(lookAt(game({ phase: 'play-off' }), game({ ...ended, phase: 'over' }))).toBeGreaterThan(
    1_000,
  );
});

test('where gems are taken it is shorter; where others still lay, the board stays anyway', () => {
  const rows = { table: { rows: [] } };
  const short = lookAt(game(rows), game({ ...rows, seats: [solved, seat] }));
  expect(short).toBeGreaterThan(300);
  expect(short).toBeLessThan(1_000);
  expect(lookAt(game(), game({ seats: [solved, seat] }))).toBe(0);
});

test('nobody waits for the call of another, for an old one, or in another round', () => {
  const ended = game({ phase: 'border', seats: [seat, solved] });
  expect(lookAt(game(), ended)).toBe(0);
  const before = game({ seats: [solved, seat] });
  expect(lookAt(before, game({ phase: 'border', seats: [solved, seat] }))).toBe(0);
  expect(lookAt(game(), game({ round: 4, phase: 'border', seats: [solved, seat] }))).toBe(0);
  expect(lookAt(game(), game({ seal: 'other', phase: 'over', seats: [solved, seat] }))).toBe(0);
  expect(lookAt(null, game())).toBe(0);
  expect(lookAt(game({ phase: 'border' }), game({ phase: 'border', seats: [solved, seat] }))).toBe(
    0,
  );
  expect(lookAt(game({ seat: null }), ended)).toBe(0);
});
