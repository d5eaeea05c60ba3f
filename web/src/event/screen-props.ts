import type { EventSeen, EventYou } from '../api/protocol';

/** What every screen of an event is given. */
export interface ScreenProps {
  readonly event: EventSeen;
  readonly you: EventYou;
  /** To the table at which this guest has a seat, while they look at the event instead. */
  readonly toTable?: (() => void) | undefined;
}
