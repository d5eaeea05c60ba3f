/** Starts the page: wires navigation, network and words together. */
import { beginVisit, Failure } from './api/client';
import { acquaint, guest } from './api/guest.svelte';
import { Visit } from './api/visit';
import { unlock } from './feedback/loudspeaker';
import { showFailure } from './feedback/toasts.svelte';
import { loadWords } from './i18n/say.svelte';
import { awaitOffer } from './offline/home-screen.svelte';
import { checkBuild } from './offline/renewal';
import { fetchPart } from './routing/lazy-parts';
import { arrive, navigation, onArrival } from './routing/navigation.svelte';
import { type Route, routeOf, worksAlone } from './routing/router';
import { browserStore, tabStore } from './settings/storage';

const refreshMe = async (): Promise<void> => {
  try {
    const { build } = await acquaint();
    guest.offline = false;
    checkBuild(build);
  } catch (error) {
    if (error instanceof Failure && error.code === 'offline') guest.offline = true;
    else showFailure(error);
  }
};

/** What the editions are is asked in the background: nothing of the first load needs it. */
const askForEditions = async (): Promise<void> => {
  try {
    const { editions } = await fetchPart(() => import('./editions/known-editions.svelte'));
    await editions.ask();
  } catch {
    // Whoever needs it asks again, and says what is wrong.
  }
};

const enterRoute = (route: Route): void => {
  if (!worksAlone(route)) void askForEditions();
  // A table or an event asks for itself: its connection needs the answer first.
  const asksItself = 'event' in route || ('table' in route && route.table !== null);
  if (!asksItself && !worksAlone(route)) void refreshMe();
};

/** Not in the way of anything that a visitor waits for. */
const READY_AFTER = 4_000;

/** Get this device ready for a train: a visitor who is at a table is left in peace. */
const prepareLater = (): void => {
  setTimeout(() => {
    const { screen } = navigation.route;
    if (!import.meta.env.PROD || guest.offline || screen === 'table' || screen === 'big-screen')
      return;
    import('./offline/prepare').then((one) => one.prepareQuietly(browserStore())).catch(() => null);
  }, READY_AFTER);
};

/** Returns whether the page could start; it cannot without words. */
export const begin = async (): Promise<boolean> => {
  beginVisit(new Visit(tabStore(), browserStore()));
  awaitOffer(browserStore(), new Date().toISOString().slice(0, 10));
  onArrival(enterRoute);
  addEventListener('popstate', () => arrive(routeOf(location.pathname, location.search)));
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, unlock, { passive: true });
  addEventListener('online', () => {
    if (guest.offline && !worksAlone(navigation.route)) void refreshMe();
    guest.offline = false;
  });
  addEventListener('offline', () => {
    guest.offline = true;
  });
  try {
    await loadWords();
  } catch {
    return false;
  }
  arrive(navigation.route);
  prepareLater();
  return true;
};
