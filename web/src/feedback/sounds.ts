/**
 * Plays sounds, synthesised when they are needed; there are no files. They come with what plays
 * them: the first load only unlocks the loudspeaker (`loudspeaker.ts`).
 */
import { preferences } from '../settings/preferences.svelte';
import { buzz } from './haptics';
import { loudspeaker } from './loudspeaker';
import { type Note, notesOf, type Sound, type SoundDetail } from './notes';

export type { Sound, SoundDetail } from './notes';

const QUIET = 0.0001;
let hiss: AudioBuffer | null = null;

/** What a volume of 0 to 100 means: ears hear it as even steps. */
export const gainOf = (volume: number): number => (Math.min(100, Math.max(0, volume)) / 100) ** 2;

/** A second of noise, made once. */
const noiseOf = (audio: AudioContext): AudioBuffer => {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  }
  return hiss;
};

const sourceOf = (
  audio: AudioContext,
  note: Note,
  begins: number,
): [AudioScheduledSourceNode, AudioNode] => {
  if (note.kind === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = note.from;
    filter.Q.value = 0.8;
    return [source, source.connect(filter)];
  }
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(note.from, begins);
  source.frequency.exponentialRampToValueAtTime(note.to, begins + note.lasts);
  return [source, source];
};

const play = (sound: Sound, detail: SoundDetail | undefined): void => {
  const speaker = loudspeaker();
  if (speaker?.context.state !== 'running') return;
  const { context, master } = speaker;
  master.gain.value = gainOf(preferences.volume);
  const now = context.currentTime;
  for (const note of notesOf(sound, detail)) {
    const begins = now + note.at;
    const ends = begins + note.lasts;
    const [source, voice] = sourceOf(context, note, begins);
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(QUIET, begins);
    loudness.gain.exponentialRampToValueAtTime(note.loud, begins + note.attack);
    loudness.gain.exponentialRampToValueAtTime(QUIET, ends);
    voice.connect(loudness).connect(master);
    source.start(begins);
    source.stop(ends + 0.02);
  }
};

/** Play a sound, if the player likes it. */
export const sound = (one: Sound, detail?: SoundDetail): void => {
  if (preferences.sound) play(one, detail);
};

/** Play the sound of something that this player has done, with the vibration that belongs to it. */
export const feel = (one: Sound, detail?: SoundDetail): void => {
  sound(one, detail);
  if (preferences.haptics) buzz(one);
};
