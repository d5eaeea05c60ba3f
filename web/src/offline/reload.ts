import type { Store } from '../settings/storage';
/**
 * When the page loads itself again: the server shows another build of it than this one, or a part
 * that comes late could not be fetched, because an update has taken it away or the network was
 * gone. A browser does not ask again for a module that failed, so only a reload helps.
 *
 * Never while the sand runs, or anything else runs that would be lost; never without a server that
 * answers; and once for each build of the server, so that a cache that holds on to an old page
 * makes no loop. It knows no browser: `RenewalWorld` is handed in.
 *
 *     shouldReload({ own: 'a', server: 'b', missing: false, busy: false, done: new Set() }) // 'now'
 */

/** What is known when the question comes up. */
export interface Known {
  /** The build of this page; empty where it was not served by a server of ours. */
  readonly own: string;
  /** What the server tells; empty from one that is older than builds, null if it is away. */
  readonly server: string | null;
  /** A part could not be fetched. */
  readonly missing: boolean;
  readonly busy: boolean;
  /** What was reloaded for already; null if nothing can be remembered. */
  readonly done: ReadonlySet<string> | null;
}

/** `stale`: it did not help, or could not be tried; that is said and nothing else. */
export type ReloadVerdict = 'no' | 'wait' | 'now' | 'stale';

const differs = ({ own, server }: Known): boolean => !!own && !!server && own !== server;

/** What a reload is remembered by: one for a build, and one for parts that are missing from it. */
export const markOf = (known: Known): string =>
  `${differs(known) ? 'build' : 'part'} ${known.server ?? ''}`;

export const shouldReload = (known: Known): ReloadVerdict => {
  if (!differs(known) && !known.missing) return 'no';
  if (known.server === null) return 'no';
  if (known.busy) return 'wait';
  return known.done === null || known.done.has(markOf(known)) ? 'stale' : 'now';
};

const KEY = 'ubongo-reloaded';

/** What this tab was reloaded for; null where that cannot be read. */
export const reloadedFor = (store: Store | null): ReadonlySet<string> | null => {
  try {
    if (!store) return null;
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return null;
  }
};

/** Remember a reload; whether it will be remembered. */
export const remember = (store: Store | null, mark: string): boolean => {
  try {
    const marks = [...(reloadedFor(store) ?? []), mark];
    store?.setItem(KEY, JSON.stringify(marks));
  } catch {
    return false;
  }
  return reloadedFor(store)?.has(mark) ?? false;
};

export interface RenewalWorld {
  readonly own: string;
  /** Of this tab, and there after a reload. */
  readonly store: Store | null;
  /** Whether something runs that a reload would spoil. */
  readonly busy: () => boolean;
  /** The build that the server tells; it fails where the server is away. */
  readonly ask: () => Promise<string | undefined>;
  readonly reload: () => void;
  /** Say that the page is not the server's. */
  readonly sayStale: () => void;
  readonly later: (act: () => void, milliseconds: number) => unknown;
  readonly chance: () => number;
}

export interface Renewal {
  /** The server has told its build. */
  readonly told: (build: string | undefined) => void;
  /** A part could not be fetched. */
  readonly missed: () => void;
}

/** How often it is looked whether the sand has run out. */
const LOOK_EVERY = 500;
/** After an update not everybody fetches the new page in the same moment. */
const SPREAD = 2_000;

export const newRenewal = (world: RenewalWorld): Renewal => {
  let server: string | null = null;
  let missing = false;
  let looking = false;
  let asking = false;
  let said = false;

  const known = (): Known => ({
    own: world.own,
    server,
    missing,
    busy: world.busy(),
    done: reloadedFor(world.store),
  });

  const lookIn = (milliseconds: number): void => {
    if (looking) return;
    looking = true;
    world.later(look, milliseconds);
  };

  const look = (): void => {
    looking = false;
    switch (shouldReload(known())) {
      case 'no':
        return;
      case 'wait':
        lookIn(LOOK_EVERY);
        return;
      case 'stale':
        sayStale();
        return;
      case 'now':
        void renew();
    }
  };

  const sayStale = (): void => {
    // What is missing has a message in its own place.
    if (!said && !missing) world.sayStale();
    said = true;
  };

  /** The build was told some time ago: without a server a reload would leave nothing at all. */
  const renew = async (): Promise<void> => {
    if (!(await ask())) return;
    const now = known();
    if (shouldReload(now) !== 'now') lookIn(LOOK_EVERY);
    else if (remember(world.store, markOf(now))) world.reload();
    else sayStale();
  };

  const ask = async (): Promise<boolean> => {
    if (asking) return false;
    asking = true;
    try {
      server = (await world.ask()) ?? '';
    } catch {
      // It tells its build when it is back.
      server = null;
    }
    asking = false;
    return server !== null;
  };

  return {
    told: (build) => {
      server = build ?? '';
      if (shouldReload(known()) !== 'no') lookIn(missing ? 0 : world.chance() * SPREAD);
    },
    missed: () => {
      missing = true;
      void ask().then(() => look());
    },
  };
};
