/**
 * The narration of a game: what a notice is to the ears, to a screen reader and to the eyes. The
 * words are an argument, so that it needs no page; replays tell the same events in the same words.
 *
 *     narrated({ what: 'game_ended', … }, game, say) // { speech: 'The game is over.' }
 */
import type { GameSeen, Notice } from '../../api/protocol';
import type { Sound } from '../../feedback/sounds';
import type { Values } from '../../i18n/fluent';
import { saidLeftOverId } from './left-over';
import { nameOf } from './seats';

export type Say = (id: string, values?: Values) => string;

export interface Narration {
  readonly sound?: Sound;
  /** For the screen reader. */
  readonly speech?: string;
  /** For the edge of the page; a screen reader says it too. */
  readonly toast?: { readonly text: string; readonly kind: 'plain' | 'good' };
  /** Whether it is shown over the table for a moment. */
  readonly moment?: true;
}

const plain = (text: string): Narration => ({ toast: { text, kind: 'plain' } });

/** What a notice is to whom this view belongs; empty if it is not worth a word. */
export const narrated = (notice: Notice, game: GameSeen, say: Say): Narration => {
  const isOwn = notice.seat === game.seat;
  const player = nameOf(game, notice.seat);
  const place = (): string => say(`place-${notice.rank ?? 1}`);
  switch (notice.what) {
    case 'round_started': {
      const symbol = say(`symbol-${notice.symbol ?? game.symbol ?? 'mask'}`);
      const speech = say('said-round-started', { round: notice.round ?? game.round, symbol });
      return { moment: true, sound: 'turn', speech };
    }
    case 'ubongo_called': {
      const speech = isOwn
        ? say('said-own-ubongo', { place: place() })
        : say('said-ubongo', { player, place: place() });
      return { moment: true, sound: 'ubongo', speech };
    }
    case 'hourglass_turned':
      return { moment: true, sound: 'over', speech: say('second-chance-told') };
    case 'gems_taken': {
      const speech = say('said-gems-taken', { player, field: (notice.field ?? 0) + 1 });
      return { moment: true, ...(isOwn ? { sound: 'gem' } : {}), speech };
    }
    case 'gem_won':
    case 'gem_drawn':
      return { moment: true, ...(isOwn ? { sound: 'gem' } : {}) };
    case 'gems_left_over': {
      const gems = (notice.gems ?? []).map((gem) => say(`gem-${gem}`)).join(', ');
      return { moment: true, speech: say(saidLeftOverId(game), { gems }) };
    }
    case 'round_ended': {
      const speech = say('said-round-ended', { round: notice.round ?? game.round });
      return { sound: 'over', speech };
    }
    case 'play_off_started':
      return { moment: true, speech: say('play-off-told') };
    case 'game_ended':
      return { speech: say('said-game-ended') };
    case 'seat_lost':
      return plain(say('said-seat-lost', { player }));
    case 'seat_left':
      return plain(say('said-seat-left', { player }));
    case 'seat_back':
      return { toast: { text: say('said-seat-back', { player }), kind: 'good' } };
    default:
      return {};
  }
};
