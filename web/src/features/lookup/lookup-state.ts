/**
 * One look-up: the solutions of a puzzle one at a time, or hints step by step. The functions take
 * the state first and change it; the HTTP calls are an argument, so that tests need no server.
 */
import { Failure } from '../../api/client';
import type {
  AskHint,
  AskSolutions,
  HintGiven,
  Laid,
  PieceId,
  Solutions,
} from '../../api/protocol';

export type PuzzleAsked = Pick<AskSolutions, 'board' | 'area' | 'pieces'>;

export interface LookupApi {
  readonly solutions: (asked: AskSolutions) => Promise<Solutions>;
  readonly hint: (asked: AskHint) => Promise<HintGiven>;
}

export interface LookupState {
  puzzle: PuzzleAsked | null;
  standing: 'nothing' | 'asking' | 'found' | 'refused';
  refusal: Failure | null;
  area: string;
  pieces: readonly PieceId[];
  count: number;
  stars: number;
  /** The first solutions, in the order of the server. */
  solutions: readonly (readonly Laid[])[];
  index: number;
  shows: 'board' | 'hints' | 'solution';
  hints: readonly Laid[];
}

export const newLookupState = (): LookupState => ({
  puzzle: null,
  standing: 'nothing',
  refusal: null,
  area: '',
  pieces: [],
  count: 0,
  stars: 0,
  solutions: [],
  index: 0,
  shows: 'board',
  hints: [],
});

/** The pieces that lie on the board now. */
export const laidIn = (finding: LookupState): readonly Laid[] => {
  if (finding.standing !== 'found') return [];
  if (finding.shows === 'hints') return finding.hints;
  return finding.shows === 'solution' ? (finding.solutions[finding.index] ?? []) : [];
};

/** Forget the puzzle; an answer that is still on its way will be ignored. */
export const forget = (finding: LookupState): void => {
  Object.assign(finding, newLookupState());
};

/** Look a puzzle up; `shows` is what its answer shows first. */
export const look = async (
  finding: LookupState,
  puzzle: PuzzleAsked,
  api: LookupApi,
  shows: LookupState['shows'] = 'board',
): Promise<void> => {
  // The old answer stays until there is a new one: nothing flickers.
  finding.puzzle = puzzle;
  finding.standing = 'asking';
  finding.refusal = null;
  const asked = finding.puzzle;
  try {
    const found = await api.solutions(puzzle);
    if (finding.puzzle !== asked) return;
    Object.assign(finding, newLookupState(), {
      puzzle: asked,
      standing: 'found',
      area: found.area,
      pieces: found.pieces,
      count: found.count,
      stars: found.stars,
      solutions: found.solutions,
      shows,
    } satisfies Partial<LookupState>);
  } catch (error) {
    if (finding.puzzle !== asked) return;
    if (!(error instanceof Failure)) throw error;
    finding.standing = 'refused';
    finding.refusal = error;
  }
};

/** Show this solution; more of them are fetched when needed. */
export const showSolution = async (
  finding: LookupState,
  index: number,
  api: LookupApi,
): Promise<void> => {
  const { puzzle } = finding;
  if (!puzzle || finding.standing !== 'found' || index < 0 || index >= finding.count) return;
  if (index >= finding.solutions.length) {
    const first = finding.solutions.length;
    const found = await api.solutions({ ...puzzle, first });
    if (finding.puzzle !== puzzle || finding.solutions.length !== first) return;
    finding.solutions = [...finding.solutions, ...found.solutions];
    if (index >= finding.solutions.length) return;
  }
  finding.index = index;
  finding.shows = 'solution';
};

/** Add one more hint; returns whether there was one. */
export const nextHint = async (finding: LookupState, api: LookupApi): Promise<boolean> => {
  const { puzzle } = finding;
  if (!puzzle || finding.standing !== 'found') return false;
  const before = finding.shows === 'hints' ? finding.hints : [];
  const given = await api.hint({ ...puzzle, laid: before });
  if (finding.puzzle !== puzzle) return false;
  finding.shows = 'hints';
  finding.hints = given.lay ? [...before, given.lay] : before;
  return given.lay !== null;
};

/** Show the bare board again. */
export const hide = (finding: LookupState): void => {
  finding.shows = 'board';
  finding.hints = [];
};
