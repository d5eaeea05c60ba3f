/** The sections of the rules for each edition, as the server names them, and what is told above. */
import type { EditionFacts, EditionName, Editions } from '../../api/protocol';
import { factsOf } from '../../editions/facts';
import type { Section } from './rules-text';

/** The sections that tell an edition, in its own order. */
export const chapterOf = (
  known: Editions,
  sections: readonly Section[],
  edition: EditionName,
): readonly Section[] =>
  (factsOf(known, edition)?.chapters ?? []).flatMap((id) =>
    sections.filter((section) => section.id === id),
  );

/** `Classic game: the round` is `The round` where the game is known. */
export const shortOf = (title: string): string => {
  const told = title.replace(/^[^:]*:\s*/, '');
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
};

/** The numbers of rounds with two, three and four players; one number if they are equal. */
export const usualRounds = ({ rounds }: EditionFacts): readonly number[] => {
  const usual = rounds.filter((one) => one.players > 1).map((one) => one.usual);
  return new Set(usual).size > 1 ? usual : usual.slice(0, 1);
};
