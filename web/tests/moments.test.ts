/** Which moment a call is: first, a streak, the last second, a comeback, a record. */
import { expect, test } from 'vitest';
import type { GameSeen, Notice } from '../src/api/protocol';
import {
  newStory,
  occasionsOf,
  type Story,
  storyAfter,
  withRecord,
} from '../src/table/views/moments';

const gameOf = (rank = 0, more: object = {}): GameSeen =>
  ({
    ...{ seal: 'one', seat: 0, phase: 'round', reason: '', table: {} },
    seats: [{ rank }, { rank: 0 }, { rank: 0 }],
    ...more,
  }) as unknown as GameSeen;
const call = (rank: number, seat = 0) => ({ what: 'ubongo_called', seat, rank }) as Notice;
const ended = { what: 'round_ended' } as Notice;
const whats = (...found: Parameters<typeof occasionsOf>) =>
  occasionsOf(...found).map((one) => ('count' in one ? `${one.what} ${one.count}` : one.what));
/** The story after rounds in which this player had these ranks; 0 is not solved. */
const after = (...ranks: number[]): Story =>
  ranks.reduce((story, rank) => storyAfter(story, ended, gameOf(rank)), newStory('one'));

test('the first place is a moment, the others are not, and never those of others', () => {
  expect(whats(newStory(), call(1), gameOf(), 30_000)).toEqual(['first']);
  expect(whats(newStory(), call(2), gameOf(), 30_000)).toEqual([]);
  expect(whats(newStory(), call(1, 1), gameOf(), 100)).toEqual([]);
  expect(whats(newStory(), call(1), gameOf(0, { seat: null }), 100)).toEqual([]);
});

test('nobody is first alone', () => {
  expect(whats(newStory(), call(1), gameOf(0, { seats: [{ rank: 0 }] }), 30_000)).toEqual([]);
});

test('first in two rounds running is a streak, which another rank ends', () => {
  expect(whats(after(1), call(1), gameOf(), null)).toEqual(['streak 2', 'first']);
  expect(whats(after(1, 1, 1), call(1), gameOf(), null)).toEqual(['streak 4', 'first']);
  expect(whats(after(1, 1, 2), call(1), gameOf(), null)).toEqual(['first']);
});

test('less than three seconds of sand are the last second, for any rank', () => {
  expect(whats(newStory(), call(3), gameOf(), 2_999)).toEqual(['last-second']);
  expect(whats(newStory(), call(3), gameOf(), 3_000)).toEqual([]);
  expect(whats(newStory(), call(3), gameOf(), null)).toEqual([]);
  expect(whats(after(1), call(1), gameOf(), 10)).toEqual(['streak 2', 'last-second', 'first']);
});

test('first after the last place, or after no place, is a comeback', () => {
  expect(whats(after(0), call(1), gameOf(), null)).toEqual(['comeback', 'first']);
  expect(whats(after(1, 3), call(1), gameOf(), null)).toEqual(['comeback', 'first']);
  expect(whats(after(2), call(1), gameOf(), null)).toEqual(['first']);
  expect(whats(after(0), call(2), gameOf(), null)).toEqual([]);
});

test('a play-off has no round before it', () => {
  expect(whats(after(0), call(1), gameOf(0, { phase: 'play-off' }), 10)).toEqual(['first']);
  const over = gameOf(1, { phase: 'over', reason: 'play-off' });
  expect(whats(after(1), call(1), over, 10)).toEqual(['first']);
});

test('a run with more boards than any before is a record, once', () => {
  const run = (solved: number) => gameOf(0, { seats: [{ rank: 0 }], table: { run: { solved } } });
  expect(whats(newStory(), call(1), run(6), 500, 5)).toEqual(['record 6']);
  expect(whats(newStory(), call(1), run(5), 500, 5)).toEqual([]);
  expect(whats(newStory(), call(1), run(1), 500, null)).toEqual([]);
  expect(whats(withRecord(newStory()), call(1), run(7), 500, 5)).toEqual([]);
});

test('another game is another story', () => {
  const story = storyAfter(
    after(1, 1),
    { what: 'game_started' } as Notice,
    gameOf(0, { seal: 'two' }),
  );
  expect(story).toEqual(newStory('two'));
});
