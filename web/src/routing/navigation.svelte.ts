/** The navigation: the route, the dialog over it, and the functions that change the route. */
import { pathOf, type Route, routeOf } from './router';

export const navigation: {
  route: Route;
  dialog: 'help' | 'menu' | 'rules' | 'words' | 'leave' | 'ask' | 'screen' | null;
} = $state({
  route: routeOf(location.pathname, location.search),
  dialog: null,
});

const listeners = new Set<(route: Route) => void>();

/** Call `act` after every arrival at a route. */
export const onArrival = (act: (route: Route) => void): void => {
  listeners.add(act);
};

export const go = (route: Route, replace = false): void => {
  const path = pathOf(route);
  if (path !== location.pathname + location.search) {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
  }
  arrive(route);
};

/** Show a route at the top of the page, without a new entry in the browser's history. */
export const arrive = (route: Route): void => {
  navigation.route = route;
  navigation.dialog = null;
  scrollTo(0, 0);
  for (const act of listeners) act(route);
};

/** Name what is shown in the title of the window; without a name it is the game's own. */
export const showTitle = (name: string): void => {
  document.title = name ? `${name} · Ubongo` : 'Ubongo';
};

/** Put what a feature shows into the address, so that it can be shared; nothing moves. */
export const readdress = (route: Route): void => {
  history.replaceState(null, '', pathOf(route));
};
