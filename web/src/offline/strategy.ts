/**
 * What the service worker does with a request. It never touches the server's answers: whatever is
 * asked of `/api` or `/live`, or is not a plain GET of this origin, goes its way without it.
 */

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * `page`: from the network, and from what was kept if that fails. `kept`: from what was kept, a
 * file whose name has a fingerprint. `away`: not our business.
 */
export type Way = 'page' | 'kept' | 'away';

/** Never kept, never answered here, even if they are opened like a page (a PDF, a record). */
const NEVER = ['/api/', '/live', '/healthz', '/metrics', '/sw.js'];

export const wayOf = (asked: Asked, origin: string, files: ReadonlySet<string>): Way => {
  const { origin: theirs, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || theirs !== origin) return 'away';
  if (NEVER.some((one) => pathname === one || pathname.startsWith(one))) return 'away';
  if (asked.mode === 'navigate') return 'page';
  return files.has(pathname) || pathname.startsWith('/assets/') ? 'kept' : 'away';
};

const OURS = 'ubongo-page-';
export const cacheOf = (build: string): string => OURS + build;

/**
 * Of all caches (the oldest first) those to throw away: ours that are older than this build's, but
 * for the one before it, from which a page that is still open may want another part. A newer one
 * is just being filled.
 */
export const outdated = (names: readonly string[], build: string): readonly string[] => {
  const ours = names.filter((name) => name.startsWith(OURS));
  return ours.slice(0, Math.max(0, ours.indexOf(cacheOf(build)) - 1));
};

/** An answer that says the machine before the server is there, but the server is not. */
export const isGone = (status: number): boolean => status >= 502 && status <= 504;
