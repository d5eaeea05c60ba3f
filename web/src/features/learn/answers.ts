/** The right answers of a lesson: who is ahead, whose board is missing, which gems are best. */
import { compared } from '../../table/views/gem-board/colour-count';
import { boardPoints } from '../../table/views/round-track/points';
import type { PickStep } from './step';
import { GEM_BOARD, mostBy, POINTS, SHARED } from './views';

/** Which of some heaps of gems is ahead, colour by colour. */
export const aheadOf = (heaps: readonly (readonly number[])[]): number =>
  heaps.reduce((best, _, seat) => {
    const [line] = compared(heaps, best, seat).lines.slice(-1);
    return line && line.below.count > line.above.count ? seat : best;
  }, 0);

/** The right answer of a step that asks for one. */
export const answerOf = (step: PickStep): number => {
  switch (step.of) {
    case 'heaps':
      return aheadOf(step.heaps ?? []);
    case 'points': {
      const points = POINTS.map(boardPoints);
      return points.indexOf(Math.max(...points));
    }
    case 'animals': {
      const boards = SHARED.beforeSet.scoring.map((one) => one.boards.length);
      return boards.indexOf(Math.min(...boards));
    }
    default:
      return step.of satisfies never;
  }
};

/** The fields that give most gems of one colour. */
export const bestFields = (): readonly number[] => {
  const most = Math.max(...GEM_BOARD.reachable.map((field) => mostBy(GEM_BOARD, 0, field)));
  return GEM_BOARD.reachable.filter((field) => mostBy(GEM_BOARD, 0, field) === most);
};
