/**
 * Stores the pieces on the daily boards in the browser, so that a reload or a break loses nothing.
 * The clock and the verdict are the server's.
 */

import type { Laid } from '../../api/protocol';
import type { Store } from '../../settings/storage';

export const DRAFTS = 'ubongo-daily';
/** How many boards are remembered, the latest last. */
const MOST = 12;

type Drafts = readonly (readonly [string, readonly Laid[]])[];

export const keyOf = (date: string, level: string): string => `${date} ${level}`;

const isLaid = (one: unknown): one is Laid => {
  const { piece, cells } = (one ?? {}) as Partial<Laid>;
  return (
    typeof piece === 'string' &&
    Array.isArray(cells) &&
    cells.every((cell) => Array.isArray(cell) && cell.every(Number.isInteger))
  );
};

const isDraft = (one: unknown): one is Drafts[number] =>
  Array.isArray(one) && typeof one[0] === 'string' && Array.isArray(one[1]) && one[1].every(isLaid);

const all = (store: Store | null): Drafts => {
  try {
    const found: unknown = JSON.parse(store?.getItem(DRAFTS) ?? '[]');
    return Array.isArray(found) ? found.filter(isDraft) : [];
  } catch {
    return [];
  }
};

export const draftOf = (store: Store | null, key: string): readonly Laid[] =>
  all(store).find(([one]) => one === key)?.[1] ?? [];

export const keepDraft = (store: Store | null, key: string, laid: readonly Laid[]): void => {
  const others = all(store).filter(([one]) => one !== key);
  try {
    store?.setItem(DRAFTS, JSON.stringify([...others, [key, laid]].slice(-MOST)));
  } catch {
    // Private windows and full stores: the pieces stay for the visit.
  }
};
