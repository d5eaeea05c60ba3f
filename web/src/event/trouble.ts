/**
 * Why a page shows no event: which sentence says it, and whether it may be over soon.
 *
 *     troubleId('kicked')  // 'event-removed'
 */
import type { Closed } from '../api/protocol';

type Reason = Closed['code'];

/** Reasons for which an event has a sentence of its own; a table has one for each. */
const SENTENCES: Readonly<Partial<Record<Reason, string>>> = {
  no_such_table: 'event-none',
  kicked: 'event-removed',
  table_full: 'event-full-house',
  elsewhere: 'event-elsewhere',
  table_closed: 'event-closed',
};

/** What may change while a wall waits: then it tries again by itself. */
const MAY_CHANGE: readonly Reason[] = ['table_full', 'too_fast', 'restart', 'table_frozen'];

export const troubleId = (reason: string): string => SENTENCES[reason as Reason] ?? '';

export const mayChange = (reason: string): boolean =>
  (MAY_CHANGE as readonly string[]).includes(reason);
