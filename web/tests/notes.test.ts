/** The notes of the sounds: wood, felt, glass, sand, a drum and a kalimba. */
import { afterEach, expect, test, vi } from 'vitest';
import { buzz } from '../src/feedback/haptics';
import { unlock } from '../src/feedback/loudspeaker';
import { GLASS, notesOf, type Sound, woodPitch } from '../src/feedback/notes';
import { feel, gainOf, sound } from '../src/feedback/sounds';
import { preferences } from '../src/settings/preferences.svelte';

const ALL: readonly Sound[] = [
  ...(['lift', 'snap', 'turn', 'bad', 'ubongo', 'gem'] as const),
  ...(['tick', 'sand', 'over', 'gong'] as const),
];
afterEach(() => vi.unstubAllGlobals());

test('larger pieces sound lower, between 180 and 400 hertz', () => {
  const pitches = [2, 3, 4, 5].map(woodPitch);
  expect(pitches[0]).toBe(400);
  expect(pitches[3]).toBe(180);
  expect([...pitches].sort((a, b) => b - a)).toEqual(pitches);
  expect([woodPitch(0), woodPitch(99)]).toEqual([400, 180]);
  expect(notesOf('snap', { size: 5 })[0]?.from).toBe(180);
});

test('every colour of gem has a note of its own', () => {
  const notes = ['green', 'red', 'blue', 'violet', 'brown', 'yellow'].map(
    (gem) => notesOf('gem', { gem })[0]?.from,
  );
  expect(new Set(notes).size).toBe(6);
  expect(notes).toEqual(expect.arrayContaining(Object.values(GLASS)));
  expect(notesOf('gem', { gem: 'pink' })[0]?.from).toBe(GLASS.violet);
});

test('the first has four notes of the tune, all others two', () => {
  const begins = (rank: number) => new Set(notesOf('ubongo', { rank }).map((note) => note.at)).size;
  expect([1, 2, 3, 4].map(begins)).toEqual([4, 2, 2, 2]);
});

test('sand is 30 decibels below the loudest, and the drum is low', () => {
  const [hiss] = notesOf('sand');
  expect(hiss?.kind).toBe('noise');
  expect(20 * Math.log10(hiss?.loud ?? 0)).toBeCloseTo(-30);
  expect(notesOf('tick')[0]?.from).toBeLessThan(100);
});

test.each(ALL)('%s can be played: no note is silent, endless or without pitch', (one) => {
  const notes = notesOf(one);
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) {
    expect(note.loud).toBeGreaterThan(0);
    expect(note.loud).toBeLessThanOrEqual(0.5);
    expect(note.lasts).toBeGreaterThan(note.attack);
    expect(Math.min(note.from, note.to)).toBeGreaterThan(20);
    expect(note.at + note.lasts).toBeLessThan(4);
  }
});

test('half the volume is a quarter of the loudness, and nothing is nothing', () => {
  expect([gainOf(0), gainOf(50), gainOf(100), gainOf(-5), gainOf(900)]).toEqual([0, 0.25, 1, 0, 1]);
});

test('an untouched page does not buzz, and others are never felt', () => {
  const felt: unknown[] = [];
  vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => felt.push(pattern) });
  buzz('snap');
  feel('ubongo');
  expect(felt).toEqual([]);
  unlock();
  sound('ubongo');
  expect(felt).toEqual([]);
  feel('snap');
  expect(felt).toEqual([12]);
  preferences.haptics = false;
  feel('snap');
  preferences.haptics = true;
  expect(felt).toEqual([12]);
});
