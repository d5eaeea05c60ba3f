/**
 * The sand of a table: which deadline its hourglass shows, and how much sand a full one has. A
 * play-off has no hourglass, only a limit that hardly anybody reaches: it is shown
 * in its last minute.
 */
import type { GameSeen } from '../../api/protocol';

export interface TableSand {
  /** When it has run out, by the server's clock. */
  readonly until: number;
  readonly whole: number;
  /** Another name, another glass: it was turned over. */
  readonly name: string;
}

/** How long players may choose their first field, if nobody is faster. */
const CHOOSING = 20_000;

export const sandOf = (game: GameSeen | null): TableSand | null => {
  if (!game || game.paused) return null;
  const { settings, round } = game;
  switch (game.phase) {
    case 'round':
      if (game.deadline !== null) {
        const whole = settings.minutes ? settings.minutes * 60_000 : (settings.hourglass ?? 60_000);
        // A solo run has one clock for all its boards.
        const name = settings.minutes ? 'run' : `${round} ${game.second_chance}`;
        return { until: game.deadline, whole, name };
      }
      return game.gives_up_at === null
        ? null
        : { until: game.gives_up_at, whole: 180_000, name: `${round} idle` };
    case 'border':
      return settings.minutes && game.deadline !== null
        ? { until: game.deadline, whole: settings.minutes * 60_000, name: 'run' }
        : null;
    case 'setup':
      return game.goes_on_at === null
        ? null
        : { until: game.goes_on_at, whole: CHOOSING, name: 'choose' };
    default:
      return null;
  }
};
