/** The chapters and their steps, as data. */

import * as boards from './boards';
import type { Rival, Step } from './step';
import { COUNT, LEVEL, rewarded, SHARED, TIE, TRACK } from './views';

export const CHAPTERS = ['classic', '2024', 'cooperative', 'solo'] as const;
export type Chapter = (typeof CHAPTERS)[number];

const SLOW = 9000;
const bo = (calls: number | null, ...lays: readonly number[]): Rival => ({
  puzzle: boards.OTHERS,
  lays,
  calls,
});

const classic: readonly Step[] = [
  {
    kind: 'lay',
    name: 'first',
    line: 'learn-first',
    good: 'learn-first-good',
    patience: 1200,
    boards: [boards.FIRST],
  },
  {
    kind: 'lay',
    name: 'turn',
    line: 'learn-turn',
    good: 'learn-turn-good',
    patience: 1500,
    boards: [boards.TURN],
  },
  {
    kind: 'lay',
    name: 'flip',
    line: 'learn-flip',
    good: 'learn-flip-good',
    patience: 1500,
    boards: [boards.FLIP],
  },
  {
    kind: 'lay',
    name: 'cover',
    line: 'learn-cover',
    good: 'learn-cover-good',
    patience: SLOW,
    boards: [boards.COVER],
  },
  {
    kind: 'lay',
    name: 'sand',
    line: 'learn-sand',
    good: 'learn-sand-good',
    patience: SLOW,
    boards: [boards.SAND],
    first: 'die',
    glass: { lasts: 90_000, end: 'again' },
    rival: bo(null, 14_000, 38_000),
  },
  {
    kind: 'take',
    name: 'take',
    line: 'learn-take',
    good: 'learn-take-good',
    patience: 4000,
    waits: true,
    glass: { lasts: 60_000, end: 'again' },
  },
  {
    kind: 'pick',
    name: 'count',
    line: 'learn-count',
    good: 'learn-count-good',
    patience: 6000,
    waits: true,
    of: 'heaps',
    heaps: COUNT,
    miss: 'learn-miss-heap',
  },
  {
    kind: 'pick',
    name: 'tie',
    line: 'learn-tie',
    good: 'learn-tie-good',
    patience: 6000,
    waits: true,
    of: 'heaps',
    heaps: TIE,
    miss: 'learn-miss-tie',
  },
];

const edition2024: readonly Step[] = [
  {
    kind: 'lay',
    name: 'sapphire',
    line: 'learn-sapphire',
    good: 'learn-sapphire-good',
    patience: SLOW,
    waits: true,
    boards: [boards.SAPPHIRE],
    rival: bo(null, 9000, 24_000),
    reward: { on: 'track', before: TRACK, after: (rank) => rewarded(TRACK, rank) },
  },
  {
    kind: 'lay',
    name: 'amber',
    line: 'learn-amber',
    good: 'learn-amber-good',
    patience: SLOW,
    waits: true,
    boards: [boards.AMBER],
    rival: bo(2400, 600, 1200, 2300),
    reward: {
      on: 'track',
      before: rewarded(TRACK, 1),
      after: (rank) => rewarded(rewarded(TRACK, 1), rank),
    },
  },
  {
    kind: 'pick',
    name: 'points',
    line: 'learn-points',
    good: 'learn-points-good',
    patience: 7000,
    waits: true,
    of: 'points',
    miss: 'learn-miss-points',
  },
  {
    kind: 'lay',
    name: 'play-off',
    line: 'learn-play-off',
    good: 'learn-play-off-good',
    patience: SLOW,
    waits: true,
    boards: [boards.PLAY_OFF],
    rival: bo(null, 12_000, 40_000),
    reward: { on: 'play-off', before: LEVEL },
  },
];

const cooperative: readonly Step[] = [
  {
    kind: 'lay',
    name: 'together',
    line: 'learn-together',
    good: 'learn-together-good',
    patience: SLOW,
    waits: true,
    boards: [boards.TOGETHER],
    reward: { on: 'shared', before: SHARED.begin, after: SHARED.alone },
  },
  {
    kind: 'lay',
    name: 'help',
    line: 'learn-help',
    good: 'learn-help-good',
    patience: 5000,
    waits: true,
    boards: [boards.HELP],
    first: 'help',
    glass: { lasts: 90_000, end: 'again' },
    reward: { on: 'shared', before: SHARED.beforeHelp, after: SHARED.helped },
  },
  {
    kind: 'pick',
    name: 'set',
    line: 'learn-set',
    good: 'learn-set-good',
    patience: 6000,
    waits: true,
    of: 'animals',
    miss: 'learn-miss-set',
  },
];

const solo: readonly Step[] = [
  {
    kind: 'lay',
    name: 'run',
    line: 'learn-run',
    good: 'learn-run-good',
    patience: SLOW,
    boards: boards.RUN,
    glass: { lasts: 300_000, end: 'over' },
    run: { solved: 0, aside: 0 },
  },
  {
    kind: 'lay',
    name: 'aside',
    line: 'learn-aside',
    good: 'learn-aside-good',
    patience: 2500,
    boards: [boards.MEAN, boards.AFTER],
    aside: true,
    glass: { lasts: 300_000, gone: 140_000, end: 'over' },
    run: { solved: 2, aside: 0 },
  },
  {
    kind: 'lay',
    name: 'clock',
    line: 'learn-clock',
    good: 'learn-clock-good',
    patience: SLOW,
    waits: true,
    boards: [boards.LAST],
    glass: { lasts: 300_000, gone: 270_000, end: 'over' },
    run: { solved: 3, aside: 1 },
    reward: { on: 'run' },
  },
];

export const STEPS: Readonly<Record<Chapter, readonly Step[]>> = {
  classic,
  '2024': edition2024,
  cooperative,
  solo,
};

export const isChapter = (text: string | undefined): text is Chapter =>
  CHAPTERS.some((one) => one === text);
