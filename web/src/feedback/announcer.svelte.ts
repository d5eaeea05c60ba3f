/**
 * The sentences for a screen reader, in the polite live region of `App.svelte`. It is a log: each
 * sentence is a line of its own, so that one does not overwrite another that came in the same
 * moment, and a screen reader says them in their order.
 */

export interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** A screen reader says what is added; older lines are of no use. */
const KEPT = 12;
let count = 0;
let lines: readonly Sentence[] = $state.raw([]);

export const announcer = {
  /** The latest sentences, the newest last. */
  get lines(): readonly Sentence[] {
    return lines;
  },
};

/** Announce something politely: after what the screen reader is saying. */
export const speak = (text: string): void => {
  if (!text) return;
  count += 1;
  lines = [...lines.slice(1 - KEPT), { id: count, text }];
};
