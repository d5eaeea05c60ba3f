/**
 * The state of a live table as the server has told it, and how a message changes it. A value that
 * every message replaces; no DOM, sockets or sounds here.
 */

import type { AnyOrder, FromServer, GameSeen, Laid, LobbySeen } from '../api/protocol';
import { emptyHand, type Hand, handFor, restore } from '../play/hand';
import { isLaying } from './views/phases';
import { ownSeat } from './views/seats';

/** A piece on a board that several lay on, and the seat of the player who holds it. */
export interface HeldPiece {
  readonly piece: string;
  readonly by: number;
}

export interface LiveState {
  readonly lobby: LobbySeen | null;
  readonly game: GameSeen | null;
  /** The visible pieces on other players' boards, by seat, and which piece a player holds. */
  readonly drafts: Readonly<Record<number, readonly Laid[]>>;
  readonly holds: Readonly<Record<number, HeldPiece | null>>;
  readonly laidCounts: Readonly<Record<number, number>>;
}

export const newLiveState = (): LiveState => ({
  lobby: null,
  game: null,
  drafts: {},
  holds: {},
  laidCounts: {},
});

export const may = ({ game, lobby }: LiveState, order: AnyOrder['type']): boolean =>
  ((game?.may as readonly string[] | undefined)?.includes(order) ?? false) ||
  ((lobby?.may as readonly string[] | undefined)?.includes(order) ?? false);

/** Whether a round is being played, with sand or without. */
export const isRunning = (live: LiveState | null): boolean => {
  const game = live?.game;
  if (!game) return false;
  if (isLaying(game)) return true;
  // The clock of a solo run goes on between its boards.
  return game.phase === 'border' && game.settings.minutes !== null && game.deadline !== null;
};

/** The name of the board in front of this guest: another name, another board. */
export const boardKey = (game: GameSeen | null): string => {
  const board = ownSeat(game)?.board;
  if (!game || !board) return '';
  // The board of a play-off is the same one when the play-off is over.
  const isPlayOff = game.phase === 'play-off' || game.reason === 'play-off';
  return `${isPlayOff} ${game.round} ${board.board} ${board.pieces}`;
};

/** The pieces for the board in front of this guest, where the server last saw them. */
export const dealtHand = (game: GameSeen | null, draft: readonly Laid[]): Hand => {
  const own = ownSeat(game);
  if (!own?.board) return emptyHand();
  const hand = handFor(own.board, game?.settings.find_pieces);
  restore(hand, own.cover ?? draft);
  return hand;
};

const seen = (live: LiveState, lobby: LobbySeen, game: GameSeen | null): LiveState => ({
  ...live,
  lobby,
  game,
  laidCounts: Object.fromEntries(
    (game?.seats ?? []).map((seat, number) => [number, seat.laid_count]),
  ),
});

/** The state after a message. */
export const applied = (live: LiveState, message: FromServer): LiveState => {
  switch (message.type) {
    case 'welcome':
      return seen(live, message.lobby, message.game);
    case 'happened': {
      const after = seen(live, message.lobby, message.game);
      const isNewRound = message.notices.some((one) => one.what === 'round_started');
      return isNewRound ? { ...after, drafts: {}, holds: {} } : after;
    }
    case 'glimpsed': {
      const { seat, laid, held, by } = message;
      return {
        ...live,
        drafts: { ...live.drafts, [seat]: laid },
        holds: { ...live.holds, [seat]: held ? { piece: held, by } : null },
        laidCounts: { ...live.laidCounts, [seat]: laid.length },
      };
    }
    case 'counted':
      return { ...live, laidCounts: { ...message.laid_counts } };
    case 'accepted':
    case 'refused':
    case 'pong':
    case 'announced':
    case 'word_said':
    case 'closed':
    // What an event tells is heard by its own session.
    case 'event_welcome':
    case 'event_happened':
      return live;
    default:
      return message satisfies never;
  }
};
