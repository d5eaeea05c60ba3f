/**
 * The offer to put the page on the home screen: from the second visit on, if the browser can do it,
 * and not again once it was declined. A visit is a day, so that a reload is none.
 */
import type { Store } from '../settings/storage';

const KEY = 'ubongo-home-screen';

/** What browsers that can install a page tell it; no type of the DOM has it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: string }>;
}

interface Visits {
  readonly days: number;
  readonly last: string;
  readonly declined: boolean;
}

const NONE: Visits = { days: 0, last: '', declined: false };

export const visitsIn = (store: Store | null): Visits => {
  try {
    const found = JSON.parse(store?.getItem(KEY) ?? 'null');
    const { days, last, declined } = found ?? NONE;
    const isWhole = typeof days === 'number' && typeof last === 'string';
    return isWhole ? { days, last, declined: declined === true } : NONE;
  } catch {
    return NONE;
  }
};

const keep = (store: Store | null, visits: Visits): void => {
  try {
    store?.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Where nothing is remembered, every visit is the first one, and nothing is offered.
  }
};

/** Counts this visit; returns whether the page may be offered now. */
export const countVisit = (store: Store | null, today: string): boolean => {
  const before = visitsIn(store);
  const days = before.last === today ? before.days : before.days + 1;
  const visits = { ...before, days, last: today };
  keep(store, visits);
  return days > 1 && !visits.declined;
};

export const decline = (store: Store | null): void =>
  keep(store, { ...visitsIn(store), declined: true });

export const homeScreen: { offer: InstallEvent | null } = $state({ offer: null });

/** Wait for the browser's own offer, and hold it back until somebody asks for it. */
export const awaitOffer = (store: Store | null, today: string): void => {
  const mayOffer = countVisit(store, today);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (mayOffer) homeScreen.offer = event as InstallEvent;
  });
};

/** Take up the browser's offer, or put it away. */
export const answerOffer = async (store: Store | null, wanted: boolean): Promise<void> => {
  const { offer } = homeScreen;
  homeScreen.offer = null;
  const taken = wanted && offer !== null && (await offer.prompt()).outcome === 'accepted';
  if (!taken) decline(store);
};
