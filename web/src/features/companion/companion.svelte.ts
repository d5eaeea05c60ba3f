/**
 * The companion's state as Svelte watches it, and the actions of its tabs. Sand, die, score book
 * and fingers meet clocks, chance, sounds and the store here; their own modules know none of these.
 */

import type { Side } from '../../api/protocol';
import { SYMBOL_ORDER } from '../../art/SymbolArt.svelte';
import { speak } from '../../feedback/announcer.svelte';
import { feel } from '../../feedback/sounds';
import { say } from '../../i18n/say.svelte';
import { secondsShown } from '../../play/hourglass';
import { looked, newSteadyClock } from '../../play/steady-clock';
import { lessMotion } from '../../settings/preferences.svelte';
import { browserStore } from '../../settings/storage';
import type { Awake } from '../../ui/wake-lock';
import type { Change, Sheet } from './book';
import { drawn, secretByte } from './fair-draw';
import * as glass from './sand';
import { opened, takenBack, written } from './score-history';
import { keep, recall } from './storage';

export const TABS = ['hourglass', 'die', 'scores', 'start'] as const;
export type Tab = (typeof TABS)[number];

const store = browserStore();
const kept = recall(store);
/** How long the die tumbles. */
const TUMBLE = 700;

export const companion = $state({
  clock: newSteadyClock(Date.now(), performance.now()),
  sand: kept.sand,
  own: kept.own,
  scores: kept.scores,
  die: { face: kept.face, pips: kept.pips, shake: kept.shake, rolling: false, rolls: 0 },
  awake: null as Awake | null,
  /** When a player began to time the hourglass of the box. */
  timing: null as number | null,
});

export const save = (): void => {
  const { sand, own, scores, die } = companion;
  keep(store, {
    ...$state.snapshot({ sand, own, scores }),
    ...{ face: die.face, pips: die.pips, shake: die.shake },
  });
};

// The hourglass

export const now = (): number => companion.clock.now;
export const left = (): number => glass.left(companion.sand, now());
export const standing = (): glass.SandStatus => glass.standing(companion.sand, now());

/** Read both clocks, and play, say and vibrate what is due. */
export const look = (): void => {
  const before = left();
  companion.clock = looked(companion.clock, Date.now(), performance.now());
  const { tick, over, spoken } = glass.signalsBetween(before, left());
  if (tick) feel('tick');
  if (spoken !== null) speak(say('said-seconds', { seconds: spoken }));
  if (over) {
    feel('gong');
    speak(say('companion-time-up'));
  }
};

const put = (sand: glass.Sand): void => {
  companion.sand = sand;
  save();
};

export const turn = (): void => {
  look();
  put(glass.turned(companion.sand, now()));
  feel('sand');
  speak(say('companion-said-turned', { time: glass.named(companion.sand.lasts) }));
};

export const turnOnceMore = (): void => {
  look();
  put(glass.turnedOnceMore(companion.sand, now()));
  feel('sand');
  speak(say('second-chance-told'));
};

export const pause = (): void => {
  look();
  put(glass.paused(companion.sand, now()));
  speak(say('companion-said-paused', { time: secondsShown(left()) }));
};

export const resume = (): void => {
  look();
  put(glass.resumed(companion.sand, now()));
  speak(say('companion-said-resumed'));
};

/** A glass of this length, full and waiting. */
export const takeGlass = (lasts: number, own = false): void => {
  if (own) companion.own = lasts;
  put(glass.newSand(lasts));
};

// The die

export const faceWord = (face: number): string =>
  companion.die.pips ? `${face + 1}` : say(`symbol-${SYMBOL_ORDER[face]}`);

/** The roll is drawn at once and shown when the die has come to rest. */
export const roll = (): void => {
  const { die } = companion;
  if (die.rolling) return;
  const face = drawn(SYMBOL_ORDER.length, secretByte);
  const rest = (): void => {
    die.face = face;
    die.rolling = false;
    die.rolls += 1;
    feel('snap');
    speak(say('die-shows', { symbol: faceWord(face) }));
    save();
  };
  feel('lift');
  if (lessMotion()) rest();
  else {
    die.rolling = true;
    setTimeout(rest, TUMBLE);
  }
};

// The score book

export const change = (one: Change, sheet: Sheet = companion.scores.sheet): void => {
  companion.scores = written(companion.scores, one, sheet);
  save();
};

export const undo = (): void => {
  companion.scores = takenBack(companion.scores);
  speak(say('companion-said-undone'));
  save();
};

export const open = (sheet: Sheet): void => {
  companion.scores = opened(companion.scores, sheet);
  save();
};

export const nameOf = (who: number): string =>
  companion.scores.book.players[who]?.name || say('companion-player', { number: who + 1 });

// Solo

/** The solo run that the hourglass is timing, if there is one. */
export const running = () => {
  const { run } = companion.scores.book;
  return run && companion.sand.since === run.began ? run : null;
};

export const beginRun = (lasts: number, side: Side): void => {
  look();
  change({ type: 'run', began: now(), lasts, side }, 'solo');
  put(glass.turned(glass.newSand(lasts), now()));
  feel('sand');
  speak(say('companion-said-turned', { time: glass.named(lasts) }));
};

export const soloSolved = (): void => {
  look();
  const run = running();
  if (!run || standing() !== 'running') return;
  change({ type: 'solo-solved', after: now() - run.began }, 'solo');
  feel('ubongo');
  speak(say('companion-said-solved', { count: run.solves.length + 1 }));
};

export const soloAside = (): void => {
  look();
  if (!running() || standing() !== 'running') return;
  change({ type: 'solo-aside' }, 'solo');
  feel('lift');
  speak(say('companion-said-aside'));
};
