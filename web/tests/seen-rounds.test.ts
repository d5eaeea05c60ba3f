/** Looking back at the rounds of a game. */
import { expect, test } from 'vitest';
import type { GameSeen, RoundSolutions } from '../src/api/protocol';
import { unseen, withRoundOf, withTold } from '../src/table/seen-rounds';

const seen = (phase: string, round: number, seal = 'a', tied: number[] = []): GameSeen =>
  ({ phase, round, seal, tied, seats: [{ board: { board: round } }] }) as unknown as GameSeen;

const told = (games: readonly (GameSeen | null)[]): string[] =>
  games
    .reduce<ReturnType<typeof withRoundOf>>(withRoundOf, [])
    .map((one) => `${one.game}${one.round}${one.playOff ? ' play-off' : ''}`);

test('each round is kept once, when it is over', () => {
  expect(
    told([
      seen('setup', 0),
      seen('round', 1),
      seen('border', 1),
      seen('border', 1),
      seen('round', 2),
    ]),
  ).toEqual(['a1']);
  expect(told([seen('border', 1), seen('over', 2)])).toEqual(['a1', 'a2']);
});

test('a play-off is a round of its own', () => {
  expect(told([seen('border', 9), seen('over', 9, 'a', [0, 1])])).toEqual(['a9', 'a9 play-off']);
});

test('another game begins anew; the lobby between them forgets nothing', () => {
  expect(told([seen('over', 9), null])).toEqual(['a9']);
  expect(told([seen('over', 9), null, seen('setup', 0, 'b')])).toEqual([]);
});

test('rounds that were not seen are told afterwards and stand where they belong', () => {
  const game = seen('over', 3, 'a', [0, 1]);
  const rounds = withRoundOf([], game);
  expect(unseen(rounds, game)).toEqual([1, 2, 3]);
  const filled = [3, 1, 1].reduce(
    (all, round) =>
      withTold(all, game, {
        round,
        seats: [{ seat: 0, board: { board: round }, cover: null }],
      } as unknown as RoundSolutions),
    rounds,
  );
  expect(filled.map((one) => `${one.round}${one.playOff ? ' play-off' : ''}`)).toEqual([
    '1',
    '3',
    '3 play-off',
  ]);
  expect(unseen(filled, game)).toEqual([2]);
});
