/** The sections of the rules for each edition, in reading order. */
import { EDITIONS } from '../../api/protocol';
import type { Section } from './rules-text';

export type Edition = keyof typeof EDITIONS;

const AT_THE_END = ['options', 'online'];
const CLASSIC = ['classic-setup', 'classic-round', 'second-chance', 'classic-win'];

export const CHAPTERS: Record<Edition, readonly string[]> = {
  classic: ['puzzle', ...CLASSIC, 'long', ...AT_THE_END],
  'classic-long': ['long', 'puzzle', ...CLASSIC, ...AT_THE_END],
  '2024': ['puzzle', 'game-2024', 'second-chance', 'play-off', ...AT_THE_END],
  cooperative: ['puzzle', 'together', 'game-2024', ...AT_THE_END],
  solo: ['puzzle', 'solo', ...AT_THE_END],
  bare: ['puzzle', 'bare', 'second-chance', ...AT_THE_END],
  '2015': ['puzzle', 'game-2015', 'second-chance', ...AT_THE_END],
};

/**
 * In the order in which people ask for them: the game of the box first, games that exist only here
 * last.
 */
export const ORDER: readonly Edition[] = [
  'classic',
  'classic-long',
  '2024',
  'cooperative',
  'solo',
  '2015',
  'bare',
];

export const isEdition = (name: string | undefined): name is Edition =>
  name !== undefined && Object.hasOwn(EDITIONS, name);

export const chapterOf = (sections: readonly Section[], edition: Edition): readonly Section[] =>
  CHAPTERS[edition].flatMap((id) => sections.filter((section) => section.id === id));

/** `Classic game: the round` is `The round` where the game is known. */
export const shortOf = (title: string): string => {
  const told = title.replace(/^[^:]*:\s*/, '');
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
};

export interface Facts {
  readonly least: number;
  readonly most: number;
  /** The numbers of rounds with two, three and four players; one number if they are equal. */
  readonly rounds: readonly number[];
}

export const factsOf = (edition: Edition): Facts => {
  const { least, most } = EDITIONS[edition];
  const rounds = edition === 'solo' ? [] : edition === 'classic-long' ? [18, 12, 9] : [9];
  return { least, most, rounds };
};
