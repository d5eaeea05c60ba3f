/**
 * The screen stays awake while the companion lies on the table. A browser takes the lock back
 * whenever the page is hidden, so it is asked for again when the page is seen; without a secure
 * connection there is no such lock at all, and the page says so.
 */

export type Awake = 'awake' | 'refused' | 'missing';

/** What of the browser is needed. */
export interface Screen {
  readonly wakeLock?: { request(kind: 'screen'): Promise<Lock> } | undefined;
}
interface Lock {
  readonly released: boolean;
  release(): Promise<void>;
}
interface Seen extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
}

/** Keep it awake until the returned function is called; `told` hears how it stands. */
export const keepAwake = (screen: Screen, page: Seen, told: (how: Awake) => void): (() => void) => {
  const { wakeLock } = screen;
  if (!wakeLock) {
    told('missing');
    return () => {};
  }
  let lock: Lock | null = null;
  let asking = false;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (ended || asking || page.visibilityState !== 'visible' || (lock && !lock.released)) return;
    asking = true;
    try {
      lock = await wakeLock.request('screen');
      if (ended) await lock.release();
      else told('awake');
    } catch {
      // Low battery, or the page was hidden meanwhile; the next look asks again.
      if (!ended) told('refused');
    }
    asking = false;
  };
  const seen = (): void => void ask();
  page.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    ended = true;
    page.removeEventListener('visibilitychange', seen);
    void lock?.release().catch(() => {});
  };
};
