/**
 * The state of an event as the server has told it, and what a page asks of it. A value that
 * every message replaces; no DOM, sockets or sounds here.
 */
import type {
  EventOrderName,
  EventSeatSeen,
  EventSeen,
  EventTableSeen,
  EventYou,
  FromServer,
  MemberSeen,
} from '../api/protocol';

export interface EventState {
  readonly event: EventSeen | null;
  readonly you: EventYou;
}

const NOBODY: EventYou = { member: 0, host: false, table: '', may: [], key: '' };

export const newEventState = (): EventState => ({ event: null, you: NOBODY });

/** The state after a message: an event is always told whole. */
export const applied = (state: EventState, message: FromServer): EventState =>
  message.type === 'event_welcome' || message.type === 'event_happened'
    ? { event: message.event, you: message.you }
    : state;

export const may = (you: EventYou, order: EventOrderName): boolean => you.may.includes(order);

/** Everybody who takes part now, in the order in which they came. */
export const people = (event: EventSeen): readonly MemberSeen[] =>
  event.members.filter((one) => !one.left);

export const memberOf = (event: EventSeen, member: number): MemberSeen | null =>
  (member && event.members.find((one) => one.member === member)) || null;

/** The ranking: nobody is in it before the first table is done. */
export const ranking = (event: EventSeen): readonly MemberSeen[] =>
  event.members
    .filter((one) => (one.place ?? 0) > 0)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.member - b.member);

/** The seat of a member in the round that is played, or was played last. */
export const seatOf = (
  event: EventSeen,
  member: number,
): { readonly table: EventTableSeen; readonly seat: EventSeatSeen } | null => {
  for (const table of event.tables) {
    const seat = member ? table.seats.find((one) => one.member === member) : undefined;
    if (seat) return { table, seat };
  }
  return null;
};

/** Whether a table is no longer waited for. */
export const isSettled = (table: EventTableSeen): boolean =>
  (table.done ?? false) || (table.void ?? false);

/** The tables that a round still waits for. */
export const playing = (event: EventSeen): readonly EventTableSeen[] =>
  event.phase === 'playing' ? event.tables.filter((one) => !isSettled(one)) : [];

/** People who would not be seated if they stayed away: no page of theirs is open. */
export const away = (event: EventSeen): readonly MemberSeen[] =>
  people(event).filter((one) => !one.online);

/** Whether no further round may begin: all are played, or the time is up. */
export const isPlayedOut = (event: EventSeen, now: number): boolean => {
  const { rounds } = event.plan;
  if (rounds && event.round >= rounds && event.phase !== 'playing') return true;
  return event.ends_at !== null && now >= event.ends_at;
};

/**
 * The table that a guest is shown, after the one that they were shown before. A table that gives no
 * points is left at once; the result of another one is read until its reader goes on.
 */
export const tableAfter = (before: string, event: EventSeen, you: EventYou): string => {
  if (you.table) return you.table;
  const last = event.tables.find((one) => one.table === before);
  return last?.done && !last.void ? before : '';
};

/** So many equal parts of a list, for a screen that shows one after the other. */
export const pages = <Item>(list: readonly Item[], most: number): readonly (readonly Item[])[] => {
  const count = Math.max(1, Math.ceil(list.length / Math.max(1, most)));
  const each = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, page) => list.slice(page * each, (page + 1) * each));
};
