/**
 * A finished game as a film: the table at any moment, and where its rounds and solves are. It knows
 * nothing of drawing, playing or the server.
 *
 * The film's clock is not the game's. Where nothing is visible for long (a break, a restart, a
 * night) it runs faster, and a solved board stays for a breath even where the next one came in the
 * same moment, as in solo.
 */
import type { GameSeen, Notice, Replay, ReplayFrame, SeatSeen } from '../../api/protocol';
import { isLaying } from '../../table/views/phases';

/** One moment in which something happened, and the table after it. */
export interface FilmScene {
  /** Milliseconds of the film. */
  readonly at: number;
  /** The game's own time, which deadlines are told in. */
  readonly time: number;
  readonly notices: readonly Notice[];
  readonly view: GameSeen;
}

/** A round, the play-off, or the time before the first round. */
export interface FilmChapter {
  readonly round: number;
  readonly playOff: boolean;
  readonly from: number;
  readonly to: number;
}

/** A call of Ubongo: when, and how long after the board was seen. */
export interface Solved {
  readonly seat: number;
  readonly rank: number;
  readonly at: number;
  readonly took: number;
}

export interface Film {
  readonly scenes: readonly FilmScene[];
  readonly chapters: readonly FilmChapter[];
  readonly solves: readonly Solved[];
  readonly length: number;
}

/** How long the film shows the end, so that it can be looked at. */
const EPILOGUE = 3_000;
/** A solved board is shown for this long. */
const BREATH = 1_500;
/** The longest wait for the next thing to happen: between rounds, and in one. */
const LONGEST_WAIT = 15_000;
const LONGEST_THOUGHT = 300_000;

/** The view after a frame; docs/replays.md says how frames are made. The edition stays the same. */
export const after = (view: GameSeen, frame: ReplayFrame): GameSeen =>
  ({
    ...view,
    ...frame.game,
    seats: view.seats.map(
      (seat, number): SeatSeen => ({ ...seat, ...frame.seats?.[String(number)] }),
    ),
  }) as GameSeen;

const begins = (frame: ReplayFrame): boolean =>
  frame.notice.what === 'round_started' || frame.notice.what === 'play_off_started';
/** Where time was skipped at the table, too: a restart, a break. */
const isStandstill = (frame: ReplayFrame): boolean =>
  frame.notice.what === 'clock_moved' || frame.notice.what === 'continued';

/** How long the film takes from one frame to the next. */
const waitFor = (before: GameSeen, passed: number, frame: ReplayFrame): number => {
  const longest = isLaying(before) && !isStandstill(frame) ? LONGEST_THOUGHT : LONGEST_WAIT;
  const least = begins(frame) && before.round > 0 ? BREATH : 0;
  return Math.max(least, Math.min(passed, longest));
};

export const filmOf = (replay: Replay): Film => {
  const scenes: FilmScene[] = [{ at: 0, time: replay.began, notices: [], view: replay.first }];
  const solves: Solved[] = [];
  let watch = newRoundTimes(replay.began);
  for (const frame of replay.frames) {
    const last = scenes.at(-1)!;
    const at = last.at + waitFor(last.view, Math.max(0, frame.at - last.time), frame);
    const view = after(last.view, frame);
    watch = watched(watch, last, frame);
    // Everything that happens in one moment is one scene.
    if (at === last.at) {
      const notices = [...last.notices, frame.notice];
      scenes[scenes.length - 1] = { at, time: frame.at, notices, view };
    } else scenes.push({ at, time: frame.at, notices: [frame.notice], view });
    const { what, seat, rank } = frame.notice;
    if (what === 'ubongo_called' && typeof seat === 'number') {
      solves.push({ seat, rank: rank ?? 0, at, took: tookOn(watch, seat, frame.at) });
    }
  }
  const length = scenes.at(-1)!.at + EPILOGUE;
  return { scenes, chapters: chaptersOf(scenes, length), solves, length };
};

/** When each seat saw its board. Time in which nobody could play does not count. */
interface RoundTimes {
  readonly began: number;
  readonly seen: ReadonlyMap<number, number>;
  readonly stoodStill: number;
}

const newRoundTimes = (began: number): RoundTimes => ({ began, seen: new Map(), stoodStill: 0 });

const watched = (watch: RoundTimes, last: FilmScene, frame: ReplayFrame): RoundTimes => {
  const { what, seat } = frame.notice;
  if (begins(frame)) return newRoundTimes(frame.at);
  if (what === 'board_shown' && typeof seat === 'number') {
    return { ...watch, seen: new Map(watch.seen).set(seat, frame.at - watch.stoodStill) };
  }
  if (!isStandstill(frame)) return watch;
  // The sand stood still with the players; without sand the whole gap counts as such.
  const deadline = frame.game?.deadline;
  const by = deadline && last.view.deadline ? deadline - last.view.deadline : frame.at - last.time;
  return { ...watch, stoodStill: watch.stoodStill + by };
};

const tookOn = (watch: RoundTimes, seat: number, time: number): number =>
  Math.max(0, time - watch.stoodStill - (watch.seen.get(seat) ?? watch.began));

const chaptersOf = (scenes: readonly FilmScene[], length: number): readonly FilmChapter[] => {
  const starts = scenes.flatMap((scene) =>
    scene.notices.some((one) => one.what === 'round_started' || one.what === 'play_off_started')
      ? [
          {
            from: scene.at,
            round: scene.view.round,
            playOff: scene.notices.some((one) => one.what === 'play_off_started'),
          },
        ]
      : [],
  );
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? length }));
};

const within = (film: Film, at: number): number => Math.max(0, Math.min(at, film.length));

/** The number of the scene at this moment. */
export const sceneAt = (film: Film, at: number): number => {
  let low = 0;
  let high = film.scenes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (film.scenes[middle]!.at <= at) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The game's own time at this moment of the film. */
export const timeAt = (film: Film, at: number): number => {
  const number = sceneAt(film, at);
  const scene = film.scenes[number]!;
  const next = film.scenes[number + 1];
  if (!next || next.at === scene.at) return scene.time;
  return scene.time + ((next.time - scene.time) * (at - scene.at)) / (next.at - scene.at);
};

/** The sand at this moment: how much of it is left, from 1 to 0, and in milliseconds. */
export const sandAt = (
  film: Film,
  at: number,
): { readonly part: number; readonly left: number } | null => {
  const { view } = film.scenes[sceneAt(film, at)]!;
  const { minutes, hourglass } = view.settings;
  // The clock of a solo run goes on between its boards.
  const runs = isLaying(view) || (minutes !== null && view.phase === 'border');
  if (view.deadline === null || !runs) return null;
  const whole = minutes ? minutes * 60_000 : (hourglass ?? 60_000);
  const left = Math.max(0, view.deadline - timeAt(film, at));
  return { part: Math.min(1, left / whole), left };
};

/** The moment of the next or the previous thing that happened. */
export const stepped = (film: Film, at: number, by: 1 | -1): number => {
  const number = sceneAt(film, at);
  if (by > 0) return film.scenes[number + 1]?.at ?? film.length;
  const here = film.scenes[number]!;
  return at > here.at ? here.at : (film.scenes[number - 1]?.at ?? 0);
};

export const chapterAt = (film: Film, at: number): FilmChapter | null =>
  film.chapters.findLast((one) => one.from <= at) ?? null;

/** The beginning of the next round, or of this one, or of the previous one. */
export const turnedTo = (film: Film, at: number, by: 1 | -1): number => {
  if (by > 0) return film.chapters.find((one) => one.from > at)?.from ?? film.length;
  // A second press goes further back than to where the first one led.
  return film.chapters.findLast((one) => one.from < at - 800)?.from ?? 0;
};

/** The film a little later, and whether its end is reached. */
export const played = (
  film: Film,
  at: number,
  passed: number,
  speed: number,
): { readonly at: number; readonly ended: boolean } => {
  const next = within(film, at + passed * speed);
  return { at: next, ended: next >= film.length };
};

/** The solves of the current round up to this moment, by seat. */
export const solvedBy = (film: Film, at: number): ReadonlyMap<number, Solved> => {
  const from = chapterAt(film, at)?.from ?? 0;
  return new Map(
    film.solves.filter((one) => one.at >= from && one.at <= at).map((one) => [one.seat, one]),
  );
};

/** `5730` is `5.7` seconds, as times of solves are shown: no time is told as longer than it was. */
export const tenths = (milliseconds: number): number => Math.floor(milliseconds / 100) / 10;
