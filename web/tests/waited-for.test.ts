/** Whom a table waits for, in words and not in seconds. */
import { expect, test } from 'vitest';
import type { GameSeen, LobbySeen } from '../src/api/protocol';
import { awayFrom, notAgain, notReady, waitOf, wantAgain } from '../src/table/waited-for';

const place = (name: string, more: object = {}) => ({
  ...{ name, bot: '', ready: false, online: true, host: false, you: false },
  ...more,
});
const lobbyOf = (...places: object[]): LobbySeen => ({ places }) as unknown as LobbySeen;
const gameOf = (...seats: [name: string, more?: object][]): GameSeen =>
  ({
    seats: seats.map(([name, more = {}]) => ({
      player: { name, bot: '' },
      ...{ left: false, online: true },
      ...more,
    })),
  }) as unknown as GameSeen;

test('a lobby waits for others who are not ready, and never for bots or its host', () => {
  const lobby = lobbyOf(
    place('Ada', { host: true }),
    place('Ben'),
    place('Cleo', { ready: true }),
    place('Kito', { bot: 'fair' }),
  );
  expect(notReady(lobby)).toEqual(['Ben']);
  expect(notReady(lobbyOf(place('Ben', { you: true })))).toEqual([]);
  expect(notReady({ places: [null] } as unknown as LobbySeen)).toEqual([]);
});

test('after a game the host is waited for, too, and nobody who has gone', () => {
  const lobby = lobbyOf(
    place('Ada', { host: true }),
    place('Ben', { you: true, ready: true }),
    place('Cleo', { ready: true }),
    place('Dan', { online: false }),
    place('Kito', { bot: 'fair', ready: true }),
  );
  expect(notAgain(lobby)).toEqual(['Ada']);
  expect(wantAgain(lobby)).toEqual(['Cleo']);
});

test('between rounds a table waits for somebody by name, and sleeps without a number', () => {
  const there = gameOf(['Ada'], ['Ben']);
  expect(waitOf(there, 5)).toEqual({ id: 'goes-on-in', players: [] });
  const away = gameOf(['Ada'], ['Ben', { online: false }], ['Cleo', { online: false, left: true }]);
  expect(awayFrom(away)).toEqual(['Ben']);
  expect(waitOf(away, 30).id).toBe('waits-for-back-in');
  expect(waitOf(away, 86_350).id).toBe('waits-for-back');
});
