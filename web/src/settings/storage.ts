/** The browser's stores, where they are allowed: the only module that names them. */

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The store that outlives the visit, or null where the browser forbids it. */
export const browserStore = (): Store | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The store of this tab: it outlives a reload, and not the tab. */
export const tabStore = (): Store | null => {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
};
