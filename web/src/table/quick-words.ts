/**
 * Quick words: eight short phrases that players say to each other. The server sends their
 * names, every reader sees them in their own language, and whom one does not want to hear is kept
 * here: the server knows nothing of it.
 */
import type { QuickWord } from '../api/protocol';

/** In the order in which they are offered, each with a sign for places where a phrase is too long. */
export const QUICK_WORDS: readonly { readonly word: QuickWord; readonly sign: string }[] = [
  { word: 'hello', sign: '👋' },
  { word: 'good_luck', sign: '🍀' },
  { word: 'well_done', sign: '👏' },
  { word: 'wow', sign: '😮' },
  { word: 'oh_no', sign: '🙈' },
  { word: 'so_close', sign: '🤏' },
  { word: 'one_moment', sign: '✋' },
  { word: 'good_game', sign: '🤝' },
];

/** The server takes one word in so many milliseconds. */
export const APART = 2_000;
/** How long a word is seen. */
export const SEEN_FOR = 3_500;

export const signOf = (word: QuickWord): string =>
  QUICK_WORDS.find((one) => one.word === word)?.sign ?? '';

/** The message with the words of a phrase. */
export const idOfWord = (word: QuickWord): string => `word-${word.replaceAll('_', '-')}`;

/** A word that is seen now, at the seat of whoever said it. */
export interface SpokenWord {
  readonly id: number;
  readonly word: QuickWord;
}

/** The words that are seen, by seat: a new one takes the place of the last. */
export type Spoken = Readonly<Record<number, SpokenWord>>;

export const withWord = (spoken: Spoken, seat: number, word: SpokenWord): Spoken => ({
  ...spoken,
  [seat]: word,
});

/** The words without this one, unless its seat has said another one since. */
export const withoutWord = (spoken: Spoken, id: number): Spoken =>
  Object.fromEntries(Object.entries(spoken).filter(([, one]) => one.id !== id));

/** Names of players who are not heard; a name and not a seat, because people change seats. */
export type Muted = ReadonlySet<string>;

export const withMuted = (muted: Muted, name: string, mute: boolean): Muted => {
  const after = new Set(muted);
  if (mute) after.add(name);
  else after.delete(name);
  return after;
};
