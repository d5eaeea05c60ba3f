/** What a screen reader says when an event goes on; empty if nothing has. */
import type { EventSeen } from '../api/protocol';
import type { Say } from '../i18n/in-language';
import { memberOf } from './event-state';
import { inPoints } from './points';

const isOn = (event: EventSeen): boolean => event.phase === 'seating' || event.phase === 'playing';

/** Where somebody stands in the ranking; nothing for those who are not in it. */
const placeTold = (event: EventSeen, member: number, say: Say): string => {
  const own = memberOf(event, member);
  if (!own?.place) return '';
  return say('event-said-place', { place: own.place, points: inPoints(own.twelfths ?? 0, say) });
};

export const changeTold = (
  before: EventSeen | null,
  after: EventSeen,
  member: number,
  say: Say,
): string => {
  if (!before || before.phase === after.phase) return '';
  if (isOn(after)) return isOn(before) ? '' : say('event-said-round', { round: after.round });
  if (after.phase === 'waiting') return '';
  const over =
    after.phase === 'over' ? say('event-over') : say('event-round-over', { round: after.round });
  return `${over} ${placeTold(after, member, say)}`.trim();
};
