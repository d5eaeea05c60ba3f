/**
 * Fetches parts of the page when they are needed: `fetchPart(() => import('./End.svelte'))`. It
 * only notices that a part is missing; its listeners (`offline/renewal.ts`) act on that.
 */
const listeners = new Set<() => void>();

/** Call `act` whenever a part could not be fetched. */
export const onPartMissing = (act: () => void): void => {
  listeners.add(act);
};

export const fetchPart = async <Part>(fetched: () => Promise<Part>): Promise<Part> => {
  try {
    return await fetched();
  } catch (error) {
    for (const act of listeners) act();
    throw error;
  }
};

/**
 * A part that is fetched when it is first asked for, and from then on there at once: between two
 * screens nothing is empty for a frame.
 *
 *     const end = lazyPart(() => import('./End.svelte'));
 *     {#await end() then { default: End }}<End />{/await}
 */
export const lazyPart = <Part>(fetched: () => Promise<Part>): (() => Part | Promise<Part>) => {
  let got: Part | null = null;
  return () =>
    got ??
    fetchPart(fetched).then((part) => {
      got = part;
      return part;
    });
};

/** Fetch a part before it is needed; a failure shows when it is. */
export const prefetchPart = (fetched: () => Promise<unknown>): void => {
  fetchPart(fetched).catch(() => null);
};
