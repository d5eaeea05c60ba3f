/** Fresh boards as an option of a table: how hard they are, and by which number they are drawn. */
import type { Editions, Settings, Side } from '../api/protocol';

export interface BoardsChoice {
  fresh: boolean;
  /** Null for boards as hard as those of the box. */
  stars: number | null;
  /** The set number; null for a secret draw. */
  agreed: number | null;
}

export const usualBoards = (): BoardsChoice => ({ fresh: false, stars: null, agreed: null });

/** The stars that there are on all of these sides. */
export const starsOffered = (known: Editions, sides: readonly Side[]): readonly number[] =>
  [1, 2, 3, 4, 5].filter((stars) => sides.every((side) => known.stars[side]?.includes(stars)));

/** The settings of a choice for these sides; what they do not have is not sent. */
export const boardSettings = (
  known: Editions,
  { fresh, stars, agreed }: BoardsChoice,
  sides: readonly Side[],
): Pick<Settings, 'boards' | 'stars' | 'agreed'> =>
  fresh
    ? {
        boards: 'fresh',
        stars: stars !== null && starsOffered(known, sides).includes(stars) ? stars : null,
        // An empty field has no number.
        agreed: Number.isSafeInteger(agreed) ? agreed : null,
      }
    : { boards: 'box', stars: null, agreed: null };

export const boardsOf = ({ boards, stars, agreed }: Settings): BoardsChoice => ({
  fresh: boards === 'fresh',
  stars,
  agreed,
});
