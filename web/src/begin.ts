/** Starts the page: wires navigation, network and the table's session together. */
import { Failure, me } from './api/client';
import { guest } from './api/guest.svelte';
import { unlock } from './feedback/sounds';
import { showFailure } from './feedback/toasts.svelte';
import { loadWords } from './i18n/say.svelte';
import { checkBuild, keepPageWhile } from './offline/renewal';
import { arrive, navigation, onArrival } from './routing/navigation.svelte';
import { type Route, routeOf, worksAlone } from './routing/router';
import { isBusy, leaveTable, session, visit, wakeConnection } from './table/session.svelte';

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
  if (route.screen === 'table') {
    if (session.live?.table !== route.table) void visit(route.table);
  } else {
    leaveTable();
    if (!worksAlone(route)) void refreshMe();
  }
};

/** Returns whether the page could start; it cannot without words. */
export const begin = async (): Promise<boolean> => {
  keepPageWhile(isBusy);
  onArrival(enterRoute);
  addEventListener('popstate', () => arrive(routeOf(location.pathname, location.search)));
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, unlock, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) wakeConnection();
  });
  addEventListener('online', () => {
    wakeConnection();
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
