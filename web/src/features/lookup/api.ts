/** The HTTP requests of the look-up. */
import { ask, Failure } from '../../api/client';
import type { AskSets, SetFound, SetsFound } from '../../api/protocol';
import { browserStore } from '../../settings/storage';
import { alone } from './box-alone';
import type { LookupApi } from './lookup-state';

const here = alone(browserStore(), Date.now);

/** The server's answer; without a network, what this device knows of the box. */
const orHere = async <Answer>(
  asked: () => Promise<Answer>,
  otherwise: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await asked();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'offline') throw error;
    return otherwise();
  }
};

export const api: LookupApi = {
  solutions: (asked) =>
    orHere(
      () => ask('/api/lookup/solutions', asked),
      () => here.solutions(asked),
    ),
  hint: (asked) =>
    orHere(
      () => ask('/api/lookup/hint', asked),
      () => here.hint(asked),
    ),
};

export interface Sets {
  readonly count: number;
  readonly sets: readonly SetFound[];
  /** True if more sets fit than the server lists. */
  readonly more: boolean;
}

/** The sets of these numbers of pieces that cover an area; an empty list is an answer, too. */
export const setsThatFit = async (
  area: string,
  counts: readonly number[],
  asking: (asked: AskSets) => Promise<SetsFound> = (asked) => ask('/api/lookup/sets', asked),
): Promise<Sets> => {
  let all: Sets = { count: 0, sets: [], more: false };
  for (const pieces of counts) {
    try {
      const found = await asking({ area, pieces });
      all = {
        count: all.count + found.count,
        sets: [...all.sets, ...found.sets],
        more: all.more || found.more,
      };
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'no_set_fits') throw error;
    }
  }
  return all;
};
