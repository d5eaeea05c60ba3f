/**
 * Questions about the editions, answered from the facts that the server tells: what can be chosen,
 * how many play, how long it takes. No edition is named here.
 */
import type { EditionFacts, EditionName, Editions, OptionName } from '../api/protocol';

export const factsOf = (known: Editions, edition: string | undefined): EditionFacts | null =>
  known.editions.find((one) => one.name === edition) ?? null;

export const isEdition = (known: Editions, name: string | undefined): name is EditionName =>
  factsOf(known, name) !== null;

/** The editions that people choose from when they open a table; a game for one has its own page. */
export const atTables = (known: Editions): readonly EditionFacts[] =>
  known.editions.filter((one) => one.is_listed && one.most > 1);

export const isOffered = (known: Editions, edition: string, option: OptionName): boolean =>
  factsOf(known, edition)?.options.includes(option) ?? false;

/** Whether the players compete, so that one of them can win. */
export const isRace = (known: Editions, edition: string): boolean =>
  factsOf(known, edition)?.is_a_race ?? false;

/** Whether a clock ends the game, and not the number of rounds. */
export const isTimed = (known: Editions, edition: string): boolean =>
  (factsOf(known, edition)?.minutes.length ?? 0) > 0;

/** How many rounds so many players may choose at most, with the boards of the box or fresh ones. */
export const mostRounds = (
  known: Editions,
  edition: string,
  players: number,
  fresh: boolean,
): number => {
  const facts = factsOf(known, edition);
  const seats = Math.max(2, facts?.least ?? 2, players);
  const offered = facts?.rounds.find((one) => one.players === seats);
  return (fresh ? offered?.most_fresh : offered?.most) ?? 0;
};
