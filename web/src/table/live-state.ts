/**
 * The one state of the page, and how a message of the server changes it. Plain data and functions
 * that take it first; drawing reads it and never writes it. No DOM, no sockets, no sounds here.
 */

import type {
  AnyOrder,
  FromServer,
  GameSeen,
  Laid,
  LobbySeen,
  Me,
  Notice,
  SeatSeen,
} from '../api/protocol';
import type { Words } from '../i18n/fluent';
import { emptyHand, type Hand, handFor, restore } from '../play/hand';
import { type Laying, newLaying } from '../play/input';
import type { Route } from '../routing/router';
import type { Preferences } from '../settings/preferences.svelte';
import { type ConnectionState, newConnectionState } from './connection';
import { type Helping, rearranged, toHelp } from './helping';

/** Something that is shown for a moment, over the table and in nobody's way. */
export interface Moment {
  readonly id: number;
  readonly notice: Notice;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'good' | 'bad' | 'plain';
}

/** A table we are connected to. */
export interface Live {
  readonly table: string;
  connection: ConnectionState;
  lobby: LobbySeen | null;
  game: GameSeen | null;
  hand: Hand;
  /** Which board the hand is for. */
  handFor: string;
  laying: Laying;
  /** What lies on boards of others that we may see, by seat, and which piece a hand is on. */
  drafts: Record<number, readonly Laid[]>;
  holds: Record<number, { readonly piece: string; readonly by: number } | null>;
  laidCounts: Record<number, number>;
  /** Whose board our hands are on, besides the own (co-op). */
  helping: Helping | null;
  moments: readonly Moment[];
  /** A call of Ubongo is on its way. */
  calling: boolean;
}

export interface State {
  route: Route;
  me: Me | null;
  /** The server could not be reached when it was last asked who we are. */
  offline: boolean;
  preferences: Preferences;
  words: Words | null;
  live: Live | null;
  /** What a screen reader says next; the count lets the same sentence be said twice. */
  spoken: { readonly text: string; readonly count: number };
  toasts: readonly Toast[];
  dialog: 'help' | 'menu' | 'rules' | null;
}

export const newState = (route: Route, preferences: Preferences): State => ({
  route,
  me: null,
  offline: false,
  preferences,
  words: null,
  live: null,
  spoken: { text: '', count: 0 },
  toasts: [],
  dialog: null,
});

export const newLive = (table: string): Live => ({
  table,
  connection: newConnectionState(),
  lobby: null,
  game: null,
  hand: emptyHand(),
  handFor: '',
  laying: newLaying(),
  drafts: {},
  holds: {},
  laidCounts: {},
  helping: null,
  moments: [],
  calling: false,
});

export const ownSeat = (game: GameSeen | null): SeatSeen | null =>
  game === null || game.seat === null ? null : (game.seats[game.seat] ?? null);

export const may = (live: Live | null, order: AnyOrder['type']): boolean =>
  ((live?.game?.may as readonly string[] | undefined)?.includes(order) ?? false) ||
  ((live?.lobby?.may as readonly string[] | undefined)?.includes(order) ?? false);

/** Whether pieces can be laid now. */
export const isLaying = (live: Live): boolean => may(live, 'call_ubongo') && !live.calling;

/** Whether the sand runs, or boards are covered without any. */
export const isRunning = (live: Live | null): boolean => {
  const game = live?.game;
  if (!game) return false;
  if (game.phase === 'round' || game.phase === 'play-off') return true;
  // The clock of a solo run goes on between its boards.
  return game.phase === 'border' && game.settings.minutes !== null && game.deadline !== null;
};

export const nameOf = (game: GameSeen, seat: number | null | undefined): string =>
  seat === null || seat === undefined ? '' : (game.seats[seat]?.player.name ?? '');

const boardKey = (game: GameSeen | null): string => {
  const board = ownSeat(game)?.board;
  return game && board
    ? `${game.phase === 'play-off'} ${game.round} ${board.board} ${board.pieces}`
    : '';
};

/** A new board is in front of us: the pieces for it, all in the tray. */
const renewHand = (live: Live, draft: readonly Laid[]): void => {
  const key = boardKey(live.game);
  if (key === live.handFor) return;
  live.handFor = key;
  live.calling = false;
  live.laying = { ...newLaying(), aboveFinger: live.laying.aboveFinger };
  const own = ownSeat(live.game);
  live.hand = own?.board ? handFor(own.board, live.game?.settings.find_pieces) : emptyHand();
  restore(live.hand, own?.cover ?? draft);
};

const seen = (
  live: Live,
  lobby: LobbySeen,
  game: GameSeen | null,
  draft: readonly Laid[],
): void => {
  live.lobby = lobby;
  live.game = game;
  live.laidCounts = Object.fromEntries(
    (game?.seats ?? []).map((seat, number) => [number, seat.laid_count]),
  );
  renewHand(live, draft);
  if (live.helping && !toHelp(game).includes(live.helping.seat)) live.helping = null;
};

/** Take a message in; what happened by it comes back, for sounds, speech and moments. */
export const heard = (live: Live, message: FromServer): readonly Notice[] => {
  switch (message.type) {
    case 'welcome':
      seen(live, message.lobby, message.game, message.draft);
      live.calling = false;
      return message.missed ?? [];
    case 'happened':
      seen(live, message.lobby, message.game, []);
      if (message.notices.some((one) => one.what === 'round_started')) {
        live.drafts = {};
        live.holds = {};
      }
      return message.notices;
    case 'glimpsed':
      live.drafts[message.seat] = message.laid;
      live.holds[message.seat] = message.held ? { piece: message.held, by: message.by } : null;
      live.laidCounts[message.seat] = message.laid.length;
      // Somebody helps on our own board, or with us on another's.
      if (message.seat === live.game?.seat) rearranged(live.hand, message.laid);
      if (message.seat === live.helping?.seat) rearranged(live.helping.hand, message.laid);
      return [];
    case 'counted':
      live.laidCounts = { ...message.laid_counts };
      return [];
    case 'accepted':
    case 'refused':
    case 'pong':
    case 'closed':
      return [];
    default:
      return message satisfies never;
  }
};
