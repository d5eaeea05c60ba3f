/**
 * The connection to a table: joins, numbers orders, matches answers, and reconnects.
 *
 * Orders wait while the connection is down and are sent again with the same id, so that each is
 * carried out once. A dead connection is noticed by missing answers, not by the browser,
 * which may take minutes. Sockets, clocks and timers are arguments, so tests bring their own.
 */

import type { FromPage, FromServer, Glimpse, Refused } from '../api/protocol';
import type { Wish } from '../api/wish';
import { type Clock, guess, measure, newClock } from './clock-sync';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface ConnectionWorld {
  readonly connect: () => Socket;
  readonly now: () => number;
  readonly later: (act: () => void, milliseconds: number) => number;
  readonly never: (timer: number) => void;
  readonly chance: () => number;
}

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'ended';

/** The state of the connection for components. */
export interface ConnectionState {
  status: ConnectionStatus;
  /** Why the connection ended for good: the server's code. */
  reason: string;
  clock: Clock;
}

export const newConnectionState = (): ConnectionState => ({
  status: 'connecting',
  reason: '',
  clock: newClock(),
});

export interface Connection {
  /** Give an order; the answer is null if it was carried out. */
  readonly order: (wish: Wish) => Promise<Refused | null>;
  /** Send what lies on the board; it may be lost. */
  readonly glimpse: (glimpse: Omit<Glimpse, 'type'>) => void;
  readonly say: (message: FromPage) => void;
  /** Whether every order has its answer: a reload would lose none. */
  readonly isIdle: () => boolean;
  readonly wake: () => void;
  readonly close: () => void;
}

/** After this much silence a ping is sent. */
const PING_EVERY = 2_000;
/** Any message proves that the connection works; then pings only synchronise the clocks. */
const MEASURE_EVERY = 8_000;
const FIRST_MEASURES = 3;
const DEAD_AFTER = 6_000;
const LONGEST_WAIT = 2_000;
const FIRST_WAIT = 150;
/** Glimpses are at least this far apart; the last one is always sent. */
const GLIMPSE_EVERY = 120;

interface Waiting {
  readonly text: string;
  readonly answer: (refused: Refused | null) => void;
}

export const openConnection = (
  state: ConnectionState,
  table: string,
  hear: (message: FromServer) => void,
  world: ConnectionWorld,
): Connection => {
  const waiting = new Map<string, Waiting>();
  let socket: Socket | null = null;
  let joined = false;
  let last: number | null = null;
  let tries = 0;
  let heardAt = world.now();
  let pingedAt = Number.NEGATIVE_INFINITY;
  let looking: number | null = null;
  let returning: number | null = null;
  let glimpsing: number | null = null;
  let glimpsedAt = Number.NEGATIVE_INFINITY;
  let nextGlimpse: FromPage | null = null;
  let orders = 0;
  // A prefix of order ids that differs from others of the same guest, also after a reload.
  const mark = Math.floor(world.chance() * 36 ** 6).toString(36);

  const send = (message: FromPage): void => socket?.send(JSON.stringify(message));

  const ping = (): void => {
    pingedAt = world.now();
    send({ type: 'ping', sent: pingedAt });
  };

  const look = (): void => {
    looking = world.later(look, PING_EVERY);
    const silent = world.now() - heardAt;
    if (silent > DEAD_AFTER) {
      lose();
      return;
    }
    const isDue =
      silent >= PING_EVERY ||
      world.now() - pingedAt >= MEASURE_EVERY ||
      state.clock.samples.length < FIRST_MEASURES;
    // A socket that is still connecting cannot send.
    if (joined && isDue) ping();
  };

  const connect = (): void => {
    returning = null;
    const mine = world.connect();
    socket = mine;
    joined = false;
    heardAt = world.now();
    mine.onopen = () => {
      if (socket !== mine) return;
      heardAt = world.now();
      send(last === null ? { type: 'join', table } : { type: 'join', table, last });
      ping();
    };
    mine.onmessage = (event) => {
      if (socket === mine && typeof event.data === 'string') take(JSON.parse(event.data));
    };
    mine.onclose = mine.onerror = () => {
      if (socket === mine) lose();
    };
    if (looking === null) looking = world.later(look, PING_EVERY);
  };

  const lose = (): void => {
    const broken = socket;
    socket = null;
    joined = false;
    broken?.close();
    if (state.status === 'ended') return;
    state.status = 'lost';
    if (returning !== null) return;
    // Waits double and are partly random, so that not everybody reconnects at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.7 + 0.3 * world.chance());
    tries += 1;
    returning = world.later(connect, wait);
  };

  const end = (reason: string): void => {
    state.status = 'ended';
    state.reason = reason;
    for (const timer of [looking, returning, glimpsing]) if (timer !== null) world.never(timer);
    looking = returning = glimpsing = null;
    const open = socket;
    socket = null;
    open?.close();
  };

  const take = (message: FromServer): void => {
    heardAt = world.now();
    switch (message.type) {
      case 'welcome':
        joined = true;
        tries = 0;
        state.status = 'open';
        last = message.number;
        guess(state.clock, message.time, world.now());
        hear(message);
        for (const one of waiting.values()) socket?.send(one.text);
        return;
      case 'happened':
        last = message.number;
        hear(message);
        return;
      case 'accepted':
      case 'refused': {
        const one = waiting.get(message.id);
        waiting.delete(message.id);
        one?.answer(message.type === 'refused' ? message : null);
        hear(message);
        return;
      }
      case 'pong':
        measure(state.clock, message.sent, message.time, world.now());
        return;
      case 'closed':
        if (message.again) lose();
        else end(message.code);
        hear(message);
        return;
      case 'glimpsed':
      case 'counted':
        hear(message);
        return;
      default:
        message satisfies never;
    }
  };

  const glimpseNow = (): void => {
    glimpsing = null;
    if (!nextGlimpse || !joined) return;
    send(nextGlimpse);
    nextGlimpse = null;
    glimpsedAt = world.now();
  };

  connect();

  return {
    order: (wish) =>
      new Promise((answer) => {
        orders += 1;
        const id = `${mark}.${orders}`;
        const text = JSON.stringify({ ...wish, id });
        waiting.set(id, { text, answer });
        if (joined) socket?.send(text);
      }),
    glimpse: (glimpse) => {
      nextGlimpse = { type: 'glimpse', ...glimpse };
      if (glimpsing !== null) return;
      const wait = Math.max(0, GLIMPSE_EVERY - (world.now() - glimpsedAt));
      if (wait === 0) glimpseNow();
      else glimpsing = world.later(glimpseNow, wait);
    },
    say: (message) => {
      if (joined) send(message);
    },
    isIdle: () => waiting.size === 0,
    wake: () => {
      // The tab is visible again or the network is back: test the connection at once.
      if (state.status === 'ended') return;
      if (socket === null) {
        if (returning !== null) world.never(returning);
        tries = 0;
        connect();
      } else if (joined) {
        if (world.now() - heardAt > DEAD_AFTER) lose();
        else ping();
      }
    },
    close: () => end(''),
  };
};

/** The browser's sockets, clocks and timers. */
export const browserWorld = (): ConnectionWorld => ({
  connect: () => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}/live`) as unknown as Socket;
  },
  now: () => performance.now(),
  later: (act, milliseconds) => window.setTimeout(act, milliseconds),
  never: (timer) => window.clearTimeout(timer),
  chance: Math.random,
});
