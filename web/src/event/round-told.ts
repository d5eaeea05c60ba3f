/** Which round it is, in words: "Round 2 of 3", or only "Round 2" where their number is open. */
import type { EventSeen } from '../api/protocol';
import type { Say } from '../i18n/in-language';

export const roundTold = (event: EventSeen, say: Say): string =>
  event.plan.rounds
    ? say('event-round-of', {
        round: event.round,
        rounds: Math.max(event.plan.rounds, event.round),
      })
    : say('event-round', { round: event.round });
