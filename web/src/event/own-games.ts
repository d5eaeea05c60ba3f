/**
 * The games that this guest has played at an event, as this browser saw them end: so nobody has to
 * ask the server for them when an event ends for a whole class at once.
 */
import type { EventSeen } from '../api/protocol';
import type { Store } from '../settings/storage';
import { seatOf } from './event-state';

export interface OwnGame {
  readonly round: number;
  readonly number: number;
  readonly table: string;
  readonly place: number;
}

const KEY = 'ubongo-event-games';
/** Of so many events, the last ones. */
const KEPT = 4;

type Kept = readonly { readonly event: string; readonly games: readonly OwnGame[] }[];

const isGame = (one: unknown): one is OwnGame => {
  const game = (one ?? {}) as Partial<OwnGame>;
  const numbers = [game.round, game.number, game.place];
  return typeof game.table === 'string' && numbers.every((number) => Number.isInteger(number));
};

const kept = (store: Store | null): Kept => {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter(
      (one) =>
        typeof one?.event === 'string' && Array.isArray(one.games) && one.games.every(isGame),
    );
  } catch {
    return [];
  }
};

export const gamesOf = (store: Store | null, event: string): readonly OwnGame[] =>
  kept(store).find((one) => one.event === event)?.games ?? [];

/** Remember the game of this round, once it is done. */
export const noteGame = (
  store: Store | null,
  id: string,
  event: EventSeen,
  member: number,
): void => {
  const own = seatOf(event, member);
  if (!own?.table.done || own.table.void || !own.seat.place) return;
  const { number, table } = own.table;
  const before = gamesOf(store, id);
  if (before.some((one) => one.table === table)) return;
  const games = [...before, { round: event.round, number, table, place: own.seat.place }];
  const others = kept(store).filter((one) => one.event !== id);
  try {
    store?.setItem(KEY, JSON.stringify([...others.slice(1 - KEPT), { event: id, games }]));
  } catch {
    // Private windows and full stores: then the server is asked at the end.
  }
};
