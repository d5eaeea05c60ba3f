/**
 * Helping on another player's board: in the second chance of the co-operative game anybody may move
 * the pieces of a player who has not solved yet. The server says whose boards; a helper
 * reports only the piece that they hold.
 */

import type { GameSeen, Laid } from '../api/protocol';
import { type Hand, handFor, restore } from '../play/hand';

/** The boards that others may help with now, by seat. */
export const helpable = (game: GameSeen | null): readonly number[] =>
  game && 'helpable' in game.table ? game.table.helpable : [];

/** The boards that this guest may help with, without their own. */
export const toHelp = (game: GameSeen | null): readonly number[] =>
  game === null || game.seat === null || game.seats[game.seat]?.left
    ? []
    : helpable(game).filter((seat) => seat !== game.seat);

/** Whether others may help on this guest's board. */
export const isHelped = (game: GameSeen | null): boolean =>
  game !== null && game.seat !== null && helpable(game).includes(game.seat);

/** Put the pieces where another player has moved them. */
export const rearrange = (hand: Hand, laid: readonly Laid[]): void => {
  hand.pieces = hand.pieces.map((one) => ({ ...one, spot: { kind: 'tray' } as const }));
  restore(hand, laid);
};

/** The pieces of a player whom this guest may help; null if there is nothing to help with. */
export const helpedHand = (
  game: GameSeen | null,
  seat: number,
  laid: readonly Laid[],
): Hand | null => {
  const board = game?.seats[seat]?.board;
  if (!board || !toHelp(game).includes(seat)) return null;
  const hand = handFor(board, game.settings.find_pieces);
  restore(hand, laid);
  return hand;
};
