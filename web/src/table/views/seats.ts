/** Seats of a game in a view: the viewer's own seat, and the names of all. */
import type { GameSeen, SeatSeen } from '../../api/protocol';

export const ownSeat = (game: GameSeen | null): SeatSeen | null =>
  game === null || game.seat === null ? null : (game.seats[game.seat] ?? null);

/** How many pieces a list of this seat's side has. */
export const piecesOf = (game: GameSeen, seat: number): number =>
  game.settings.sides[seat] === 'hard' ? 4 : 3;

export const nameOf = (game: GameSeen, seat: number | null | undefined): string =>
  seat === null || seat === undefined ? '' : (game.seats[seat]?.player.name ?? '');
