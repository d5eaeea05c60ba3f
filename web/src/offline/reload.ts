import type { Store } from '../settings/storage';
/**
 * Decides when the page reloads itself: the server has another build of the page than this one, or
 * a lazy part could not be fetched, because an update has removed it or the network was gone. A
 * browser does not fetch a module again that failed, so only a reload helps.
 *
 * Never while the sand runs or anything else would be lost; never without a server that answers;
 * and once for each build of the server, so that a cache with an old page makes no loop. It knows
 * no browser: `RenewalWorld` is an argument.
 *
 *     shouldReload({ own: 'a', server: 'b', missing: false, busy: false, done: new Set() }) // 'now'
 */

/** The facts that the decision is made from. */
export interface Known {
  /** The build of this page; empty if the page does not come from a server of ours. */
  readonly own: string;
  /** The build of the server; empty from a server without build ids, null if it does not answer. */
  readonly server: string | null;
  /** A part could not be fetched. */
  readonly missing: boolean;
  readonly busy: boolean;
  /** The marks of past reloads; null if nothing can be remembered. */
  readonly done: ReadonlySet<string> | null;
}

/** `stale`: a reload did not help or could not be tried; the player is told, and that is all. */
export type ReloadVerdict = 'no' | 'wait' | 'now' | 'stale';

const differs = ({ own, server }: Known): boolean => !!own && !!server && own !== server;

/** The mark of a reload: one for a build, and one for parts that are missing from it. */
export const markOf = (known: Known): string =>
  `${differs(known) ? 'build' : 'part'} ${known.server ?? ''}`;

export const shouldReload = (known: Known): ReloadVerdict => {
  if (!differs(known) && !known.missing) return 'no';
  if (known.server === null) return 'no';
  if (known.busy) return 'wait';
  return known.done === null || known.done.has(markOf(known)) ? 'stale' : 'now';
};

const KEY = 'ubongo-reloaded';

/** The marks of the reloads of this tab; null if they cannot be read. */
export const reloadedFor = (store: Store | null): ReadonlySet<string> | null => {
  try {
    if (!store) return null;
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return null;
  }
};

/** Remember a reload; returns whether it is really stored. */
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
  /** A store of this tab that survives a reload. */
  readonly store: Store | null;
  /** Whether something runs that a reload would spoil. */
  readonly busy: () => boolean;
  /** Asks the server for its build; fails if the server does not answer. */
  readonly ask: () => Promise<string | undefined>;
  readonly reload: () => void;
  /** Tell the player that this page is not of the server's build. */
  readonly sayStale: () => void;
  readonly later: (act: () => void, milliseconds: number) => unknown;
  readonly chance: () => number;
}

export interface Renewal {
  /** Call it with every build that the server names. */
  readonly told: (build: string | undefined) => void;
  /** Call it when a part could not be fetched. */
  readonly missed: () => void;
}

/** How often a waiting reload looks whether it may happen. */
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
    // A missing part has a message of its own.
    if (!said && !missing) world.sayStale();
    said = true;
  };

  /** Ask once more before the reload: without a server nothing would be left of the page. */
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
      // The server names its build when it is back.
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
