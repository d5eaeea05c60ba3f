/**
 * The one state of the page, and how a message of the server changes it. Plain data and functions
 * that take it first; drawing reads it and never writes it. No DOM, no sockets, no sounds here.
 */

import type { AnyOrder, FromServer, GameSeen, Laid, LobbySeen, Notice } from '../api/protocol';
import { emptyHand, type Hand, handFor, restore } from '../play/hand';
import { type Laying, newLaying } from '../play/input';
import { type ConnectionState, newConnectionState } from './connection';
import { type Helping, rearrange, toHelp } from './helping';
import { ownSeat } from './views/seats';

/** Something that is shown for a moment, over the table and in nobody's way. */
export interface Moment {
  readonly id: number;
  readonly notice: Notice;
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
export const applyMessage = (live: Live, message: FromServer): readonly Notice[] => {
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
      if (message.seat === live.game?.seat) rearrange(live.hand, message.laid);
      if (message.seat === live.helping?.seat) rearrange(live.helping.hand, message.laid);
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
