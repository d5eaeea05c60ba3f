/**
 * The narration of a game: what a notice is to the ears, to a screen reader and to the eyes. The
 * words are an argument, so that it needs no page; replays tell the same events in the same words.
 * What a player has to do after it is in `duties.ts`.
 *
 *     narrated({ what: 'round_ended', … }, game, say) // { sound: 'over', speech: 'Round 1 is over.' }
 */
import type { GameSeen, Notice } from '../../api/protocol';
import type { Sound, SoundDetail } from '../../feedback/sounds';
import { listed, type Say } from '../../i18n/in-language';
import { saidLeftOverId } from './left-over';
import type { Occasion } from './moments';
import { nameOf } from './seats';
import { gemsTold, symbolTold } from './spoken-things';

export type { Say };

export interface Narration {
  readonly sound?: Sound;
  readonly detail?: SoundDetail;
  /** Whether it is this player's own deed, which is felt as well. */
  readonly own?: true;
  /** For the screen reader. */
  readonly speech?: string;
  /** For the edge of the page; a screen reader says it too. */
  readonly toast?: { readonly text: string; readonly kind: 'plain' | 'good' };
  /** Whether it is shown over the table for a moment. */
  readonly moment?: true;
}

const plain = (text: string): Narration => ({ toast: { text, kind: 'plain' } });
const own = (isOwn: boolean): { own?: true } => (isOwn ? { own: true } : {});

/** The greatest of the occasions in words; empty if there is none. */
export const occasionTold = (occasions: readonly Occasion[], say: Say): string => {
  const [one] = occasions;
  switch (one?.what) {
    case 'record':
      return say('occasion-record', { count: one.count });
    case 'streak':
      return say('occasion-streak', { count: one.count });
    case 'last-second':
      return say('occasion-last-second');
    case 'comeback':
      return say('occasion-comeback');
    default:
      return '';
  }
};

/** Who has won, and the viewer's own place; or the score of those who play together. */
const endTold = (game: GameSeen, places: readonly number[], say: Say): string => {
  const { table } = game;
  const over = say('said-game-ended');
  if ('animals' in table) {
    return `${over} ${say('score-together', { score: table.score, most: table.most })}`;
  }
  if ('run' in table) return over;
  const first = game.seats.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
  if (!first.length) return over;
  const isAlone = first.length === 1;
  const won = isAlone && first[0] === game.seat;
  const winners = listed(
    first.map((seat) => nameOf(game, seat)),
    say,
  );
  const title = won
    ? say('you-win')
    : isAlone
      ? say('winner', { player: winners })
      : `${say('winners', { players: winners })}.`;
  const place = game.seat === null ? 0 : (places[game.seat] ?? 0);
  const told = place && !won ? ` ${say('said-own-place', { place: say(`place-${place}`) })}` : '';
  return `${over} ${title}${told}`;
};

/** What a notice is to whom this view belongs; empty if it is not worth a word. */
export const narrated = (
  notice: Notice,
  game: GameSeen,
  say: Say,
  occasions: readonly Occasion[] = [],
): Narration => {
  const isOwn = notice.seat === game.seat && game.seat !== null;
  const player = nameOf(game, notice.seat);
  const place = (): string => say(`place-${notice.rank ?? 1}`);
  const gems = gemsTold(game, notice.gems ?? [], say);
  const detail = notice.gems?.[0] ? { detail: { gem: notice.gems[0] } } : {};
  switch (notice.what) {
    case 'pawns_placed': {
      const field = 'pawns' in game.table ? game.table.pawns[game.seat ?? -1] : undefined;
      return field === undefined ? {} : { speech: say('said-pawns-placed', { field: field + 1 }) };
    }
    case 'round_started': {
      const symbol = symbolTold(game, notice.symbol ?? game.symbol ?? 'mask', say);
      const speech = say('said-round-started', { round: notice.round ?? game.round, symbol });
      return { moment: true, sound: 'sand', speech };
    }
    case 'ubongo_called': {
      const called = isOwn
        ? 'run' in game.table
          ? say('ubongo')
          : say('said-own-ubongo', { place: place() })
        : say('said-ubongo', { player, place: place() });
      const speech = [called, occasionTold(occasions, say)].filter(Boolean).join(' ');
      const rank = { detail: { rank: notice.rank ?? 1 } };
      return { moment: true, sound: 'ubongo', ...rank, ...own(isOwn), speech };
    }
    case 'hourglass_turned':
      return { moment: true, sound: 'sand', speech: say('second-chance-told') };
    case 'gems_taken': {
      const field = (notice.field ?? 0) + 1;
      const speech = isOwn
        ? say('said-own-gems', { gems, field })
        : say('said-gems-taken', { player, gems, field });
      return { moment: true, ...(isOwn ? { sound: 'gem', ...detail, own: true } : {}), speech };
    }
    case 'gem_won':
    case 'gem_drawn': {
      const speech = isOwn
        ? say('said-own-gem-won', { gems })
        : say('said-gem-won', { player, gems });
      return { moment: true, ...(isOwn ? { sound: 'gem', ...detail, own: true } : {}), speech };
    }
    case 'gems_left_over':
      return { moment: true, speech: say(saidLeftOverId(game), { gems }) };
    case 'round_given_up':
      return isOwn ? {} : { speech: say('said-gave-up-by', { player }) };
    case 'round_ended': {
      const speech = say('said-round-ended', { round: notice.round ?? game.round });
      return { sound: 'over', speech };
    }
    case 'play_off_started':
      return { moment: true, sound: 'sand', speech: say('play-off-told') };
    case 'game_ended':
      return { speech: endTold(game, notice.places ?? game.places, say) };
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
