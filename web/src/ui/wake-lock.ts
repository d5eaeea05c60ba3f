/**
 * Keeps the screen awake: of the companion on the table, of a big screen, of phones at an event. A
 * browser takes the lock back whenever the page is hidden, so it is requested again when the page
 * is visible; without a secure connection there is no such lock, and the page says so.
 */

export type Awake = 'awake' | 'refused' | 'missing';

/** The parts of the browser that are needed. */
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

/**
 * Keep the screen awake until the returned function is called; `told` gets the state of the lock.
 */
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
      // Low battery, or the page was hidden meanwhile; the lock is requested again when it is
      // visible.
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
