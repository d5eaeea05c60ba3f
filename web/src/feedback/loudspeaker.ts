/**
 * The loudspeaker. Browsers are silent, and do not vibrate, until the first touch, so `unlock` is
 * called from it.
 */
import { allowBuzz } from './haptics';

/** Where sounds are played, and what makes all of them louder or softer. */
export interface Loudspeaker {
  readonly context: AudioContext;
  readonly master: GainNode;
}

let speaker: Loudspeaker | null = null;

/** The loudspeaker, once it is unlocked; null before, and where there is none. */
export const loudspeaker = (): Loudspeaker | null => speaker;

/** Allow sounds from now on; browsers permit that only during a touch, a click or a key press. */
export const unlock = (): void => {
  allowBuzz();
  try {
    if (!speaker) {
      const context = new AudioContext();
      const master = context.createGain();
      master.connect(context.destination);
      speaker = { context, master };
    }
    if (speaker.context.state === 'suspended') void speaker.context.resume();
  } catch {
    speaker = null; // no sound here
  }
};
