/**
 * What the host of an event chooses, and how it becomes the protocol's plan and back. Which edition
 * offers what is what the server tells (`Editions`).
 */
import type {
  EditionFacts,
  EditionName,
  Editions,
  EventBoards,
  EventPlan,
  Settings,
  Side,
  Strength,
} from '../api/protocol';
import { atTables, factsOf, isRace } from '../editions/facts';
import { starsOffered } from '../table/fresh-boards';
import { roundsOffered, settingsOf, usualChoice } from '../table/options';

/** What ends an event: its rounds, its minutes, or its host. */
export type Length = 'rounds' | 'minutes' | 'open';

export interface PlanChoice {
  title: string;
  edition: EditionName;
  side: Side;
  /** Seconds; 0: no hourglass. */
  hourglass: number;
  /** How many boards one game has; null for the number of the edition. */
  game: number | null;
  length: Length;
  rounds: number;
  minutes: number;
  seats: number;
  boards: EventBoards;
  /** Null for boards as hard as those of the box. */
  stars: number | null;
  bots: Strength | '';
}

export const LENGTHS: readonly Length[] = ['rounds', 'minutes', 'open'];
export const BOARDS: readonly EventBoards[] = ['usual', 'same', 'fitted'];
export const BOTS: readonly (Strength | '')[] = [
  '',
  'child',
  'beginner',
  'fair',
  'strong',
  'expert',
];
export const ROUNDS: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12];
export const MINUTES: readonly number[] = [15, 20, 30, 40, 45, 60, 90, 120, 180];
const SEATS: readonly number[] = [2, 3, 4];

/** Half an hour of short games, with which nobody has to choose anything. */
export const usualPlan = (): PlanChoice => ({
  title: '',
  edition: '2024',
  side: 'easy',
  hourglass: 60,
  game: 5,
  length: 'rounds',
  rounds: 3,
  minutes: 40,
  seats: 4,
  boards: 'usual',
  stars: null,
  bots: '',
});

/** The editions in which people play against each other. */
export const racesOf = (known: Editions): readonly EditionFacts[] =>
  atTables(known).filter((one) => isRace(known, one.name));

export const seatsOffered = (known: Editions, edition: EditionName): readonly number[] =>
  SEATS.filter((seats) => seats <= (factsOf(known, edition)?.most ?? 4));

/** A list in which a number is that somebody else has chosen. */
export const withNumber = (offered: readonly number[], chosen: number): readonly number[] =>
  offered.includes(chosen) ? offered : [...offered, chosen].sort((a, b) => a - b);

const isFresh = ({ boards, stars }: PlanChoice): boolean => boards !== 'usual' || stars !== null;

/** How many boards a game may have; where one would be alone, a table has a seat more. */
export const gamesOffered = (known: Editions, choice: PlanChoice): readonly number[] => {
  const most = Math.min(choice.seats + 1, factsOf(known, choice.edition)?.most ?? 4);
  return roundsOffered(known, choice.edition, most, isFresh(choice));
};

export const starsFor = (known: Editions, choice: PlanChoice): readonly number[] =>
  choice.boards === 'fitted' ? [] : starsOffered(known, [choice.side]);

/** The plan of a choice; what the edition does not have is not sent. */
export const planOf = (known: Editions, choice: PlanChoice): EventPlan => {
  const games = gamesOffered(known, choice);
  const stars = starsFor(known, choice).includes(choice.stars ?? 0) ? choice.stars : null;
  // The event itself says which boards there are where all get the same, or fitted ones.
  const fresh = choice.boards === 'usual' ? stars !== null : choice.boards === 'same';
  const settings: Settings = settingsOf(known, {
    ...usualChoice(),
    edition: choice.edition,
    side: choice.boards === 'fitted' ? 'easy' : choice.side,
    hourglass: choice.hourglass,
    rounds: choice.game !== null && games.includes(choice.game) ? choice.game : null,
    boards: { fresh, stars, agreed: null },
  });
  return {
    title: choice.title.trim(),
    edition: choice.edition,
    settings,
    rounds: choice.length === 'rounds' ? choice.rounds : null,
    minutes: choice.length === 'minutes' ? choice.minutes : null,
    seats: Math.min(choice.seats, factsOf(known, choice.edition)?.most ?? 4),
    boards: choice.boards,
    bots: choice.bots,
  };
};

/** The choice that a plan came from; what it leaves out is as usual. */
export const choiceOf = (plan: EventPlan): PlanChoice => {
  const usual = usualPlan();
  const settings = plan.settings ?? {};
  const { hourglass } = settings;
  return {
    title: plan.title ?? '',
    edition: plan.edition ?? usual.edition,
    side: settings.sides?.[0] ?? 'easy',
    hourglass: hourglass === undefined ? usual.hourglass : (hourglass ?? 0) / 1000,
    game: settings.rounds ?? null,
    length: plan.rounds ? 'rounds' : plan.minutes ? 'minutes' : 'open',
    rounds: plan.rounds ?? usual.rounds,
    minutes: plan.minutes ?? usual.minutes,
    seats: plan.seats ?? usual.seats,
    boards: plan.boards ?? 'usual',
    stars: settings.stars ?? null,
    bots: plan.bots ?? '',
  };
};

/** What a board takes beside its sand: the pause before it, and the die. */
const BESIDE_SAND = 12;

/** How many minutes one round takes at most, as the sand runs; null without an hourglass. */
export const minutesOfRound = (known: Editions, choice: PlanChoice): number | null => {
  if (!choice.hourglass) return null;
  const seats = Math.min(choice.seats, factsOf(known, choice.edition)?.most ?? 4);
  const usual = factsOf(known, choice.edition)?.rounds.find((one) => one.players === seats)?.usual;
  const boards = choice.game ?? usual;
  return boards ? Math.ceil((boards * (choice.hourglass + BESIDE_SAND)) / 60) : null;
};
