/**
 * The levels of the seats at a fair table (R-429), as the server tells them: whose is missing, and
 * what is said of the others. Pure functions of the lobby.
 */
import type { LobbySeen, PlaceSeen, Strength } from '../api/protocol';
import type { Say } from '../i18n/in-language';

/** The five grades, the weakest first. */
export const GRADES: readonly Strength[] = ['child', 'beginner', 'fair', 'strong', 'expert'];

/** The names of those whose boards nobody can fit yet. */
export const missingLevels = (lobby: LobbySeen): readonly string[] =>
  lobby.fair ? lobby.places.flatMap((place) => (place && !place.level ? [place.name] : [])) : [];

/** How good somebody is, and how that was found: "Fair · own times". */
export const levelTold = (place: PlaceSeen, say: Say): string => {
  if (place.warms_up) return say('level-warms-up');
  if (!place.level) return say('level-missing');
  const grade = say(`strength-${place.level.grade}`);
  if (place.bot) return grade;
  return `${grade} · ${say(`level-${place.level.found.replace('_', '-')}`)}`;
};
