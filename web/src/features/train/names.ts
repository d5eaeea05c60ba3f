/** The ids of the words for each level of packs, and where it stands on the way from easy to hard. */
import type { PackLevel } from '../../offline/packs';

export const LEVEL_NAMES: Readonly<Record<PackLevel, string>> = {
  easy: 'train-level-easy',
  hard: 'train-level-hard',
  five_stars: 'train-level-five-stars',
};
