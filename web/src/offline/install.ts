import type { Store } from '../settings/storage';
/**
 * Installs and removes the service worker, which keeps the page on this device. It is installed
 * on the first visit over a secure connection (or on the machine itself), until somebody declines.
 */

export type Keeping = 'kept' | 'not-kept' | 'cannot';

const KEY = 'ubongo-not-kept';
const SCRIPT = '/sw.js';

/** The parts of the browser that are needed. */
export interface Browser {
  readonly isSecureContext: boolean;
  readonly serviceWorker: ServiceWorkerContainer | undefined;
}

const can = (browser: Browser): boolean => browser.isSecureContext && !!browser.serviceWorker;

const wanted = (store: Store | null): boolean => {
  try {
    return store?.getItem(KEY) !== 'yes';
  } catch {
    return true;
  }
};

/** Whether the page may be kept without asking: the browser can, and nobody has declined. */
export const isWanted = (browser: Browser, store: Store | null): boolean =>
  can(browser) && wanted(store);

const want = (store: Store | null, yes: boolean): void => {
  try {
    store?.setItem(KEY, yes ? 'no' : 'yes');
  } catch {
    // The choice lasts for this visit.
  }
};

/** Install the worker, unless that was declined before; `asked` overrides an earlier refusal. */
export const keepPage = async (
  browser: Browser,
  store: Store | null,
  asked = false,
): Promise<Keeping> => {
  if (!can(browser)) return 'cannot';
  if (asked) want(store, true);
  if (!wanted(store)) return 'not-kept';
  try {
    // Once installed, the browser itself looks for a newer worker; registering again would only
    // fail without a network.
    if (await browser.serviceWorker!.getRegistration()) return 'kept';
    // Not from the browser's own cache: the worker of a new build is found at once.
    await browser.serviceWorker!.register(SCRIPT, { updateViaCache: 'none' });
    await browser.serviceWorker!.ready;
    return 'kept';
  } catch {
    return 'not-kept';
  }
};

/** Remove the worker and its caches, and install nothing until a visitor asks again. */
export const forgetPage = async (
  browser: Browser,
  store: Store | null,
  caches: CacheStorage,
): Promise<Keeping> => {
  want(store, false);
  if (!can(browser)) return 'cannot';
  for (const one of await browser.serviceWorker!.getRegistrations()) await one.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith('ubongo-page-')) await caches.delete(name);
  }
  return 'not-kept';
};
