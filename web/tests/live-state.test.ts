/** What a message of the server changes in the state of a live table. */
import { expect, test } from 'vitest';
import type { FromServer, GameSeen, LobbySeen } from '../src/api/protocol';
import {
  applied,
  boardKey,
  dealtHand,
  type LiveState,
  may,
  newLiveState,
} from '../src/table/live-state';

const board = { board: 7, animal: 'Juri', side: 'easy', area: '###/###', pieces: ['I3', 'L3'] };
const gameOf = (round: number): GameSeen =>
  ({
    seat: 0,
    round,
    phase: 'round',
    may: ['call_ubongo'],
    settings: { find_pieces: false },
    seats: [
      { board, cover: null, laid_count: 1 },
      { board: null, cover: null, laid_count: 2 },
    ],
    table: {},
  }) as unknown as GameSeen;
const lobby = { may: ['leave'] } as unknown as LobbySeen;
const happened = (round: number, ...notices: string[]): FromServer =>
  ({
    type: 'happened',
    number: 1,
    time: 0,
    notices: notices.map((what) => ({ what })),
    lobby,
    game: gameOf(round),
  }) as unknown as FromServer;
const glimpsed: FromServer = {
  type: 'glimpsed',
  seat: 1,
  laid: [{ piece: 'I3', cells: [[0, 0]] }],
  held: 'L3',
  by: 2,
} as unknown as FromServer;

const frozen = (live: LiveState): LiveState => {
  for (const part of Object.values(live)) if (part) Object.freeze(part);
  return Object.freeze(live);
};

test('a message replaces the state and leaves the old one as it was', () => {
  const before = frozen(applied(newLiveState(), happened(1)));
  const after = applied(before, glimpsed);
  expect(after.drafts[1]).toHaveLength(1);
  expect(after.holds[1]).toEqual({ piece: 'L3', by: 2 });
  expect(after.laidCounts).toEqual({ 0: 1, 1: 1 });
  expect(after.game).toBe(before.game);
  expect(before.drafts).toEqual({});
});

test('a new round begins without the pieces of the last one', () => {
  const laid = frozen(applied(applied(newLiveState(), happened(1)), glimpsed));
  expect(applied(laid, happened(1)).drafts).toBe(laid.drafts);
  expect(applied(laid, happened(2, 'round_started'))).toMatchObject({ drafts: {}, holds: {} });
});

test('what may be done is in the game or in the lobby', () => {
  const live = applied(newLiveState(), happened(1));
  expect([may(live, 'call_ubongo'), may(live, 'leave'), may(live, 'roll')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('answers change nothing', () => {
  const live = frozen(applied(newLiveState(), happened(1)));
  expect(applied(live, { type: 'accepted', id: 'a', number: 1 } as FromServer)).toBe(live);
});

test('another round is another board, and its pieces lie where the server saw them', () => {
  expect(boardKey(gameOf(1))).not.toBe(boardKey(gameOf(2)));
  expect(boardKey(null)).toBe('');
  // A play-off has another board than the round before it, and it stays when the game is over.
  const playOff = boardKey({ ...gameOf(1), phase: 'play-off' });
  expect(playOff).not.toBe(boardKey(gameOf(1)));
  expect(boardKey({ ...gameOf(1), phase: 'over', reason: 'play-off' })).toBe(playOff);
  const I3 = {
    piece: 'I3' as const,
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ] as const,
  };
  const hand = dealtHand(gameOf(1), [I3]);
  expect(hand.pieces.map((one) => one.spot.kind)).toEqual(['board', 'tray']);
  expect(dealtHand(null, []).pieces).toEqual([]);
});
