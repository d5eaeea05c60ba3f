/**
 * The bookmark of a learner, stored in the browser where that is allowed, else kept for the visit.
 */
import type { Store } from '../../settings/storage';
import { CHAPTERS, type Chapter, isChapter, STEPS } from './steps';

export interface Bookmark {
  readonly chapter: Chapter;
  /** The step each chapter was left at. */
  readonly steps: Readonly<Record<Chapter, number>>;
  /** Names of the steps that were done. */
  readonly learned: readonly string[];
}

const KEY = 'ubongo-learn';

export const NONE: Bookmark = {
  chapter: 'classic',
  steps: { classic: 0, '2024': 0, cooperative: 0, solo: 0 },
  learned: [],
};

const NAMES = new Set(CHAPTERS.flatMap((one) => STEPS[one].map((step) => step.name)));

const isStep = (chapter: Chapter, value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 0 &&
  value <= STEPS[chapter].length;

/** The stored bookmark, field by field: an odd value is as if it were missing. */
export const bookmarked = (store: Store | null): Bookmark => {
  let found: unknown;
  try {
    found = JSON.parse(store?.getItem(KEY) ?? 'null');
  } catch {
    return NONE;
  }
  if (typeof found !== 'object' || found === null) return NONE;
  const { chapter, steps, learned } = found as Record<string, unknown>;
  const kept = (typeof steps === 'object' && steps !== null ? steps : {}) as Record<
    string,
    unknown
  >;
  return {
    chapter: typeof chapter === 'string' && isChapter(chapter) ? chapter : NONE.chapter,
    steps: Object.fromEntries(
      CHAPTERS.map((one) => [one, isStep(one, kept[one]) ? kept[one] : 0]),
    ) as Record<Chapter, number>,
    learned: Array.isArray(learned) ? [...new Set(learned.filter((one) => NAMES.has(one)))] : [],
  };
};

export const bookmark = (store: Store | null, mark: Bookmark): void => {
  try {
    store?.setItem(KEY, JSON.stringify(mark));
  } catch {
    // Private windows and full stores: it lasts for the visit.
  }
};

/** Which step of a chapter to begin with: where it was left, from the start if it was finished. */
export const leftAt = (mark: Bookmark, chapter: Chapter): number => {
  const step = mark.steps[chapter];
  return step < STEPS[chapter].length ? step : 0;
};

/** Gone through once, or everything in it done at some time. */
export const isDone = (mark: Bookmark, chapter: Chapter): boolean =>
  mark.steps[chapter] >= STEPS[chapter].length ||
  STEPS[chapter].every((step) => mark.learned.includes(step.name));

/** `/learn/2024/3` is a chapter and a step, counted from 1; null if there is no such step. */
export const addressed = (
  rest: readonly string[],
): { readonly chapter: Chapter; readonly step: number | null } | null => {
  const [chapter, step] = rest;
  if (!isChapter(chapter)) return null;
  const number = step === undefined ? null : /^\d{1,2}$/.test(step) ? Number(step) - 1 : null;
  return {
    chapter,
    step: number !== null && number >= 0 && number < STEPS[chapter].length ? number : null,
  };
};
