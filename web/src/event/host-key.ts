/**
 * The key by which a second device of the host becomes a host, too. It is behind the `#` of the
 * link, so that no server and no log on the way sees it.
 */
export const hostKeyIn = (hash: string): string =>
  /^#host=([A-Za-z0-9_-]{1,64})$/.exec(hash)?.[1] ?? '';

export const withHostKey = (link: string, key: string): string => `${link}#host=${key}`;
