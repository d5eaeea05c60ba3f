/** Starts the page: wires navigation, network and words together. */
import { Failure, me } from './api/client';
import { guest } from './api/guest.svelte';
import { editions } from './editions/known-editions.svelte';
import { unlock } from './feedback/sounds';
import { showFailure } from './feedback/toasts.svelte';
import { loadWords } from './i18n/say.svelte';
import { checkBuild } from './offline/renewal';
import { arrive, navigation, onArrival } from './routing/navigation.svelte';
import { type Route, routeOf, worksAlone } from './routing/router';

const refreshMe = async (): Promise<void> => {
  try {
    guest.me = await me();
    guest.offline = false;
    checkBuild(guest.me.build);
  } catch (error) {
    if (error instanceof Failure && error.code === 'offline') guest.offline = true;
    else showFailure(error);
  }
};

const enterRoute = (route: Route): void => {
  if (!worksAlone(route)) void editions.ask();
  // A table asks for itself: its connection needs the answer first.
  if (route.screen !== 'table' && !worksAlone(route)) void refreshMe();
};

/** Returns whether the page could start; it cannot without words. */
export const begin = async (): Promise<boolean> => {
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
  return true;
};
