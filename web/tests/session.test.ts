// @vitest-environment happy-dom
/** A session at a table, with a socket and a server made of paper. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putAt } from '../src/play/hand';
import type { ConnectionWorld } from '../src/table/connection';
import { TableSession } from '../src/table/session.svelte';
import { PaperSocket } from './paper-socket';

let pipes: PaperSocket[] = [];
let online = true;
const world: ConnectionWorld = {
  connect: () => {
    const pipe = new PaperSocket();
    pipes.push(pipe);
    return pipe;
  },
  now: () => Date.now(),
  later: (act, wait) => setTimeout(act, wait) as unknown as number,
  never: (timer) => clearTimeout(timer),
  chance: () => 0.5,
  leaving: () => () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  pipes = [];
  online = true;
  vi.stubGlobal('fetch', async () => {
    if (!online) throw new TypeError('no network');
    return new Response(JSON.stringify({ name: 'Amina', build: '' }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const board = { board: 7, animal: 'Juri', side: 'easy', area: '###', pieces: ['I3'] };
const game = (round: number, phase = 'round') => ({
  seat: 0,
  round,
  phase,
  deadline: null,
  may: ['call_ubongo'],
  glimpse_every: 120,
  settings: { find_pieces: false, minutes: null },
  seats: [{ board, cover: null, laid_count: 0, player: { name: 'Amina' } }],
  table: {},
});
const lobby = { may: [], places: [] };
const welcome = (round = 1) => ({
  ...{ type: 'welcome', protocol: 1, table: 't', number: 7, time: 0, build: '' },
  ...{ lobby, game: game(round), missed: null, draft: [] },
});
const happened = (round: number, ...notices: object[]) => ({
  ...{ type: 'happened', number: 8, time: 0, notices, lobby, game: game(round) },
});

const begun = async (): Promise<[TableSession, PaperSocket]> => {
  const session = new TableSession('t', world);
  await vi.advanceTimersByTimeAsync(0);
  pipes[0]!.onopen?.();
  pipes[0]!.tell(welcome());
  return [session, pipes[0]!];
};

test('it connects once the server has given a cookie, and says so while it has not', async () => {
  online = false;
  const session = new TableSession('t', world);
  await vi.advanceTimersByTimeAsync(10);
  expect(session.connection.status).toBe('lost');
  expect(pipes).toEqual([]);
  online = true;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(pipes).toHaveLength(1);
  session.dispose();
});

test('a covered board calls Ubongo, and nothing moves until the answer has come', async () => {
  const [session, pipe] = await begun();
  expect(session.bench.canLay).toBe(true);
  putAt(session.bench.hand, 'I3', { x: 0, y: 0 });
  session.bench.take('snap');
  const [call] = pipe.said('call_ubongo') as unknown as { id: string; cover: object[] }[];
  expect(call?.cover).toHaveLength(1);
  expect([session.bench.canLay, session.isBusy]).toEqual([false, true]);
  pipe.tell({ type: 'accepted', id: call?.id, number: 8 });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.bench.canLay).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(pipe.said('glimpse').at(-1)).toMatchObject({ laid: call?.cover, held: null });
  session.dispose();
});

test('half-laid pieces of the last board are never shown on the next one', async () => {
  const [session, pipe] = await begun();
  await vi.advanceTimersByTimeAsync(1_000);
  session.bench.take('snap');
  putAt(session.bench.hand, 'I3', { x: 0, y: 0 });
  session.bench.take('snap');
  pipe.tell(happened(2, { what: 'round_started', round: 2, symbol: 'mask', seat: null }));
  const before = pipe.said('glimpse').length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pipe.said('glimpse')).toHaveLength(before);
  session.dispose();
});

test('another round brings another board; the same one keeps its pieces', async () => {
  const [session, pipe] = await begun();
  putAt(session.bench.hand, 'I3', { x: 0, y: 0 });
  pipe.tell(happened(1));
  expect(session.bench.hand.pieces[0]?.spot.kind).toBe('board');
  pipe.tell(happened(2, { what: 'round_started', round: 2, symbol: 'mask', seat: null }));
  expect(session.bench.hand.pieces[0]?.spot.kind).toBe('tray');
  expect(session.moments).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(session.moments).toEqual([]);
  session.dispose();
});

test('quick words are asked for, seen, spoken once in two seconds, and muted', async () => {
  const [session, pipe] = await begun();
  const places = [
    { name: 'Amina', you: true },
    { name: 'Bo', you: false },
  ];
  expect(pipe.said('hear_words')).toEqual([{ type: 'hear_words', hear: true }]);
  pipe.tell({ ...happened(1), lobby: { may: [], places } });
  session.talk.say('hello');
  session.talk.say('wow');
  expect(pipe.said('say_word')).toEqual([{ type: 'say_word', word: 'hello' }]);
  pipe.tell({ type: 'word_said', seat: 1, word: 'wow' });
  expect(session.talk.spoken[1]?.word).toBe('wow');
  await vi.advanceTimersByTimeAsync(2_000);
  session.talk.say('wow');
  expect(pipe.said('say_word')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(session.talk.spoken).toEqual({});
  session.talk.mute('Bo', true);
  pipe.tell({ type: 'word_said', seat: 1, word: 'wow' });
  pipe.tell({ type: 'word_said', seat: 3, word: 'wow' });
  expect(session.talk.spoken).toEqual({});
  session.dispose();
});

test('a session that is over closes its connection and hears nothing more', async () => {
  const [session, pipe] = await begun();
  session.dispose();
  expect(pipe.closed).toBe(true);
  pipe.tell(happened(5));
  expect(session.game?.round).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pipes).toHaveLength(1);
});

test('a session that ended before its cookie came never connects', async () => {
  const session = new TableSession('t', world);
  session.dispose();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(pipes).toEqual([]);
});

test('a guest who played on elsewhere begins here with what the server says', async () => {
  const [session, pipe] = await begun();
  putAt(session.bench.hand, 'I3', { x: 0, y: 0 });
  pipe.tell({ type: 'closed', code: 'elsewhere', again: false });
  expect(session.connection).toMatchObject({ status: 'ended', reason: 'elsewhere' });
  session.rejoin();
  expect([session.connection.status, session.game]).toEqual(['connecting', null]);
  await vi.advanceTimersByTimeAsync(0);
  pipes[1]!.onopen?.();
  expect(pipes[1]!.sent[0]).toEqual({ type: 'join', table: 't' });
  pipes[1]!.tell(welcome());
  expect(session.bench.hand.pieces[0]?.spot.kind).toBe('tray');
  session.dispose();
});
