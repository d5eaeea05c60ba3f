/** Which screen an address means, and back. It knows nothing of the browser's history. */

export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'new' }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'solo' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'rules' }
  | { readonly screen: 'nowhere' };

export const routeOf = (path: string): Route => {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (!first) return { screen: 'start' };
  if (first === 't' && second && parts.length === 2 && /^[A-Za-z0-9_-]{1,40}$/.test(second)) {
    return { screen: 'table', table: second };
  }
  if (parts.length === 1) {
    switch (first) {
      case 'new':
      case 'solo':
      case 'settings':
      case 'rules':
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
    case 'nowhere':
      return '/';
    default:
      return `/${route.screen}`;
  }
};

/**
 * The link that others open: this page's own address, or the one that the server is known by when
 * the page was opened under a name that means another machine everywhere else.
 */
export const invitation = (
  here: { readonly origin: string; readonly hostname: string },
  address: string,
  table: string,
): string => {
  const onlyHere = /^(localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(here.hostname);
  return `${onlyHere && address ? address : here.origin}${pathOf({ screen: 'table', table })}`;
};
