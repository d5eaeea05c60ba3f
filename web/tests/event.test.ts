/** What the page of an event asks of what the server told: places, tables, people, words. */
import { expect, test } from 'vitest';
import type { EventSeen, EventTableSeen, EventYou, MemberSeen } from '../src/api/protocol';
import {
  applied,
  away,
  isPlayedOut,
  newEventState,
  pages,
  people,
  playing,
  ranking,
  seatOf,
  tableAfter,
} from '../src/event/event-state';
import { hostKeyIn, withHostKey } from '../src/event/host-key';
import { changeTold } from '../src/event/narration';
import { gamesOf, noteGame } from '../src/event/own-games';
import { inPoints } from '../src/event/points';
import { roundTold } from '../src/event/round-told';
import { mayChange, troubleId } from '../src/event/trouble';
import { sayIn } from './all-words';

const ada: MemberSeen = { member: 1, name: 'Ada', online: true };
const ben: MemberSeen = { member: 2, name: 'Ben', online: true };
const table = (number: number, more: Partial<EventTableSeen> = {}): EventTableSeen => ({
  number,
  table: `table-${number}`,
  seats: [],
  ...more,
});
const seen = (more: Partial<EventSeen> = {}): EventSeen => ({
  plan: { rounds: 3 },
  phase: 'waiting',
  round: 0,
  code: 'K7M2QX',
  locked: false,
  members: [ada, ben],
  tables: [],
  began_at: null,
  ends_at: null,
  host_online: true,
  screens: 0,
  onlookers: 0,
  most: 200,
  seal: '',
  seed: '',
  ...more,
});
const you = (more: Partial<EventYou> = {}): EventYou => ({
  member: 1,
  host: false,
  table: '',
  may: [],
  key: '',
  ...more,
});
const en = sayIn('en');

const paperStore = (found: string | null = null) => {
  let kept = found;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
};

test('an event is told whole: every message replaces what was known', () => {
  const event = seen({ round: 1 });
  const after = applied(newEventState(), {
    type: 'event_happened',
    number: 4,
    time: 0,
    event,
    you: you(),
  });
  expect(after).toEqual({ event, you: you() });
  // What only tables say changes nothing.
  const said = { type: 'word_said', seat: 0, word: 'hello' } as never;
  expect(applied(after, said)).toBe(after);
});

test('R-437: whoever is told a table is shown it, and reads its result before they go on', () => {
  const busy = seen({ phase: 'playing', round: 1, tables: [table(1)] });
  expect(tableAfter('', busy, you({ table: 'table-1' }))).toBe('table-1');
  const done = seen({ phase: 'between', round: 1, tables: [table(1, { done: true })] });
  expect(tableAfter('table-1', done, you())).toBe('table-1');
  // After a reload the result is told at the event.
  expect(tableAfter('', done, you())).toBe('');
  // The next round calls, whatever is read.
  expect(tableAfter('table-1', done, you({ table: 'table-5' }))).toBe('table-5');
});

test('R-437: a table that gives no points is left at once', () => {
  const over = seen({ phase: 'over', round: 1, tables: [table(1, { void: true })] });
  expect(tableAfter('table-1', over, you())).toBe('');
  const closed = seen({ phase: 'between', tables: [table(1, { done: true, void: true })] });
  expect(tableAfter('table-1', closed, you())).toBe('');
  expect(tableAfter('table-1', seen({ round: 2, tables: [table(2)] }), you())).toBe('');
});

test('the ranking goes by places, and who has left stays in it', () => {
  const members = [
    { ...ada, place: 2, twelfths: 36 },
    { ...ben, place: 1, twelfths: 60, left: true },
    { member: 3, name: 'Eve' },
  ];
  expect(ranking(seen({ members })).map((one) => one.name)).toEqual(['Ben', 'Ada']);
  expect(people(seen({ members })).map((one) => one.name)).toEqual(['Ada', 'Eve']);
  expect(away(seen({ members })).map((one) => one.name)).toEqual(['Eve']);
});

test('a round waits for tables that are neither done nor given up', () => {
  const tables = [table(1, { done: true }), table(2), table(3, { void: true })];
  expect(playing(seen({ phase: 'playing', tables })).map((one) => one.number)).toEqual([2]);
  expect(playing(seen({ phase: 'between', tables }))).toEqual([]);
});

test('a seat is found by its member, and a bot is nobody', () => {
  const seats = [
    { name: 'Kito', bot: 'fair' as const },
    { name: 'Ada', member: 1, place: 2 },
  ];
  const event = seen({ tables: [table(1, { seats })] });
  expect(seatOf(event, 1)?.seat.place).toBe(2);
  expect(seatOf(event, 0)).toBeNull();
  expect(seatOf(event, 9)).toBeNull();
});

test('R-437: no round begins after the last one, nor after the minutes', () => {
  expect(isPlayedOut(seen({ phase: 'between', round: 2 }), 0)).toBe(false);
  expect(isPlayedOut(seen({ phase: 'between', round: 3 }), 0)).toBe(true);
  expect(isPlayedOut(seen({ phase: 'playing', round: 3 }), 0)).toBe(false);
  const timed = seen({ plan: { minutes: 40 }, phase: 'between', round: 9, ends_at: 500 });
  expect(isPlayedOut(timed, 499)).toBe(false);
  expect(isPlayedOut(timed, 500)).toBe(true);
});

test('R-437: shared places share their points, told with two digits at most', () => {
  expect([60, 36, 48, 40, 0].map((twelfths) => inPoints(twelfths, en))).toEqual([
    '5',
    '3',
    '4',
    '3.33',
    '0',
  ]);
  expect(inPoints(40, sayIn('de'))).toBe('3,33');
});

test('pages of a wall are as equal as they can be', () => {
  expect(pages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(pages([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 9).map((one) => one.length)).toEqual([5, 5]);
  expect(pages([], 9)).toEqual([[]]);
});

test('the key of a host is behind the # of a link, and nothing else is taken for it', () => {
  const link = withHostKey('https://ubongo.example/e/abc', 'f00-_A');
  expect(link).toBe('https://ubongo.example/e/abc#host=f00-_A');
  expect(hostKeyIn(new URL(link).hash)).toBe('f00-_A');
  for (const hash of ['', '#', '#host=', '#host=a b', '#guest=abc', `#host=${'x'.repeat(65)}`]) {
    expect(hostKeyIn(hash)).toBe('');
  }
});

test('a screen reader is told once when a round begins, when it is over, and the own place', () => {
  const waiting = seen();
  const seating = seen({ phase: 'seating', round: 1 });
  const on = seen({ phase: 'playing', round: 1 });
  const members = [{ ...ada, place: 2, twelfths: 40 }, ben];
  const between = seen({ phase: 'between', round: 1, members });
  expect(changeTold(null, waiting, 1, en)).toBe('');
  expect(changeTold(waiting, seating, 1, en)).toBe('Round 1 begins.');
  expect(changeTold(seating, on, 1, en)).toBe('');
  expect(changeTold(on, on, 1, en)).toBe('');
  expect(changeTold(on, between, 1, en)).toBe('Round 1 is over. You are number 2; points: 3.33.');
  expect(changeTold(on, between, 0, en)).toBe('Round 1 is over.');
  expect(changeTold(between, seen({ phase: 'over', round: 1 }), 1, en)).toBe('The event is over.');
});

test('rounds are counted as long as their number is known', () => {
  expect(roundTold(seen({ round: 2 }), en)).toBe('Round 2 of 3');
  expect(roundTold(seen({ round: 2, plan: { minutes: 30 } }), en)).toBe('Round 2');
});

test('what keeps a page from an event has a sentence, and what may change is tried again', () => {
  expect(troubleId('no_such_table')).toBe('event-none');
  expect(troubleId('kicked')).toBe('event-removed');
  expect(troubleId('turned_away')).toBe('');
  expect(mayChange('table_full')).toBe(true);
  expect(mayChange('kicked')).toBe(false);
});

test('own games are remembered once each, and of a few events only', () => {
  const store = paperStore();
  const seats = [{ name: 'Ada', member: 1, place: 2 }];
  const done = seen({ phase: 'between', round: 1, tables: [table(1, { done: true, seats })] });
  const game = { round: 1, number: 1, table: 'table-1', place: 2 };
  noteGame(store, 'abc', seen({ round: 1, tables: [table(1, { seats })] }), 1);
  noteGame(store, 'abc', done, 9);
  expect(gamesOf(store, 'abc')).toEqual([]);
  noteGame(store, 'abc', done, 1);
  noteGame(store, 'abc', done, 1);
  expect(gamesOf(store, 'abc')).toEqual([game]);
  for (const other of ['b', 'c', 'd', 'e']) noteGame(store, other, done, 1);
  expect(gamesOf(store, 'abc')).toEqual([]);
  expect(gamesOf(store, 'e')).toEqual([game]);
});

test('a store that is broken, full or forbidden is as an empty one', () => {
  for (const found of ['{', '7', '[{}]', '[{"event":"abc","games":[{"table":7}]}]']) {
    const store = paperStore(found);
    expect(gamesOf(store, 'abc')).toEqual([]);
  }
  expect(gamesOf(null, 'abc')).toEqual([]);
});
