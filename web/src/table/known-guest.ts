/**
 * Makes this browser known to the server before anything is joined: the request brings the cookie
 * that says who this guest is.
 */
import { acquaint } from '../api/guest.svelte';
import { checkBuild } from '../offline/renewal';

/** How long to wait before the server is asked for a cookie again. */
const ASK_AGAIN = 1_500;

const haveCookie = async (): Promise<boolean> => {
  try {
    const { build } = await acquaint();
    checkBuild(build);
    return true;
  } catch {
    return false;
  }
};

/** Ask until the server answers, or nobody waits for it any more; `failed` after each failure. */
export const becomeKnown = async (isWanted: () => boolean, failed: () => void): Promise<void> => {
  while (!(await haveCookie())) {
    if (!isWanted()) return;
    failed();
    await new Promise((again) => setTimeout(again, ASK_AGAIN));
  }
};
