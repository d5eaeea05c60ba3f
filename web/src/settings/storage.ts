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

/** A store that lasts as long as this page, for where the browser keeps nothing. */
export const memoryStore = (): BrowserStore => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
};

const PROBE = 'ubongo-probe';

/** Whether something can be kept in a store: some browsers have one, and refuse to write to it. */
export const canKeep = (store: BrowserStore | null): store is BrowserStore => {
  try {
    store?.setItem(PROBE, PROBE);
    const found = store?.getItem(PROBE) === PROBE;
    store?.removeItem(PROBE);
    return found;
  } catch {
    return false;
  }
};
