/** The plan of an event: what the host chooses, and what is sent. */
import { expect, test } from 'vitest';
import {
  choiceOf,
  gamesOffered,
  LENGTHS,
  minutesOfRound,
  type PlanChoice,
  planOf,
  racesOf,
  seatsOffered,
  starsFor,
  usualPlan,
  withNumber,
} from '../src/event/plan';
import { KNOWN } from './editions';

const plan = (more: Partial<PlanChoice> = {}) => planOf(KNOWN, { ...usualPlan(), ...more });

test('what nobody has chosen is half an hour of short games', () => {
  expect(plan()).toMatchObject({
    edition: '2024',
    rounds: 3,
    minutes: null,
    seats: 4,
    boards: 'usual',
    bots: '',
    title: '',
    settings: { rounds: 5, hourglass: 60_000, sides: ['easy'], boards: 'box', pause: 8_000 },
  });
});

test('only games against each other are offered', () => {
  expect(racesOf(KNOWN).map((one) => one.name)).not.toContain('cooperative');
  expect(racesOf(KNOWN).map((one) => one.name)).not.toContain('solo');
  expect(racesOf(KNOWN).length).toBeGreaterThan(2);
});

test('a plan ends with its rounds, its minutes, or when the host says so', () => {
  const ends = LENGTHS.map((length) => {
    const { rounds, minutes } = plan({ length, rounds: 4, minutes: 45 });
    return [rounds, minutes];
  });
  expect(ends).toEqual([
    [4, null],
    [null, 45],
    [null, null],
  ]);
});

test('every choice becomes a plan and comes back', () => {
  for (const more of [
    {},
    { title: 'Class 4b', length: 'minutes', minutes: 30 },
    { edition: 'classic', side: 'hard', hourglass: 90, game: null, seats: 2, bots: 'fair' },
    { boards: 'same', stars: 2 },
    { boards: 'usual', stars: 3 },
    { boards: 'fitted' },
    { length: 'open', hourglass: 0 },
  ] as const satisfies readonly Partial<PlanChoice>[]) {
    const choice = { ...usualPlan(), ...more };
    expect(choiceOf(planOf(KNOWN, choice))).toEqual(choice);
  }
});

test('R-429: what the event fits itself is not sent', () => {
  const { settings } = plan({ boards: 'fitted', stars: 5, side: 'hard' });
  expect(settings).toMatchObject({ boards: 'box', stars: null, sides: ['easy'], levels: [] });
  expect(starsFor(KNOWN, { ...usualPlan(), boards: 'fitted' })).toEqual([]);
});

test('R-428: stars are of fresh boards', () => {
  expect(plan({ stars: 2 }).settings).toMatchObject({ boards: 'fresh', stars: 2, agreed: null });
  expect(plan({ boards: 'same' }).settings).toMatchObject({ boards: 'fresh', stars: null });
});

test('a game has no more boards than the fullest table can have', () => {
  const most = (choice: Partial<PlanChoice>): number =>
    Math.max(...gamesOffered(KNOWN, { ...usualPlan(), ...choice }));
  // With three at a table a fourth may have to sit down with them.
  expect(most({ seats: 3 })).toBe(most({ seats: 4 }));
  expect(most({ seats: 4, stars: 3, edition: 'bare' })).toBeGreaterThanOrEqual(
    most({ seats: 4, edition: 'bare' }),
  );
  expect(most({ seats: 2 })).toBeGreaterThanOrEqual(most({ seats: 4 }));
  expect(plan({ game: 999 }).settings?.rounds).toBeNull();
});

test('how long a round takes is known where sand runs', () => {
  expect(minutesOfRound(KNOWN, usualPlan())).toBe(6);
  expect(minutesOfRound(KNOWN, { ...usualPlan(), game: null })).toBe(11);
  expect(minutesOfRound(KNOWN, { ...usualPlan(), hourglass: 0 })).toBeNull();
});

test('seats are two to four, and a number that somebody else chose is offered, too', () => {
  expect(seatsOffered(KNOWN, '2024')).toEqual([2, 3, 4]);
  expect(withNumber([1, 2, 3], 2)).toEqual([1, 2, 3]);
  expect(withNumber([1, 2, 6], 5)).toEqual([1, 2, 5, 6]);
});
