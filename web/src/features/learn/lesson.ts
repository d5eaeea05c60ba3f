/**
 * The lesson as a pure state machine: `heard(lesson, act, at)` returns the lesson after an act, or
 * after a moment in which nothing was done. Time is an argument, in milliseconds of the lesson's
 * own clock. It knows no DOM, no store and no sentences, only their ids.
 *
 *     heard(begun('classic', 0, [], 0), { kind: 'laid', effect: 'snap', hand }, 900)
 */
import type { Hand } from '../../play/hand';
import type { Effect } from '../../play/input';
import { answerOf, bestFields } from './answers';
import { judged, type Remark } from './judge';
import { hasCalled } from './rival';
import type { LayStep, Step } from './step';
import { type Chapter, STEPS } from './steps';
import { GEM_BOARD } from './views';

/** How long the die is looked at, before laying begins. */
export const ROLLS = 1600;
/** How long a finished step stays if there is nothing more to look at. */
export const CHEERS = 2000;
/** After so many mistakes hints come sooner. */
const STRUGGLES = 2;

export type Stage = 'ready' | 'rolling' | 'doing' | 'done';

export interface Lesson {
  readonly chapter: Chapter;
  /** As many as there are steps: the chapter is finished. */
  readonly step: number;
  readonly stage: Stage;
  readonly line: Remark;
  /** The number of the board of this step. */
  readonly board: number;
  readonly solved: number;
  readonly aside: number;
  /** When the stage began, when something was last done, when the sand was turned and how often. */
  readonly began: number;
  readonly since: number;
  readonly turnedAt: number;
  readonly turns: number;
  readonly mistakes: number;
  /** The other player called first. */
  readonly beaten: boolean;
  /** The chosen field or answer. */
  readonly chosen: number | null;
  /** Names of the steps that were done, of all chapters. */
  readonly learned: readonly string[];
}

export type Act =
  | { readonly kind: 'laid'; readonly effect: Effect; readonly hand: Hand }
  /** The die, or the board of somebody to help. */
  | { readonly kind: 'pressed' }
  | { readonly kind: 'put-aside' }
  | { readonly kind: 'took'; readonly field: number }
  | { readonly kind: 'reached-too-far' }
  | { readonly kind: 'picked'; readonly answer: number }
  | { readonly kind: 'touched' }
  | { readonly kind: 'time' }
  | { readonly kind: 'next' }
  | { readonly kind: 'back' };

export const stepOf = (lesson: Lesson): Step | null => STEPS[lesson.chapter][lesson.step] ?? null;

export const isFinished = (lesson: Lesson): boolean => stepOf(lesson) === null;

export const begun = (
  chapter: Chapter,
  step: number,
  learned: readonly string[],
  at: number,
): Lesson => {
  const steps = STEPS[chapter];
  const number = Math.max(0, Math.min(steps.length, Math.floor(step) || 0));
  const one = steps[number];
  const lay = one?.kind === 'lay' ? one : null;
  return {
    chapter,
    step: number,
    stage: lay?.first ? 'ready' : 'doing',
    line: { id: one?.line ?? 'learn-finished', mood: one ? 'asking' : 'glad' },
    board: 0,
    solved: lay?.run?.solved ?? 0,
    aside: lay?.run?.aside ?? 0,
    began: at,
    since: at,
    turnedAt: at - (lay?.glass?.gone ?? 0),
    turns: 0,
    mistakes: 0,
    beaten: false,
    chosen: null,
    learned,
  };
};

/** Milliseconds of sand that are left; null where none runs. */
export const sandLeft = (lesson: Lesson, at: number): number | null => {
  const step = stepOf(lesson);
  if (!step || step.kind === 'pick' || !step.glass || lesson.stage === 'ready') return null;
  if (lesson.stage === 'rolling') return step.glass.lasts;
  return Math.max(0, lesson.turnedAt + step.glass.lasts - at);
};

/** Whether a learner who did nothing for a while should be shown a hint. */
export const needsHint = (lesson: Lesson, at: number): boolean => {
  const step = stepOf(lesson);
  if (!step || lesson.stage === 'done' || lesson.stage === 'rolling') return false;
  const patience = lesson.mistakes >= STRUGGLES ? Math.min(1500, step.patience) : step.patience;
  return at - lesson.since >= patience;
};

const told = (lesson: Lesson, line: Remark, at: number): Lesson => ({
  ...lesson,
  line,
  since: at,
  mistakes: lesson.mistakes + (line.mood === 'kind' ? 1 : 0),
});

const done = (lesson: Lesson, id: string, at: number): Lesson => {
  const name = stepOf(lesson)!.name;
  return {
    ...lesson,
    stage: 'done',
    line: { id, mood: 'glad' },
    began: at,
    since: at,
    learned: lesson.learned.includes(name) ? lesson.learned : [...lesson.learned, name],
  };
};

const covered = (lesson: Lesson, step: LayStep, at: number): Lesson => {
  const solved = lesson.solved + 1;
  if (lesson.board + 1 < step.boards.length && !(step.aside && lesson.aside === step.run?.aside)) {
    return {
      ...lesson,
      solved,
      board: lesson.board + 1,
      line: { id: 'learn-run-on', mood: 'glad' },
      since: at,
      mistakes: 0,
    };
  }
  const good =
    step.reward?.on === 'track'
      ? lesson.beaten
        ? 'learn-amber-good'
        : 'learn-sapphire-good'
      : step.good;
  // A learner who covers the board that was meant to be put aside is praised all the same.
  const stubborn = step.aside && lesson.board === 0;
  return done({ ...lesson, solved }, stubborn ? 'learn-aside-solved' : good, at);
};

const laid = (lesson: Lesson, step: LayStep, hand: Hand, effect: Effect, at: number): Lesson => {
  const verdict = judged(hand, effect);
  if (verdict === 'covered') return covered(lesson, step, at);
  if (verdict) return told(lesson, verdict, at);
  // A piece that is merely lifted or laid back is not a reason to repeat the criticism.
  const line: Remark =
    effect && lesson.line.mood === 'kind' ? { id: step.line, mood: 'asking' } : lesson.line;
  return { ...lesson, line, since: at };
};

const passed = (lesson: Lesson, step: Step, at: number): Lesson => {
  if (lesson.stage === 'done') {
    return !step.waits && at - lesson.began >= CHEERS ? onward(lesson, at) : lesson;
  }
  if (step.kind === 'pick') return lesson;
  if (lesson.stage === 'rolling') {
    return at - lesson.began >= ROLLS
      ? {
          ...lesson,
          stage: 'doing',
          line: { id: 'learn-sand-lay', mood: 'asking' },
          began: at,
          since: at,
          turnedAt: at,
        }
      : lesson;
  }
  if (lesson.stage !== 'doing') return lesson;
  const rival = step.kind === 'lay' ? step.rival : undefined;
  if (!lesson.beaten && hasCalled(rival, at - lesson.began)) {
    return { ...lesson, beaten: true, line: { id: 'learn-beaten', mood: 'kind' } };
  }
  if (step.glass && sandLeft(lesson, at) === 0) {
    if (step.glass.end === 'over') return done(lesson, 'learn-clock-over', at);
    const id =
      step.kind === 'take'
        ? 'learn-take-late'
        : lesson.turns === 0
          ? 'learn-second-chance'
          : 'learn-sand-again';
    return { ...lesson, turnedAt: at, turns: lesson.turns + 1, line: { id, mood: 'kind' } };
  }
  return lesson;
};

const onward = (lesson: Lesson, at: number): Lesson =>
  begun(lesson.chapter, lesson.step + 1, lesson.learned, at);

/** The lesson after an act; the same object if the act changes nothing. */
export const heard = (lesson: Lesson, act: Act, at: number): Lesson => {
  const step = stepOf(lesson);
  if (act.kind === 'back') {
    return begun(lesson.chapter, Math.max(0, lesson.step - 1), lesson.learned, at);
  }
  if (!step) return lesson;
  if (act.kind === 'next') return onward(lesson, at);
  if (act.kind === 'time') return passed(lesson, step, at);
  if (lesson.stage === 'done') return lesson;
  switch (act.kind) {
    case 'laid':
      return step.kind === 'lay' && lesson.stage === 'doing'
        ? laid(lesson, step, act.hand, act.effect, at)
        : lesson;
    case 'pressed':
      if (step.kind !== 'lay' || lesson.stage !== 'ready') return lesson;
      return step.first === 'die'
        ? {
            ...lesson,
            stage: 'rolling',
            line: { id: 'learn-rolled', mood: 'glad' },
            began: at,
            since: at,
          }
        : {
            ...lesson,
            stage: 'doing',
            line: { id: 'learn-help-lay', mood: 'asking' },
            began: at,
            since: at,
            turnedAt: at,
          };
    case 'put-aside':
      if (step.kind !== 'lay' || !step.aside || lesson.board > 0) return lesson;
      return {
        ...lesson,
        aside: lesson.aside + 1,
        board: 1,
        line: { id: 'learn-aside-done', mood: 'glad' },
        since: at,
        mistakes: 0,
      };
    case 'took': {
      if (step.kind !== 'take' || !GEM_BOARD.reachable.includes(act.field)) return lesson;
      const good = bestFields().includes(act.field) ? step.good : 'learn-take-fine';
      return done({ ...lesson, chosen: act.field }, good, at);
    }
    case 'reached-too-far':
      return step.kind === 'take'
        ? told(lesson, { id: 'learn-miss-far', mood: 'kind' }, at)
        : lesson;
    case 'picked':
      if (step.kind !== 'pick') return lesson;
      return act.answer === answerOf(step)
        ? done({ ...lesson, chosen: act.answer }, step.good, at)
        : told({ ...lesson, chosen: act.answer }, { id: step.miss, mood: 'kind' }, at);
    case 'touched':
      return { ...lesson, since: at };
    default:
      return act satisfies never;
  }
};
