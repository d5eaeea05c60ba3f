/**
 * Nine sounds, synthesised when they are needed; there are no files. Browsers are silent until the
 * first touch, so `unlock` is called from it.
 */
import { preferences } from '../settings/preferences.svelte';
import { buzz } from './haptics';

export type Sound = 'lift' | 'snap' | 'turn' | 'bad' | 'ubongo' | 'gem' | 'tick' | 'over' | 'gong';

/** One tone: its begin, its length, its pitch from and to, its volume. */
export interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const tone = (
  at: number,
  lasts: number,
  from: number,
  to = from,
  loud = 0.2,
  wave: OscillatorType = 'sine',
): Tone => ({ at, lasts, from, to, loud, wave });

/** Wood for pieces, glass for gems, a small tune for the call. Times are seconds. */
export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  lift: [tone(0, 0.05, 320, 460, 0.1, 'triangle')],
  snap: [tone(0, 0.06, 190, 90, 0.4, 'triangle'), tone(0, 0.02, 1400, 700, 0.08, 'square')],
  turn: [tone(0, 0.045, 520, 640, 0.1, 'triangle')],
  bad: [tone(0, 0.12, 150, 110, 0.25, 'sawtooth')],
  ubongo: [
    tone(0, 0.16, 392, 392, 0.25, 'triangle'),
    tone(0.12, 0.16, 523, 523, 0.25, 'triangle'),
    tone(0.24, 0.16, 659, 659, 0.25, 'triangle'),
    tone(0.36, 0.4, 784, 784, 0.3, 'triangle'),
    tone(0.36, 0.4, 1047, 1047, 0.12),
  ],
  gem: [tone(0, 0.25, 1568, 1560, 0.15), tone(0.06, 0.35, 2093, 2080, 0.12)],
  tick: [tone(0, 0.03, 1100, 900, 0.12, 'square')],
  over: [tone(0, 0.3, 330, 320, 0.25, 'triangle'), tone(0.22, 0.6, 220, 208, 0.28, 'triangle')],
  // Audible across a real table: the partial tones of a struck disc are not harmonic.
  gong: [
    tone(0, 0.09, 240, 130, 0.5, 'triangle'),
    tone(0, 2.6, 131, 129, 0.5),
    tone(0, 2.1, 223, 220, 0.3),
    tone(0, 1.5, 357, 352, 0.2),
    tone(0, 0.9, 561, 548, 0.12),
    tone(0, 0.5, 907, 880, 0.07),
  ],
};

let context: AudioContext | null = null;

/** Allow sounds from now on; browsers permit that only during a touch, a click or a key press. */
export const unlock = (): void => {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    context = null; // no sound here
  }
};

const play = (sound: Sound): void => {
  if (context?.state !== 'running') return;
  const now = context.currentTime;
  for (const one of SOUNDS[sound]) {
    const source = context.createOscillator();
    const volume = context.createGain();
    const begins = now + one.at;
    const ends = begins + one.lasts;
    source.type = one.wave;
    source.frequency.setValueAtTime(one.from, begins);
    source.frequency.exponentialRampToValueAtTime(one.to, ends);
    volume.gain.setValueAtTime(0.0001, begins);
    volume.gain.exponentialRampToValueAtTime(one.loud, begins + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, ends);
    source.connect(volume).connect(context.destination);
    source.start(begins);
    source.stop(ends + 0.02);
  }
};

/** Play a sound and the vibration that belongs to it, each if the player likes it. */
export const sound = (one: Sound): void => {
  if (preferences.sound) play(one);
  if (preferences.haptics) buzz(one);
};
