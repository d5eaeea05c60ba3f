import type { Store } from '../settings/storage';
/**
 * Whether the page is kept on this device. It is, once somebody has opened the companion over a
 * secure connection (or on the machine itself), and until they say otherwise.
 */

export type Keeping = 'kept' | 'not-kept' | 'cannot';

const KEY = 'ubongo-not-kept';
const SCRIPT = '/sw.js';

/** What of the browser is needed. */
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

const want = (store: Store | null, yes: boolean): void => {
  try {
    store?.setItem(KEY, yes ? 'no' : 'yes');
  } catch {
    // It holds for this visit.
  }
};

/** Keep the page, unless that was declined before; `asked` is somebody who asks for it now. */
export const keepPage = async (
  browser: Browser,
  store: Store | null,
  asked = false,
): Promise<Keeping> => {
  if (!can(browser)) return 'cannot';
  if (asked) want(store, true);
  if (!wanted(store)) return 'not-kept';
  try {
    // Once it is there the browser itself looks for a newer one; asking again would only fail
    // where there is no network.
    if (await browser.serviceWorker!.getRegistration()) return 'kept';
    // Not from the browser's own cache: the worker of a new build is found at once.
    await browser.serviceWorker!.register(SCRIPT, { updateViaCache: 'none' });
    await browser.serviceWorker!.ready;
    return 'kept';
  } catch {
    return 'not-kept';
  }
};

/** Let go of everything that was kept, and keep nothing until somebody asks again. */
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
