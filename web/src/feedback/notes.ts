/**
 * The notes that each sound is made of: wood for pieces, felt for turns, glass for gems, sand and a
 * drum for the hourglass, a kalimba for the call. Plain values; `sounds.ts` plays them. Times are
 * seconds, pitches hertz, and loudness is a share of the loudest sound there can be.
 */

export type Sound =
  | 'lift'
  | 'snap'
  | 'turn'
  | 'bad'
  | 'ubongo'
  | 'gem'
  | 'tick'
  | 'sand'
  | 'over'
  | 'gong';

/** What a sound depends on; everything may be left out. */
export interface SoundDetail {
  /** The squares of the piece: a larger one sounds lower. */
  readonly size?: number;
  /** The colour of the gem. */
  readonly gem?: string;
  /** The rank of a call: the first has the whole tune. */
  readonly rank?: number;
}

export interface Note {
  readonly at: number;
  readonly lasts: number;
  /** A tone glides from a pitch to another; noise is filtered around it. */
  readonly kind: 'tone' | 'noise';
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  /** How long it takes to be at its loudest: struck things are quick. */
  readonly attack: number;
}

const STRUCK = 0.003;

const tone = (at: number, lasts: number, from: number, loud: number, to = from): Note => ({
  ...{ at, lasts, from, to, loud },
  kind: 'tone',
  attack: STRUCK,
});
const noise = (at: number, lasts: number, around: number, loud: number, attack = STRUCK): Note => ({
  ...{ at, lasts, loud, attack },
  kind: 'noise',
  from: around,
  to: around,
});

/** Wooden bars of two to five squares: the larger, the lower. */
const SMALLEST = 2;
const LARGEST = 5;
const HIGHEST = 400;
const LOWEST = 180;
export const woodPitch = (size: number): number => {
  const part = (Math.min(LARGEST, Math.max(SMALLEST, size)) - SMALLEST) / (LARGEST - SMALLEST);
  return HIGHEST - part * (HIGHEST - LOWEST);
};

/** A bar that is struck: its second mode is 2.76 times as high and dies at once. */
const wood = (at: number, pitch: number, loud: number, lasts = 0.09): readonly Note[] => [
  tone(at, lasts, pitch, loud, pitch * 0.97),
  tone(at, lasts * 0.4, pitch * 2.76, loud * 0.35),
  noise(at, 0.015, 2_400, loud * 0.3),
];

/** One note for each colour, of a scale in which no two sound wrong together. */
export const GLASS: Readonly<Record<string, number>> = {
  brown: 880,
  green: 1_046.5,
  red: 1_174.7,
  blue: 1_318.5,
  violet: 1_568,
  yellow: 1_760,
};

/** A glass that is touched: long, and not harmonic. */
const glass = (at: number, pitch: number, loud: number): readonly Note[] => [
  tone(at, 0.7, pitch, loud),
  tone(at, 0.4, pitch * 2.32, loud * 0.3),
  tone(at, 0.18, pitch * 4.25, loud * 0.15),
];

/** A tine of a kalimba: a warm tone, and a short high one where the thumb leaves it. */
const tine = (at: number, pitch: number, loud: number): readonly Note[] => [
  tone(at, 0.6, pitch, loud),
  tone(at, 0.3, pitch * 2, loud * 0.18),
  tone(at, 0.05, pitch * 5.4, loud * 0.25),
];

const drum = (at: number, loud: number): readonly Note[] => [
  tone(at, 0.22, 96, loud, 58),
  noise(at, 0.03, 320, loud * 0.3),
];

/** G, C, E and G again; the first in a round has all of it, others the end. */
const TUNE = [392, 523.3, 659.3, 784];
const SHORT_TUNE = TUNE.slice(1, 3);

/** The loudness of sand: 30 decibels below the loudest. */
const SAND = 10 ** (-30 / 20);

export const notesOf = (
  sound: Sound,
  { size = 4, gem = '', rank = 1 }: SoundDetail = {},
): readonly Note[] => {
  switch (sound) {
    case 'lift':
      return wood(0, woodPitch(size) * 1.5, 0.09, 0.05);
    case 'snap':
      return wood(0, woodPitch(size), 0.4);
    case 'turn':
      return [noise(0, 0.03, 900, 0.1), tone(0, 0.03, 240, 0.05)];
    case 'bad':
      return [...wood(0, 150, 0.22, 0.07), ...wood(0.09, 130, 0.18, 0.07)];
    case 'gem':
      return glass(0, GLASS[gem] ?? GLASS.violet ?? 0, 0.14);
    case 'tick':
      return drum(0, 0.3);
    case 'sand':
      return [noise(0, 0.9, 5_200, SAND, 0.2)];
    case 'over':
      return [...drum(0, 0.4), ...drum(0.2, 0.45), ...wood(0.2, 165, 0.12, 0.2)];
    case 'ubongo': {
      const tune = rank === 1 ? TUNE : SHORT_TUNE;
      return tune.flatMap((pitch, place) => tine(place * 0.12, pitch, 0.26));
    }
    case 'gong':
      // Audible across a real table: the partial tones of a struck disc are not harmonic.
      return [
        noise(0, 0.06, 700, 0.2),
        tone(0, 2.6, 131, 0.5, 129),
        tone(0, 2.1, 223, 0.3, 220),
        tone(0, 1.5, 357, 0.2, 352),
        tone(0, 0.9, 561, 0.12, 548),
        tone(0, 0.5, 907, 0.07, 880),
      ];
    default:
      return sound satisfies never;
  }
};
