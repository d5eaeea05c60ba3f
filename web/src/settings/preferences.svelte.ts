/**
 * The preferences of a player: language, sound, motion, how pieces are drawn and held. The
 * browser remembers them where it can; where it cannot, they last for the visit.
 */
import LANGUAGE_NAMES from '@data/languages.json';
import { browserStore, type Store } from './storage';

export type Language = keyof typeof LANGUAGE_NAMES;
/** How each language calls itself. */
export { LANGUAGE_NAMES };
/** All that are offered, in their order: the file names each once, for the server too. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'less';
/** At a table that a big screen shows: only what hands need, everything, or asked first. */
export type Hands = 'ask' | 'only' | 'all';

export interface Preferences {
  language: Language;
  /** Off is mute, whatever the volume. */
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  haptics: boolean;
  theme: Theme;
  motion: Motion;
  contrast: boolean;
  /** The marks in the cells of the pieces stand out more. */
  strongMarks: boolean;
  letters: boolean;
  leftHanded: boolean;
  aboveFinger: boolean;
  /** The player calls Ubongo by the button, not automatically. */
  callMyself: boolean;
  hands: Hands;
  /** The quick words of others are seen and read out. */
  words: boolean;
  /** "Play now" opens a guided game: until a game or a lesson was finished. */
  coach: boolean;
  /** The player has laid a piece before, and needs no hint. */
  knowsHow: boolean;
  name: string;
}

const KEY = 'ubongo';

/** The first of the browser's languages that we speak. */
export const languageOf = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((one) => one === short);
    if (found) return found;
  }
  return 'en';
};

export const usual = (wanted: readonly string[] = []): Preferences => ({
  language: languageOf(wanted),
  sound: true,
  volume: 80,
  haptics: true,
  theme: 'auto',
  motion: 'auto',
  contrast: false,
  strongMarks: false,
  letters: false,
  leftHanded: false,
  aboveFinger: true,
  callMyself: false,
  hands: 'ask',
  words: true,
  coach: true,
  knowsHow: false,
  name: '',
});

/** The stored preferences, field by field: a missing or odd field gets its default. */
export const remembered = (store: Store | null, wanted: readonly string[]): Preferences => {
  const preferences = usual(wanted);
  let found: unknown;
  try {
    found = JSON.parse(store?.getItem(KEY) ?? '{}');
  } catch {
    return preferences;
  }
  if (typeof found !== 'object' || found === null) return preferences;
  const allowed: Record<string, readonly string[]> = {
    language: LANGUAGES,
    theme: ['auto', 'light', 'dark'],
    motion: ['auto', 'full', 'less'],
    hands: ['ask', 'only', 'all'],
  };
  for (const [key, value] of Object.entries(found)) {
    if (!(key in preferences)) continue;
    const before = preferences[key as keyof Preferences];
    if (typeof value !== typeof before) continue;
    if (allowed[key] && !allowed[key].includes(value as string)) continue;
    if (key === 'volume' && !((value as number) >= 0 && (value as number) <= 100)) continue;
    Object.assign(preferences, { [key]: value });
  }
  // Whoever has played with an older release needs no coach.
  if (preferences.knowsHow && !('coach' in found)) preferences.coach = false;
  return preferences;
};

export const remember = (store: Store | null, preferences: Preferences): void => {
  try {
    store?.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows and full stores: the preferences last for the visit.
  }
};

const store = browserStore();

/** The preferences of this page; components read them, and `prefer` changes them. */
export const preferences: Preferences = $state(
  remembered(store, globalThis.navigator?.languages ?? []),
);

/** Change a preference and remember it. */
export const prefer = <Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void => {
  preferences[key] = value;
  remember(store, $state.snapshot(preferences));
};

/** True if animations should be left out. */
export const lessMotion = (): boolean =>
  preferences.motion === 'less' ||
  (preferences.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);
