/**
 * The boards of past rounds at this table, with the pieces on them, to look back at when the game
 * is over. The server shows boards only after their round.
 */
import type { GameSeen, RoundSolutions, SeatSeen } from '../api/protocol';

export interface RoundSeen {
  /** The game's seal: another game starts with an empty list. */
  readonly game: string;
  readonly round: number;
  readonly playOff: boolean;
  readonly seats: readonly SeatSeen[];
}

/** The list with the round that this view shows. */
export const withRoundOf = (
  rounds: readonly RoundSeen[],
  game: GameSeen | null,
): readonly RoundSeen[] => {
  if (!game) return rounds;
  const same = rounds.filter((one) => one.game === game.seal);
  const isOver = game.phase === 'border' || game.phase === 'over' || game.phase === 'void';
  if (!isOver || game.round === 0 || !game.seats.some((seat) => seat.board)) {
    return same.length === rounds.length ? rounds : same;
  }
  const playOff = game.tied.length > 0;
  const others = same.filter((one) => one.round !== game.round || one.playOff !== playOff);
  return [...others, { game: game.seal, round: game.round, playOff, seats: game.seats }];
};

/**
 * The rounds of a finished game that this page has not seen, after a reload or on another device.
 */
export const unseen = (rounds: readonly RoundSeen[], game: GameSeen): readonly number[] => {
  const seen = new Set(
    rounds.filter((one) => one.game === game.seal && !one.playOff).map((one) => one.round),
  );
  return Array.from({ length: game.round }, (_, before) => before + 1).filter(
    (round) => !seen.has(round),
  );
};

/** The list with a round that the server sent afterwards; the times of its solves are unknown. */
export const withTold = (
  rounds: readonly RoundSeen[],
  game: GameSeen,
  told: RoundSolutions,
): readonly RoundSeen[] => {
  if (!unseen(rounds, game).includes(told.round)) return rounds;
  const seats = game.seats.map((seat, number) => {
    const one = told.seats.find((other) => other.seat === number);
    return { ...seat, rank: 0, board: one?.board ?? null, cover: one?.cover ?? null };
  });
  return [...rounds, { game: game.seal, round: told.round, playOff: false, seats }].sort(
    (a, b) => a.round - b.round || Number(a.playOff) - Number(b.playOff),
  );
};
