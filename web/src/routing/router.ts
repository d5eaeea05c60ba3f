/**
 * The router: which screen an address means, and back. It knows nothing of the browser's history.
 */

/** The features beside the table: each is loaded with its own words when somebody goes there. */
export const FEATURES = [
  'learn',
  'daily',
  'train',
  'look-up',
  'companion',
  'replay',
  'statistics',
  'print',
  'rules',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The folder in `features/`, named as on the server; addresses are older, and stay. */
const FOLDERS: Partial<Record<Feature, string>> = {
  'look-up': 'lookup',
  replay: 'replays',
  print: 'printing',
};
export const folderOf = (feature: Feature): string => FOLDERS[feature] ?? feature;

/** The part of its address that a feature gets: the rest of the path, and the query. */
export interface FeatureAddress {
  readonly rest: readonly string[];
  readonly query: string;
}

export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'new' }
  | { readonly screen: 'table'; readonly table: string }
  /** A big screen that shows a table; without one it asks for the code of one. */
  | { readonly screen: 'big-screen'; readonly table: string | null }
  /** Where an event is opened, and an event: a class, a club, a birthday (R-437). */
  | { readonly screen: 'new-event' }
  | { readonly screen: 'event'; readonly event: string }
  /** Its wall: the big screen of an event. */
  | { readonly screen: 'wall'; readonly event: string }
  | { readonly screen: 'solo' }
  | { readonly screen: 'settings' }
  /** `/replay/abc/2?at=7` is `{ feature: 'replay', rest: ['abc', '2'], query: 'at=7' }`. */
  | {
      readonly screen: 'feature';
      readonly feature: Feature;
      readonly rest?: readonly string[];
      readonly query?: string;
    }
  | { readonly screen: 'nowhere' };

const DEEPEST = 3;

export const routeOf = (path: string, search = ''): Route => {
  const parts = path.split('/').filter(Boolean);
  const [first, ...rest] = parts;
  if (!first) return { screen: 'start' };
  const [second] = rest;
  if (parts.length > DEEPEST || !rest.every((part) => /^[A-Za-z0-9_-]{1,40}$/.test(part))) {
    return { screen: 'nowhere' };
  }
  if (first === 't' && second && parts.length === 2) return { screen: 'table', table: second };
  if (first === 't' && second && rest[1] === 'screen') {
    return { screen: 'big-screen', table: second };
  }
  if (first === 'e' && second && parts.length === 2) return { screen: 'event', event: second };
  if (first === 'e' && second && rest[1] === 'screen') return { screen: 'wall', event: second };
  if (first === 'screen' && parts.length === 1) return { screen: 'big-screen', table: null };
  const feature = FEATURES.find((one) => one === first);
  if (feature) return { screen: 'feature', feature, rest, query: search.replace(/^\?/, '') };
  if (parts.length === 1) {
    switch (first) {
      case 'new':
      case 'new-event':
      case 'solo':
      case 'settings':
        return { screen: first };
    }
  }
  return { screen: 'nowhere' };
};

export const pathOf = (route: Route): string => {
  switch (route.screen) {
    case 'start':
      return '/';
    case 'table':
      return `/t/${route.table}`;
    case 'big-screen':
      return route.table === null ? '/screen' : `/t/${route.table}/screen`;
    case 'event':
      return `/e/${route.event}`;
    case 'wall':
      return `/e/${route.event}/screen`;
    case 'feature':
      return `/${[route.feature, ...(route.rest ?? [])].join('/')}${route.query ? `?${route.query}` : ''}`;
    case 'nowhere':
      return '/';
    default:
      return `/${route.screen}`;
  }
};

/** The features that need no server once they are here. */
const ALONE: ReadonlySet<Feature> = new Set(['companion', 'rules', 'train']);

/**
 * The features that can be used without a network. The lessons ask for the table in advance, the
 * look-up knows only the box then, and the puzzle of the day those boards that were seen before.
 */
export const isOfUseOffline = (feature: Feature): boolean =>
  ALONE.has(feature) || feature === 'learn' || feature === 'look-up' || feature === 'daily';

/** Whether a screen needs no server at all. */
export const worksAlone = (route: Route): boolean =>
  route.screen === 'settings' || (route.screen === 'feature' && ALONE.has(route.feature));

/** The route to the look-up of a board; cells are `x` there, because `#` would end an address. */
export const lookUp = (area: string, pieces: readonly string[]): Route => ({
  screen: 'feature',
  feature: 'look-up',
  query: [
    area ? `area=${area.replaceAll('#', 'x')}` : '',
    pieces.length ? `pieces=${pieces.join(',')}` : '',
  ]
    .filter(Boolean)
    .join('&'),
});

/**
 * The link for others: this page's own address, or the public address of the server if the page was
 * opened under a name such as `localhost`, which means another machine everywhere else.
 */
export const linkTo = (
  here: { readonly origin: string; readonly hostname: string },
  address: string,
  route: Route,
): string => {
  const onlyHere = /^(localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(here.hostname);
  return `${onlyHere && address ? address : here.origin}${pathOf(route)}`;
};

/**
 * The link to a table for friends, or for a big screen: with its code, for which places are kept at
 * public tables. Once a game has begun there is none.
 */
export const invitation = (
  here: { readonly origin: string; readonly hostname: string },
  address: string,
  table: string,
  code: string,
  screen: 'table' | 'big-screen' = 'table',
): string => `${linkTo(here, address, { screen, table })}${code ? `?code=${code}` : ''}`;

/** The code in the address of an invitation, or nothing if there is none or it is broken. */
export const codeIn = (search: string): string => {
  const code = new URLSearchParams(search).get('code') ?? '';
  return /^[A-Za-z0-9]{6,12}$/.test(code) ? code : '';
};
