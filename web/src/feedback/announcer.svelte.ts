/** The sentence that a screen reader says next, in the polite live region of `App.svelte`. */

/** The count lets the same sentence be said twice. */
export const announcer: { text: string; count: number } = $state({ text: '', count: 0 });

/** Announce something politely: after what the screen reader is saying. */
export const speak = (text: string): void => {
  announcer.text = text;
  announcer.count += 1;
};
