/** The other player of a lesson: the pieces it has laid, so long after laying began. */

import type { Laid } from '../../api/protocol';
import { coversOf } from '../../shapes/covers';
import { placed } from '../../shapes/geometry';
import { handOf } from './boards';
import type { Rival } from './step';

export interface RivalSeen {
  readonly area: string;
  readonly laid: readonly Laid[];
  readonly called: boolean;
}

export const hasCalled = (rival: Rival | undefined, since: number): boolean =>
  rival?.calls != null && since >= rival.calls;

export const rivalAt = (rival: Rival, since: number): RivalSeen => {
  const hand = handOf(rival.puzzle);
  const cover = coversOf(hand.cells, [], hand.pieces)[0] ?? [];
  const lying = rival.lays.filter((at) => since >= at).length;
  const called = hasCalled(rival, since);
  return {
    area: rival.puzzle.area,
    laid: cover
      .slice(0, called ? cover.length : lying)
      .map(({ piece, shape, at }) => ({ piece, cells: placed(shape, at) })),
    called,
  };
};
