/**
 * The connection to a table, or to an event, which is joined in the same way: joins, numbers orders, matches answers, and reconnects.
 *
 * Orders wait while the connection is down and are sent again with the same id, so that each is
 * carried out once. A dead connection is noticed by missing answers, not by the browser,
 * which may take minutes. Sockets, clocks and timers are arguments, so tests bring their own.
 */

import { visitKey } from '../api/client';
import type { FromPage, FromServer, Glimpse, Refused } from '../api/protocol';
import type { Wish } from '../api/wish';
import { codeIn } from '../routing/router';
import { type Clock, guessed, measured, newClock } from './clock-sync';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface ConnectionWorld {
  readonly connect: (table: string) => Socket;
  readonly now: () => number;
  readonly later: (act: () => void, milliseconds: number) => number;
  readonly never: (timer: number) => void;
  readonly chance: () => number;
  /** The key of the visit, where no cookie says who this is. */
  readonly visit?: () => string | null;
  /** The code in the address of an invitation; empty if there is none. */
  readonly code?: () => string;
  /** Whether it is a big screen that joins. */
  readonly isScreen?: boolean;
  /** Do this whenever the page is hidden or goes away; returns how to stop that. */
  readonly leaving: (act: () => void) => () => void;
}

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'ended';

/** The state of a connection for those who show it: a value that is replaced, never changed. */
export interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Why the connection ended, for good or until it is back: the server's code, if it gave one. */
  readonly reason: string;
  readonly clock: Clock;
}

export const newConnectionState = (): ConnectionState => ({
  status: 'connecting',
  reason: '',
  clock: newClock(),
});

/** What a connection tells its owner. */
export interface ConnectionListener {
  /** A message came; pings are not told. */
  readonly hear: (message: FromServer) => void;
  /** The state of the connection is another one. */
  readonly change: (now: ConnectionState) => void;
}

/** After this much silence a ping is sent. */
const PING_EVERY = 2_000;
/** Any message proves that the connection works; then pings only synchronise the clocks. */
const MEASURE_EVERY = 8_000;
const FIRST_MEASURES = 3;
const DEAD_AFTER = 6_000;
const LONGEST_WAIT = 2_000;
const FIRST_WAIT = 150;
/** A table that is being moved is there again at once, or at another server. */
const MOVED_WAIT = 50;
const MOVED_SPREAD = 250;

interface Waiting {
  readonly text: string;
  readonly answer: (refused: Refused | null) => void;
}

/** One guest's connection to one table: it connects at once, and again until it is closed. */
export class Connection {
  readonly #table: string;
  readonly #listener: ConnectionListener;
  readonly #world: ConnectionWorld;
  /** A prefix of order ids that differs from others of the same guest, also after a reload. */
  readonly #mark: string;
  readonly #waiting = new Map<string, Waiting>();
  #state = newConnectionState();
  #socket: Socket | null = null;
  #joined = false;
  /** The number of the last change that was heard; null before the first welcome. */
  #last: number | null = null;
  #tries = 0;
  #heardAt: number;
  #pingedAt = Number.NEGATIVE_INFINITY;
  #looking: number | null = null;
  #returning: number | null = null;
  #glimpsing: number | null = null;
  #glimpsedAt = Number.NEGATIVE_INFINITY;
  #nextGlimpse: FromPage | null = null;
  #orders = 0;
  readonly #stay: () => void;

  constructor(table: string, listener: ConnectionListener, world: ConnectionWorld) {
    this.#table = table;
    this.#listener = listener;
    this.#world = world;
    this.#mark = Math.floor(world.chance() * 36 ** 6).toString(36);
    this.#heardAt = world.now();
    // Whoever comes back later finds the board as it was left.
    this.#stay = world.leaving(() => this.#glimpseNow());
    this.#connect();
  }

  /** Give an order; the answer is null if it was carried out. */
  order(wish: Wish): Promise<Refused | null> {
    return new Promise((answer) => {
      this.#orders += 1;
      const id = `${this.#mark}.${this.#orders}`;
      const text = JSON.stringify({ ...wish, id });
      this.#waiting.set(id, { text, answer });
      if (this.#joined) this.#socket?.send(text);
    });
  }

  /**
   * Send what lies on the board, at least `every` milliseconds after the last time; the last one
   * is always sent, unless the connection is down.
   */
  glimpse(glimpse: Omit<Glimpse, 'type'>, every: number): void {
    this.dropGlimpse();
    this.#nextGlimpse = { type: 'glimpse', ...glimpse };
    const wait = Math.max(0, every - (this.#world.now() - this.#glimpsedAt));
    if (wait === 0) this.#glimpseNow();
    else this.#glimpsing = this.#world.later(() => this.#glimpseNow(), wait);
  }

  /** Forget a glimpse that still waits: the board is another one. */
  dropGlimpse(): void {
    if (this.#glimpsing !== null) this.#world.never(this.#glimpsing);
    this.#glimpsing = null;
    this.#nextGlimpse = null;
  }

  /** Send a message that needs no answer; it is lost while the connection is down. */
  say(message: FromPage): void {
    if (this.#joined) this.#send(message);
  }

  /** Whether every order has its answer: a reload would lose none. */
  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  /** The tab is visible again or the network is back: test the connection at once. */
  wake(): void {
    if (this.#state.status === 'ended') return;
    if (this.#socket === null) {
      if (this.#returning !== null) this.#world.never(this.#returning);
      this.#tries = 0;
      this.#connect();
    } else if (this.#joined) {
      if (this.#world.now() - this.#heardAt > DEAD_AFTER) this.#lose();
      else this.#ping();
    }
  }

  close(): void {
    this.#glimpseNow();
    this.#end('');
  }

  #change(change: Partial<ConnectionState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listener.change(this.#state);
  }

  #send(message: FromPage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#pingedAt = this.#world.now();
    this.#send({ type: 'ping', sent: this.#pingedAt });
  }

  #look(): void {
    this.#looking = this.#world.later(() => this.#look(), PING_EVERY);
    const now = this.#world.now();
    const silent = now - this.#heardAt;
    if (silent > DEAD_AFTER) {
      this.#lose();
      return;
    }
    const isDue =
      silent >= PING_EVERY ||
      now - this.#pingedAt >= MEASURE_EVERY ||
      this.#state.clock.samples.length < FIRST_MEASURES;
    // A socket that is still connecting cannot send.
    if (this.#joined && isDue) this.#ping();
  }

  #connect(): void {
    this.#returning = null;
    const mine = this.#world.connect(this.#table);
    this.#socket = mine;
    this.#joined = false;
    this.#heardAt = this.#world.now();
    mine.onopen = () => {
      if (this.#socket !== mine) return;
      this.#heardAt = this.#world.now();
      this.#join();
      this.#ping();
    };
    mine.onmessage = (event) => {
      if (this.#socket === mine && typeof event.data === 'string') {
        this.#take(JSON.parse(event.data));
      }
    };
    mine.onclose = mine.onerror = () => {
      if (this.#socket === mine) this.#lose();
    };
    this.#looking ??= this.#world.later(() => this.#look(), PING_EVERY);
  }

  #join(): void {
    const last = this.#last;
    const visit = this.#world.visit?.() ?? null;
    const code = this.#world.code?.() ?? '';
    this.#send({
      type: 'join',
      table: this.#table,
      // A server of an earlier release does not know the visit, and never asks for it.
      ...(last === null ? {} : { last }),
      ...(visit === null ? {} : { visit }),
      ...(code ? { code } : {}),
      ...(this.#world.isScreen ? { screen: true } : {}),
    });
  }

  #lose(reason = ''): void {
    const broken = this.#socket;
    this.#socket = null;
    this.#joined = false;
    broken?.close();
    if (this.#state.status === 'ended') return;
    // A table that stands still does so until it is heard of again.
    this.#change({ status: 'lost', reason: reason || this.#state.reason });
    if (this.#returning !== null) return;
    // Waits double and are partly random, so that not everybody reconnects at once.
    const { chance, later } = this.#world;
    const wait =
      reason === 'moved'
        ? MOVED_WAIT + MOVED_SPREAD * chance()
        : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.7 + 0.3 * chance());
    this.#tries += 1;
    this.#returning = later(() => this.#connect(), wait);
  }

  #end(reason: string): void {
    this.#stay();
    for (const timer of [this.#looking, this.#returning, this.#glimpsing]) {
      if (timer !== null) this.#world.never(timer);
    }
    this.#looking = this.#returning = this.#glimpsing = null;
    const open = this.#socket;
    this.#socket = null;
    open?.close();
    this.#change({ status: 'ended', reason });
  }

  #take(message: FromServer): void {
    const now = this.#world.now();
    this.#heardAt = now;
    switch (message.type) {
      case 'welcome':
      case 'event_welcome':
        this.#joined = true;
        this.#tries = 0;
        this.#last = message.number;
        this.#change({
          status: 'open',
          reason: '',
          clock: guessed(this.#state.clock, message.time, now),
        });
        this.#listener.hear(message);
        for (const one of this.#waiting.values()) this.#socket?.send(one.text);
        return;
      case 'happened':
      case 'event_happened':
        this.#last = message.number;
        this.#listener.hear(message);
        return;
      case 'accepted':
      case 'refused': {
        const one = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        one?.answer(message.type === 'refused' ? message : null);
        this.#listener.hear(message);
        return;
      }
      case 'pong':
        this.#change({ clock: measured(this.#state.clock, message.sent, message.time, now) });
        return;
      case 'closed':
        if (message.again) this.#lose(message.code);
        else this.#end(message.code);
        this.#listener.hear(message);
        return;
      case 'glimpsed':
      case 'counted':
      case 'announced':
      case 'word_said':
        this.#listener.hear(message);
        return;
      default:
        message satisfies never;
    }
  }

  /** Send the glimpse that waits, if there is one. */
  #glimpseNow(): void {
    const glimpse = this.#nextGlimpse;
    this.dropGlimpse();
    if (!glimpse || !this.#joined) return;
    this.#send(glimpse);
    this.#glimpsedAt = this.#world.now();
  }
}

/** The browser's sockets, clocks and timers. */
export const browserWorld = (isScreen = false): ConnectionWorld => ({
  isScreen,
  connect: (table) => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}/live/${table}`) as unknown as Socket;
  },
  now: () => performance.now(),
  later: (act, milliseconds) => window.setTimeout(act, milliseconds),
  never: (timer) => window.clearTimeout(timer),
  chance: Math.random,
  visit: visitKey,
  code: () => codeIn(location.search),
  leaving: (act) => {
    // On a phone a tab may be thrown away while it is hidden, without another word.
    const hidden = (): void => {
      if (document.hidden) act();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', act);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', act);
    };
  },
});
