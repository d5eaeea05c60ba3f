import { beforeEach, expect, test } from 'vitest';
import type { FromServer, LobbySeen } from '../src/api/protocol';
import {
  Connection,
  type ConnectionState,
  type ConnectionWorld,
  newConnectionState,
} from '../src/table/connection';
import { PaperSocket } from './paper-socket';

let time = 0;
let luck = 0.5;
let pipes: PaperSocket[] = [];
let asked: string[] = [];
let leaving: (() => void)[] = [];
let timers: { at: number; act: () => void; id: number }[] = [];
let heard: FromServer[] = [];
let state: ConnectionState;

const world: ConnectionWorld = {
  connect: (table) => {
    asked.push(table);
    const pipe = new PaperSocket();
    pipes.push(pipe);
    return pipe;
  },
  now: () => time,
  later: (act, wait) => {
    timers.push({ at: time + wait, act, id: timers.length + 1 + time * 1000 });
    return timers.at(-1)!.id;
  },
  never: (id) => {
    timers = timers.filter((one) => one.id !== id);
  },
  chance: () => luck,
  leaving: (act) => {
    leaving.push(act);
    return () => {
      leaving = leaving.filter((one) => one !== act);
    };
  },
};

const pass = (milliseconds: number): void => {
  const end = time + milliseconds;
  for (;;) {
    const next = timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    timers = timers.filter((one) => one !== next);
    time = next.at;
    next.act();
  }
  time = end;
};

const welcome = (number: number) => ({
  type: 'welcome',
  protocol: 1,
  table: 't',
  number,
  time: 1000,
  lobby: {} as LobbySeen,
  game: null,
  missed: null,
  draft: [],
});
const last = (): PaperSocket => pipes.at(-1)!;

beforeEach(() => {
  time = 0;
  luck = 0.5;
  pipes = [];
  asked = [];
  timers = [];
  heard = [];
  state = newConnectionState();
  leaving = [];
});

const open = () => {
  const connection = new Connection(
    't',
    {
      hear: (message) => heard.push(message),
      change: (now) => {
        state = now;
      },
    },
    world,
  );
  last().onopen?.();
  last().tell(welcome(7));
  return connection;
};

test('a big screen says that it is one, each time that it joins', () => {
  new Connection('t', { hear: () => {}, change: () => {} }, { ...world, isScreen: true });
  for (const pipe of [0, 1]) {
    pipes[pipe]!.onopen!();
    expect(pipes[pipe]!.sent[0]).toEqual({ type: 'join', table: 't', screen: true });
    pipes[pipe]!.onclose!();
    pass(3_000);
  }
});

test('it joins, and orders get their answers by id', async () => {
  const connection = open();
  expect(last().sent[0]).toEqual({ type: 'join', table: 't' });
  // A balancer keeps a table on one node by its address.
  expect(asked).toEqual(['t']);
  expect(state.status).toBe('open');
  const rolled = connection.order({ type: 'roll' });
  const moved = connection.order({ type: 'move_pawn', field: 3 });
  const [roll, move] = last().sent.slice(-2) as { id: string; type: string }[];
  expect(roll!.id).not.toBe(move!.id);
  last().tell({
    type: 'refused',
    id: move!.id,
    code: 'too_far',
    numbers: { distance: 4, allowed: 3 },
  });
  last().tell({ type: 'accepted', id: roll!.id, number: 8 });
  expect(await rolled).toBeNull();
  expect((await moved)?.code).toBe('too_far');
});

test('whoever follows an invitation joins with its code, also after a break', () => {
  const invited = { ...world, code: () => 'K7M2QX' };
  new Connection('t', { hear: () => {}, change: () => {} }, invited);
  last().onopen?.();
  expect(last().sent[0]).toEqual({ type: 'join', table: 't', code: 'K7M2QX' });
  last().tell(welcome(7));
  last().onclose?.();
  pass(2000);
  last().onopen?.();
  expect(last().sent[0]).toEqual({ type: 'join', table: 't', last: 7, code: 'K7M2QX' });
});

test('a broken connection comes back within two seconds, tells the last number, and sends again what was not answered', async () => {
  luck = 1; // the longest wait there is
  const connection = open();
  last().tell({ type: 'happened', number: 9, time: 1500, notices: [], lobby: {}, game: null });
  const rolled = connection.order({ type: 'roll' });
  const id = last().sent.at(-1)!.id as string;
  last().onclose?.();
  expect(state.status).toBe('lost');
  for (let times = 0; times < 6; times++) {
    pass(2000);
    expect(pipes).toHaveLength(times + 2);
    last().onclose?.();
  }
  pass(2000);
  expect(pipes).toHaveLength(8);
  last().onopen?.();
  expect(last().sent[0]).toEqual({ type: 'join', table: 't', last: 9 });
  last().tell(welcome(10));
  expect(state.status).toBe('open');
  expect(last().sent.at(-1)).toEqual({ type: 'roll', id });
  last().tell({ type: 'accepted', id, number: 10 });
  expect(await rolled).toBeNull();
});

test('a connection that says nothing is dead, whatever the browser thinks', () => {
  open();
  pass(5_900);
  expect(state.status).toBe('open');
  pass(2_200);
  expect(state.status).toBe('lost');
  expect(pipes[0]!.closed).toBe(true);
});

test('pings measure the clock', () => {
  open();
  pass(2_000);
  const ping = last().sent.at(-1)!;
  expect(ping.type).toBe('ping');
  time += 40;
  last().tell({ type: 'pong', sent: ping.sent, time: 12_020 });
  expect(state.clock).toMatchObject({ trip: 40, offset: 10_000 });
});

test('where much is heard few pings are said, and in silence they are said soon', () => {
  open();
  const pings = () => last().sent.filter((one) => one.type === 'ping');
  const answer = () =>
    last().tell({ type: 'pong', sent: pings().at(-1)!.sent, time: time + 9_000 });
  answer();
  for (let times = 0; times < 3; times++) {
    pass(2_000);
    answer();
  }
  const before = pings().length;
  for (let times = 0; times < 40; times++) {
    pass(1_000);
    last().tell({ type: 'counted', laid_counts: [1, 2] });
  }
  expect(pings().length - before).toBeLessThanOrEqual(5);
  expect(pings().length - before).toBeGreaterThanOrEqual(4);
  const heardLast = pings().length;
  pass(4_000);
  expect(pings().length).toBeGreaterThan(heardLast);
});

test('when the server says that coming back makes no sense, it does not', () => {
  open();
  last().tell({ type: 'closed', code: 'elsewhere', again: false });
  expect(state).toMatchObject({ status: 'ended', reason: 'elsewhere' });
  pass(60_000);
  expect(pipes).toHaveLength(1);
});

test('a table that is being moved is asked for again within a third of a second', () => {
  open();
  for (const [fortune, wait] of [
    [0, 50],
    [1, 300],
  ] as const) {
    luck = fortune;
    const before = pipes.length;
    last().tell({ type: 'closed', code: 'moved', again: true });
    expect(state).toMatchObject({ status: 'lost', reason: 'moved' });
    pass(wait - 1);
    expect(pipes).toHaveLength(before);
    pass(1);
    expect(pipes).toHaveLength(before + 1);
    last().onopen?.();
  }
});

test('a table that stands still says so until it is heard of again', () => {
  open();
  last().tell({ type: 'closed', code: 'table_frozen', again: true });
  expect(state).toMatchObject({ status: 'lost', reason: 'table_frozen' });
  pass(2_000);
  last().onclose?.();
  expect(state.reason).toBe('table_frozen');
  pass(2_000);
  last().onopen?.();
  last().tell(welcome(10));
  expect(state).toMatchObject({ status: 'open', reason: '' });
});

test('glimpses are held back a little, and the last one always goes out', () => {
  const connection = open();
  const glimpses = () => last().said('glimpse').length;
  for (let times = 0; times < 20; times++) {
    connection.glimpse({ laid: [] }, 120);
    pass(10);
  }
  expect(glimpses()).toBeLessThanOrEqual(3);
  pass(200);
  expect(glimpses()).toBe(3);
});

test('glimpses are as far apart as the server wants them just now', () => {
  const connection = open();
  const seats = () =>
    last()
      .said('glimpse')
      .map((one) => one.seat);
  connection.glimpse({ laid: [], seat: 0 }, 1_000);
  pass(300);
  connection.glimpse({ laid: [], seat: 1 }, 1_000);
  pass(600);
  expect(seats()).toEqual([0]);
  // Now others may look at the board.
  connection.glimpse({ laid: [], seat: 2 }, 120);
  expect(seats()).toEqual([0, 2]);
  pass(2_000);
  expect(seats()).toEqual([0, 2]);
});

test('a glimpse that waits is sent before the page goes away, and never for another board', () => {
  const connection = open();
  const seats = () =>
    last()
      .said('glimpse')
      .map((one) => one.seat);
  connection.glimpse({ laid: [], seat: 0 }, 1_000);
  connection.glimpse({ laid: [], seat: 1 }, 1_000);
  for (const act of leaving) act();
  expect(seats()).toEqual([0, 1]);
  connection.glimpse({ laid: [], seat: 2 }, 1_000);
  connection.dropGlimpse();
  pass(2_000);
  expect(seats()).toEqual([0, 1]);
  connection.glimpse({ laid: [], seat: 3 }, 1_000);
  connection.glimpse({ laid: [], seat: 0 }, 1_000);
  connection.close();
  expect(seats()).toEqual([0, 1, 3, 0]);
  expect(leaving).toEqual([]);
});

test('a tab that wakes up returns at once', () => {
  const connection = open();
  last().onclose?.();
  connection.wake();
  expect(pipes).toHaveLength(2);
});
