/**
 * Why a big screen shows no table: which sentence says it, and whether it may be over soon.
 *
 *     mayChange('table_locked')  // true: the host may open the table again
 */
import type { Closed } from '../../api/protocol';

type Reason = Closed['code'];

/** Reasons for which a screen has a sentence of its own. */
const SENTENCES: Readonly<Partial<Record<Reason, string>>> = {
  table_full: 'screen-full',
  table_locked: 'screen-locked',
  elsewhere: 'screen-elsewhere',
};

/** What people may change while the screen waits: then it tries again by itself. */
const MAY_CHANGE: readonly Reason[] = ['table_full', 'table_locked', 'table_frozen', 'too_fast'];

export const mayChange = (reason: string): boolean =>
  (MAY_CHANGE as readonly string[]).includes(reason);

/** The id of the sentence; empty if there is none but that for everybody. */
export const troubleId = (reason: string): string => SENTENCES[reason as Reason] ?? '';
