/**
 * How the score of the co-operative game comes about, told as the rulebook tells it.
 * The score itself is the server's: if the parts do not add up to it, there is nothing to tell.
 */
import type { AnimalView } from './protocol';

export interface Part {
  readonly what: 'sets' | 'sapphires' | 'ambers' | 'extra';
  readonly count: number;
  readonly each: number;
}

export const partsOf = (table: AnimalView): readonly Part[] | null => {
  const sum = (of: 'sapphires' | 'ambers') => table.scoring.reduce((all, one) => all + one[of], 0);
  const every = table.scoring.every((one) => one.sapphires > 0 && one.ambers > 0);
  const parts: readonly Part[] = [
    { what: 'sets', count: Math.min(...table.scoring.map((one) => one.boards.length)), each: 4 },
    { what: 'sapphires', count: sum('sapphires'), each: 3 },
    { what: 'ambers', count: sum('ambers'), each: 1 },
    { what: 'extra', count: every ? 1 : 0, each: 5 },
  ];
  const all = parts.reduce((sofar, part) => sofar + part.count * part.each, 0);
  return all === table.score ? parts : null;
};
