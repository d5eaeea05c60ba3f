/** Access to the browser's stores where they are allowed; no other module names them. */

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A store of the browser: what is in it can be taken out again. */
export interface BrowserStore extends Store {
  removeItem(key: string): void;
}

/** The store that survives the visit, or null where the browser forbids it. */
export const browserStore = (): BrowserStore | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The store of this tab, which survives a reload, or null where the browser forbids it. */
export const tabStore = (): BrowserStore | null => {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
};
