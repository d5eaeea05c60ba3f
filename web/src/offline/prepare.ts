/**
 * Gets this device ready for a train, while there is a network: the page itself (a service worker),
 * fresh puzzles, the tasks of the box. It is done in the background, on the first visit too, and
 * asks for nothing that is here already.
 */
import { ask } from '../api/client';
import type { BoxTasks, Pack } from '../api/protocol';
import type { Store } from '../settings/storage';
import { keepTasks, tasksIn } from './box-tasks';
import { type Browser, isWanted, type Keeping, keepPage } from './install';
import { keepStock, stockIn, wanted, withPack } from './packs';
import { runningIn } from './run-store';

/** Fetch the packs that are missing, as long as they can be stored. */
export const fetchPacks = async (store: Store | null): Promise<void> => {
  for (const { level, number } of wanted(stockIn(store).stock)) {
    const come = await ask<Pack>(`/api/packs/${level}/${number}`);
    // Read again: another tab may have fetched or played meanwhile.
    const stock = withPack(stockIn(store).stock, come, runningIn(store)?.run.pack ?? null);
    if (!keepStock(store, stock)) return;
  }
};

const fetchTasks = async (store: Store | null): Promise<void> => {
  if (tasksIn(store) === null) keepTasks(store, await ask<BoxTasks>('/api/packs/box'));
};

let preparing: { readonly store: Store | null; readonly done: Promise<Keeping> } | null = null;

const prepareNow = async (browser: Browser, store: Store | null): Promise<Keeping> => {
  const page = await keepPage(browser, store);
  try {
    await fetchPacks(store);
    await fetchTasks(store);
  } catch {
    // No network now; what is here stays, and the next visit tries again.
  }
  return page;
};

/** Prepare this device; several who ask at once get one answer. */
export const prepare = (browser: Browser, store: Store | null): Promise<Keeping> => {
  if (preparing?.store === store) return preparing.done;
  const done = prepareNow(browser, store).finally(() => {
    if (preparing?.done === done) preparing = null;
  });
  preparing = { store, done };
  return done;
};

/** On an ordinary visit: not where somebody has declined, or saves data. */
export const prepareQuietly = async (store: Store | null): Promise<void> => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const browser = { isSecureContext, serviceWorker: navigator.serviceWorker };
  if (connection?.saveData || !isWanted(browser, store)) return;
  await prepare(browser, store);
};
