/** The messages that name the three levels. */
import type { DailyLevel } from '../../api/protocol';

export const LEVEL_NAMES: Record<DailyLevel, string> = {
  easy: 'daily-level-easy',
  hard: 'daily-level-hard',
  five_stars: 'daily-level-five-stars',
};
