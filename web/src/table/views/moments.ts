/**
 * The moments of a game that are worth more than a stamp: which one is it? Pure functions over what
 * the server tells; how a moment looks is drawn elsewhere.
 *
 *     occasionsOf(story, notice, game, 1_200)  // [{ what: 'last-second' }, { what: 'first' }]
 */
import type { GameSeen, Notice } from '../../api/protocol';
import { ownSeat } from './seats';

export type Occasion =
  /** More boards than in any run of this kind before. */
  | { readonly what: 'record'; readonly count: number }
  /** First in so many rounds running, two or more. */
  | { readonly what: 'streak'; readonly count: number }
  /** Called when the sand had almost run out. */
  | { readonly what: 'last-second' }
  /** First, after the last place or no place at all in the round before. */
  | { readonly what: 'comeback' }
  | { readonly what: 'first' };

/** What this player has done in the rounds of this game so far. */
export interface Story {
  /** The seal of the game: another game is another story. */
  readonly game: string;
  /** In how many rounds running, up to the last one, this player was first. */
  readonly firsts: number;
  /** The rank in the last round, 0 if the board was not solved; null before the first round's end. */
  readonly lastRank: number | null;
  /** Whether a record was told: it is broken once a run. */
  readonly hasRecord: boolean;
}

/** Milliseconds of sand: less is the last second. */
const LAST_SECOND = 3_000;

export const newStory = (game = ''): Story => ({
  game,
  firsts: 0,
  lastRank: null,
  hasRecord: false,
});

/** The story after a notice; `game` is the view that came with it. */
export const storyAfter = (story: Story, notice: Notice, game: GameSeen): Story => {
  const now = story.game === game.seal ? story : newStory(game.seal);
  if (notice.what !== 'round_ended') return now;
  const rank = ownSeat(game)?.rank ?? 0;
  return { ...now, firsts: rank === 1 ? now.firsts + 1 : 0, lastRank: rank };
};

/** The story in which a record was told. */
export const withRecord = (story: Story): Story => ({ ...story, hasRecord: true });

/**
 * What a call of this player is, the greatest first; none for the calls of others. `left` is how
 * much sand was left, null without an hourglass; `best` the most boards of an earlier run.
 */
export const occasionsOf = (
  story: Story,
  notice: Notice,
  game: GameSeen,
  left: number | null,
  best: number | null = null,
): readonly Occasion[] => {
  if (notice.what !== 'ubongo_called' || notice.seat !== game.seat) return [];
  const run = 'run' in game.table ? game.table.run : null;
  if (run) {
    const isRecord = best !== null && best > 0 && run.solved > best && !story.hasRecord;
    return isRecord ? [{ what: 'record', count: run.solved }] : [];
  }
  const found: Occasion[] = [];
  const isFirst = notice.rank === 1 && game.seats.length > 1;
  // A play-off is one board, with no round before it and no sand.
  if (game.phase === 'play-off' || game.reason === 'play-off') {
    return isFirst ? [{ what: 'first' }] : [];
  }
  const isLast = (rank: number): boolean => rank === 0 || rank === game.seats.length;
  if (isFirst && story.firsts > 0) found.push({ what: 'streak', count: story.firsts + 1 });
  if (left !== null && left >= 0 && left < LAST_SECOND) found.push({ what: 'last-second' });
  if (isFirst && story.lastRank !== null && isLast(story.lastRank))
    found.push({ what: 'comeback' });
  if (isFirst) found.push({ what: 'first' });
  return found;
};
