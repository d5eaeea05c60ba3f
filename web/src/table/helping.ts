/**
 * Hands on another's board: in the second chance of the co-operative game whoever likes may move
 * the pieces of somebody who has not solved yet. The server says whose; only the piece a
 * hand is on is that hand's to say.
 */

import type { GameSeen, Laid } from '../api/protocol';
import { type Hand, handFor, restore } from '../play/hand';
import { type Laying, newLaying } from '../play/input';

export interface Helping {
  readonly seat: number;
  hand: Hand;
  laying: Laying;
  /** A call of Ubongo for that board is on its way. */
  calling: boolean;
}

/** Boards that others may lay hands on now, by seat. */
export const helpable = (game: GameSeen | null): readonly number[] =>
  game && 'helpable' in game.table ? game.table.helpable : [];

/** Boards that this guest may help with: not the own one. */
export const toHelp = (game: GameSeen | null): readonly number[] =>
  game === null || game.seat === null || game.seats[game.seat]?.left
    ? []
    : helpable(game).filter((seat) => seat !== game.seat);

/** Whether others may help on the own board. */
export const isHelped = (game: GameSeen | null): boolean =>
  game !== null && game.seat !== null && helpable(game).includes(game.seat);

/** What lies on a board has been moved by another hand. */
export const rearrange = (hand: Hand, laid: readonly Laid[]): void => {
  hand.pieces = hand.pieces.map((one) => ({ ...one, spot: { kind: 'tray' } as const }));
  restore(hand, laid);
};

/** Sit down beside somebody; null if there is nothing to help with. */
export const helpAt = (
  game: GameSeen | null,
  seat: number,
  laid: readonly Laid[],
): Helping | null => {
  const board = game?.seats[seat]?.board;
  if (!board || !toHelp(game).includes(seat)) return null;
  const hand = handFor(board, game.settings.find_pieces);
  restore(hand, laid);
  return { seat, hand, laying: newLaying(), calling: false };
};
