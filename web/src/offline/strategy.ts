/**
 * The strategy of the service worker for each request. It never touches answers of the server:
 * requests for `/api` or `/live`, and all but plain GETs of this origin, pass by it.
 */

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * `page`: from the network, and from the cache if that fails. `kept`: from the cache, for files
 * with a fingerprint in their name. `away`: not handled by the worker.
 */
export type Way = 'page' | 'kept' | 'away';

/** Never cached and never answered here, even if they are opened like a page (a PDF, a record). */
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
 * Of all caches (the oldest first) those to delete: ours that are older than this build's, except
 * the one before it, from which an open page may still need a part. A newer one is just being
 * filled.
 */
export const outdated = (names: readonly string[], build: string): readonly string[] => {
  const ours = names.filter((name) => name.startsWith(OURS));
  return ours.slice(0, Math.max(0, ours.indexOf(cacheOf(build)) - 1));
};

/** True for an answer of a proxy whose server is away. */
export const isGone = (status: number): boolean => status >= 502 && status <= 504;
