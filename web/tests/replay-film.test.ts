/** Films of real games: `python -m tools.replay_fixtures` makes films.json from the playthroughs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Replay, ReplayFrame } from '../src/api/protocol';
import {
  after,
  chapterAt,
  filmOf,
  played,
  sandAt,
  sceneAt,
  solvedBy,
  stepped,
  tenths,
  timeAt,
  turnedTo,
} from '../src/features/replays/film';
import { clocked } from '../src/i18n/clock-time';

const replays = JSON.parse(readFileSync('tests/films.json', 'utf8')) as Record<string, Replay>;
const classic = filmOf(replays['classic-2']!);
const solo = filmOf(replays['solo-1']!);
const modern = filmOf(replays['2024-2']!);
const end = (film: typeof classic) => film.scenes.at(-1)!.view;

test('frames add up: at the end the places are known and the seed is open', () => {
  expect(end(classic).phase).toBe('over');
  expect(end(classic).places).toEqual([2, 1]);
  expect(end(classic).seed).not.toBe('');
  expect(end(solo).phase).toBe('over');
});

test('a frame changes only what it says', () => {
  const { first, frames } = replays['classic-2']!;
  const call = frames.find((one) => one.notice.what === 'ubongo_called')!;
  const view = after(first, call);

  expect(view.seats[0]?.cover).not.toBeNull();
  expect(view.seats[1]).toEqual(first.seats[1]);
  expect(view.table).toBe(first.table);
});

test('every round is a chapter, and the play-off is one, too', () => {
  expect(classic.chapters.map((one) => one.round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(classic.chapters.every((one) => one.to > one.from && !one.playOff)).toBe(true);
  expect(modern.chapters.at(-1)?.playOff).toBe(true);
  expect(modern.chapters.at(-1)?.to).toBe(modern.length);
});

test('who solved when, and after how long', () => {
  // As `ubongo replay tests/playthroughs/classic-2.record` tells it.
  const third = classic.chapters[2]!;
  const solves = classic.solves.filter((one) => one.at >= third.from && one.at < third.to);

  expect(solves.map(({ seat, rank, took }) => [seat, rank, tenths(took)])).toEqual([
    [0, 1, 5.7],
    [1, 2, 14.7],
  ]);
  expect([...solvedBy(classic, solves[0]!.at).keys()]).toEqual([0]);
  expect([...solvedBy(classic, solves[0]!.at - 1).keys()]).toEqual([]);
  expect([...solvedBy(classic, third.to - 1).keys()]).toEqual([0, 1]);
});

test('a moment shows the scene before the next one', () => {
  classic.scenes.forEach((scene, number) => {
    expect(sceneAt(classic, scene.at)).toBe(number);
    if (number) expect(sceneAt(classic, scene.at - 1)).toBe(number - 1);
  });
  expect(sceneAt(classic, -5)).toBe(0);
  expect(sceneAt(classic, classic.length + 5)).toBe(classic.scenes.length - 1);
});

test('steps go from one thing that happened to the next, and back', () => {
  let at = 0;
  const forth = classic.scenes.slice(1).map(() => {
    at = stepped(classic, at, 1);
    return at;
  });
  expect(forth).toEqual(classic.scenes.slice(1).map((one) => one.at));
  expect(stepped(classic, at, 1)).toBe(classic.length);
  const second = classic.scenes[2]!.at;
  expect(stepped(classic, second + 1, -1)).toBe(second);
  expect(stepped(classic, second, -1)).toBe(classic.scenes[1]!.at);
  expect(stepped(classic, 0, -1)).toBe(0);
});

test('leafing goes from round to round', () => {
  const [one, two] = classic.chapters;
  expect(turnedTo(classic, 0, 1)).toBe(one!.from);
  expect(turnedTo(classic, one!.from, 1)).toBe(two!.from);
  expect(turnedTo(classic, two!.from + 5_000, -1)).toBe(two!.from);
  expect(turnedTo(classic, two!.from + 100, -1)).toBe(one!.from);
  expect(turnedTo(classic, 100, -1)).toBe(0);
  expect(turnedTo(classic, classic.length, 1)).toBe(classic.length);
  expect(chapterAt(classic, two!.from)?.round).toBe(2);
  expect(chapterAt(classic, 0)).toBeNull();
});

test('the sand runs out evenly while a round is on', () => {
  const { from } = classic.chapters[0]!;
  expect(sandAt(classic, from)).toEqual({ part: 1, left: 60_000 });
  expect(sandAt(classic, from + 30_000)).toEqual({ part: 0.5, left: 30_000 });
  expect(sandAt(classic, 0)).toBeNull();
  expect(sandAt(classic, classic.length)).toBeNull();
});

test('in solo a solved board is seen for a breath before the next one', () => {
  const first = solo.solves[0]!;
  const view = solo.scenes[sceneAt(solo, first.at + 1_000)]!.view;
  expect(view.seats[0]?.cover).not.toBeNull();
  const next = solo.scenes[sceneAt(solo, first.at + 1_500)]!.view;
  expect([next.round, next.seats[0]?.cover]).toEqual([2, null]);
});

const still = (frames: readonly ReplayFrame[]): Replay => ({
  ...replays['classic-2']!,
  frames,
});

test('a night between two rounds is short in the film', () => {
  const { frames } = replays['classic-2']!;
  const ended = frames.findIndex((one) => one.notice.what === 'round_ended');
  const night = 9 * 3_600_000;
  const later = frames.map((one, index) => (index > ended ? { ...one, at: one.at + night } : one));
  const film = filmOf(still(later));

  expect(film.length - classic.length).toBeLessThan(15_000);
  const [, second] = film.chapters;
  expect(timeAt(film, second!.from)).toBe(
    classic.scenes[sceneAt(classic, classic.chapters[1]!.from)]!.time + night,
  );
  expect(film.solves.map((one) => one.took)).toEqual(classic.solves.map((one) => one.took));
});

test('playing goes on at its speed and stops at the end', () => {
  expect(played(classic, 1_000, 250, 4)).toEqual({ at: 2_000, ended: false });
  expect(played(classic, classic.length - 10, 250, 16)).toEqual({
    at: classic.length,
    ended: true,
  });
});

test('times as they are told', () => {
  expect(clocked(83_500)).toBe('1:23');
  expect(clocked(0)).toBe('0:00');
  expect(tenths(5_730)).toBe(5.7);
});
