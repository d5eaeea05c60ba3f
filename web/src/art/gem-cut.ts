/**
 * Cut gems: a flat table in the middle and a facet to each side, lighter or darker by where it
 * looks, because the light comes from the top left. Paper cuts them in `ubongo/printing/art.py`.
 */
import { mixed } from './lacquer';

type Corner = readonly number[];

export interface Facet {
  readonly path: string;
  readonly fill: string;
}

export interface CutGem {
  readonly path: string;
  /** The dark rim, and the colour below all facets. */
  readonly rim: string;
  readonly colour: string;
  readonly facets: readonly Facet[];
}

const LIGHT = [-0.55, -0.835] as const;
const SHADOW = '#12040c';

const polygon = (corners: readonly Corner[]): string =>
  `M${corners.map((corner) => corner.map((at) => Math.round(at * 100) / 100).join(' ')).join('L')}Z`;

/** The gem of these corners, clockwise; `table` is the size of its flat middle. */
export const cutGem = (colour: string, corners: readonly Corner[], table: number): CutGem => {
  const middle = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length,
  );
  const inner = corners.map((corner) =>
    corner.map((at, axis) => middle[axis]! + (at - middle[axis]!) * table),
  );
  const facets = corners.map((corner, index) => {
    const after = (index + 1) % corners.length;
    const across = corners[after]![0]! - corner[0]!;
    const down = corners[after]![1]! - corner[1]!;
    const lit = (down * LIGHT[0] - across * LIGHT[1]) / Math.hypot(across, down);
    return {
      path: polygon([corner, corners[after]!, inner[after]!, inner[index]!]),
      fill: lit > 0 ? mixed(colour, '#ffffff', lit / 2) : mixed(colour, SHADOW, -lit * 0.34),
    };
  });
  return {
    path: polygon(corners),
    rim: mixed(colour, SHADOW, 0.55),
    colour,
    facets: [...facets, { path: polygon(inner), fill: mixed(colour, '#ffffff', 0.16) }],
  };
};
