/** The types of a step of a lesson; the steps themselves are in `steps.ts`. */
import type { AnimalView, TrackView } from '../../api/protocol';
import type { LessonPuzzle } from './boards';

/** Another player, who does the same every time; times are milliseconds after laying began. */
export interface Rival {
  readonly puzzle: LessonPuzzle;
  /** When each of its pieces is laid. */
  readonly lays: readonly number[];
  /** When it calls Ubongo; never if the learner is meant to be first. */
  readonly calls: number | null;
}

export interface Glass {
  readonly lasts: number;
  /** How much of it has run through when the step begins. */
  readonly gone?: number;
  /** `again`: it is turned once more, as often as it takes. `over`: that is the end of the run. */
  readonly end: 'again' | 'over';
}

export type Reward =
  | { readonly on: 'track'; readonly before: TrackView; readonly after: (rank: 1 | 2) => TrackView }
  | { readonly on: 'shared'; readonly before: AnimalView; readonly after: AnimalView }
  | { readonly on: 'play-off'; readonly before: TrackView }
  | { readonly on: 'run' };

interface Asked {
  /** Unique over all chapters: it is remembered. */
  readonly name: string;
  /** The ids of the task, and of the remark when it is done. */
  readonly line: string;
  readonly good: string;
  /** Milliseconds until a hint is drawn for somebody who does nothing. */
  readonly patience: number;
  /** There is something to look at afterwards: a press goes on. */
  readonly waits?: boolean;
}

export interface LayStep extends Asked {
  readonly kind: 'lay';
  readonly boards: readonly LessonPuzzle[];
  /** A press comes before laying: on the die, or on the board of a player to help. */
  readonly first?: 'die' | 'help';
  readonly glass?: Glass;
  readonly rival?: Rival;
  readonly reward?: Reward;
  /** The first board may be put aside. */
  readonly aside?: boolean;
  /** The solo run as it is when the step begins. */
  readonly run?: { readonly solved: number; readonly aside: number };
}

export interface TakeStep extends Asked {
  readonly kind: 'take';
  readonly glass: Glass;
}

export interface PickStep extends Asked {
  readonly kind: 'pick';
  readonly of: 'heaps' | 'points' | 'animals';
  /** The gems of each player, where heaps are compared. */
  readonly heaps?: readonly (readonly number[])[];
  /** The remark to a wrong pick. */
  readonly miss: string;
}

export type Step = LayStep | TakeStep | PickStep;
