// @vitest-environment happy-dom
/** A session at an event, with a socket and a server made of paper. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventSession } from '../src/event/session.svelte';
import type { ConnectionWorld } from '../src/table/connection';
import { PaperSocket } from './paper-socket';

let pipes: PaperSocket[] = [];
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
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ name: 'Ada', build: '' })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = (type: 'event_welcome' | 'event_happened', table = '') => ({
  ...{ type, protocol: 1, id: 'e', number: 3, time: 0, build: '' },
  event: { phase: 'waiting', round: 0, members: [], tables: [] },
  you: { member: 1, host: false, table, may: ['quit_event'], key: '' },
});

const begun = async (): Promise<[EventSession, PaperSocket]> => {
  const session = new EventSession('e', world);
  await vi.advanceTimersByTimeAsync(1);
  const pipe = pipes.at(-1)!;
  pipe.onopen?.();
  return [session, pipe];
};

test('it joins as at a table, and is open with the welcome of the event', async () => {
  const [session, pipe] = await begun();
  expect(pipe.said('join')[0]).toMatchObject({ table: 'e' });
  expect(session.event).toBeNull();
  pipe.tell(told('event_welcome'));
  expect(session.connection.status).toBe('open');
  expect(session.event?.phase).toBe('waiting');
  expect(session.may('quit_event')).toBe(true);
  expect(session.may('begin_round')).toBe(false);
  session.dispose();
});

test('where this guest sits follows what the server says, also after a lost line', async () => {
  const [session, pipe] = await begun();
  pipe.tell(told('event_welcome'));
  pipe.tell(told('event_happened', 't1'));
  expect(session.you.table).toBe('t1');
  pipe.onclose?.();
  expect(session.connection.status).toBe('lost');
  // What was known stays until it is told anew.
  expect(session.you.table).toBe('t1');
  await vi.advanceTimersByTimeAsync(2_000);
  const next = pipes.at(-1)!;
  next.onopen?.();
  next.tell(told('event_welcome', 't2'));
  expect(session.you.table).toBe('t2');
  session.dispose();
});

test('R-413: an order that has no answer yet is sent again with the same id', async () => {
  const [session, pipe] = await begun();
  pipe.tell(told('event_welcome'));
  const answer = session.tryOrder({ type: 'quit_event' });
  expect(session.isBusy).toBe(true);
  const [first] = pipe.said('quit_event');
  pipe.onclose?.();
  await vi.advanceTimersByTimeAsync(2_000);
  const next = pipes.at(-1)!;
  next.onopen?.();
  next.tell(told('event_welcome'));
  expect(next.said('quit_event')).toEqual([first]);
  next.tell({ type: 'refused', id: first!['id'], code: 'event_over', numbers: {} });
  expect((await answer)?.code).toBe('event_over');
  expect(session.isBusy).toBe(false);
  session.dispose();
});

test('whoever was removed is told why, and nothing comes back by itself', async () => {
  const [session, pipe] = await begun();
  pipe.tell(told('event_welcome'));
  pipe.tell({ type: 'closed', code: 'kicked', again: false });
  expect(session.connection).toMatchObject({ status: 'ended', reason: 'kicked' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(pipes.length).toBe(1);
});
