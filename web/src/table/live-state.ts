/**
 * The state of a live table, and how a message of the server changes it. Plain data and functions
 * that take the state first; components read it and never write it. No DOM, sockets or sounds here.
 */

import type { AnyOrder, FromServer, GameSeen, Laid, LobbySeen, Notice } from '../api/protocol';
import { emptyHand, type Hand, handFor, restore } from '../play/hand';
import { type Laying, newLaying } from '../play/input';
import { type ConnectionState, newConnectionState } from './connection';
import { type Helping, rearrange, toHelp } from './helping';
import { ownSeat } from './views/seats';

/** A notice that is shown for a moment over the table. */
export interface Moment {
  readonly id: number;
  readonly notice: Notice;
}

/** The state of the table that this page is connected to. */
export interface Live {
  readonly table: string;
  connection: ConnectionState;
  lobby: LobbySeen | null;
  game: GameSeen | null;
  hand: Hand;
  /** The key of the board that the hand belongs to. */
  handFor: string;
  laying: Laying;
  /** The visible pieces on other players' boards, by seat, and which piece a player holds. */
  drafts: Record<number, readonly Laid[]>;
  holds: Record<number, { readonly piece: string; readonly by: number } | null>;
  laidCounts: Record<number, number>;
  /** The other player's board that this guest helps with (co-op). */
  helping: Helping | null;
  moments: readonly Moment[];
  /** A call of Ubongo has no answer yet. */
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

/** Whether a round is being played, with sand or without. */
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

/** A new board was dealt: all of its pieces are in the tray. */
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

/** Apply a message; returns its notices, for sounds, speech and moments. */
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
      // Somebody helps on our own board, or together with us on another one.
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
