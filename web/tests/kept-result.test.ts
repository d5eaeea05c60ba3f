/** A result stays where it is read, whatever the others do meanwhile. */
import { expect, test } from 'vitest';
import type { GameSeen, LobbySeen } from '../src/api/protocol';
import { keptAfter, shownResult } from '../src/table/kept-result';

const game = (phase: string, seal: string, seat: number | null = 0) =>
  ({ phase, seal, seat }) as unknown as GameSeen;
const lobby = (...places: object[]) => ({ places }) as unknown as LobbySeen;
const over = game('over', 'one');

test('the last result is kept, and a running game does not change it', () => {
  expect(keptAfter(null, game('round', 'one'))).toBeNull();
  expect(keptAfter(null, over)).toBe(over);
  expect(keptAfter(over, game('round', 'two'))).toBe(over);
  expect(keptAfter(over, null)).toBe(over);
  const second = game('void', 'two');
  expect(keptAfter(over, second)).toBe(second);
});

test('when somebody opens the lobby the result stays until it is left', () => {
  const open = lobby({ you: true, ready: false }, { you: false, ready: true });
  expect(shownResult(over, null, open, '')).toBe(over);
  expect(shownResult(over, null, open, 'one')).toBeNull();
  expect(shownResult(over, null, lobby({ you: true, ready: true }), '')).toBeNull();
  expect(shownResult(over, null, lobby(null as unknown as object), '')).toBe(over);
});

test('the next game is shown to those who play it; others are not torn away', () => {
  expect(shownResult(over, game('round', 'two'), lobby(), '')).toBeNull();
  expect(shownResult(over, game('round', 'two', null), lobby(), '')).toBe(over);
  expect(shownResult(over, game('round', 'two', null), lobby(), 'one')).toBeNull();
});

test('a game that is over is always shown as such', () => {
  expect(shownResult(null, over, lobby(), '')).toBe(over);
  expect(shownResult(over, over, lobby(), 'one')).toBe(over);
  expect(shownResult(null, game('round', 'one'), lobby(), '')).toBeNull();
});
