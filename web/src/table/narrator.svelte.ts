/**
 * The narrator of a table: lets what happens be heard, said, felt and seen. Which sound, sentence
 * and moment a notice is follows from pure functions (`views/narration.ts`, `views/duties.ts`,
 * `views/moments.ts`); here they meet the loudspeaker, the screen reader and the clock.
 */
import type { FromServer, GameSeen, Notice } from '../api/protocol';
import { speak } from '../feedback/announcer.svelte';
import { feel, sound } from '../feedback/sounds';
import { toast } from '../feedback/toasts.svelte';
import { say } from '../i18n/say.svelte';
import { seconds } from '../play/hourglass';
import { prefer, preferences } from '../settings/preferences.svelte';
import { browserStore } from '../settings/storage';
import { type Clock, until } from './clock-sync';
import type { ConnectionWorld } from './connection';
import { type CoachLine, coachLine } from './views/coach';
import { dutyOf, dutyTold } from './views/duties';
import {
  newStory,
  type Occasion,
  occasionsOf,
  type Story,
  storyAfter,
  withRecord,
} from './views/moments';
import { narrated } from './views/narration';
import { ownSeat } from './views/seats';
import { recordsLike } from './views/solo-run/solo-records';

/**
 * A notice that is shown for a moment, in the line for news or on the card that was solved: in words,
 * and what is special about it.
 */
export interface Moment {
  readonly id: number;
  readonly notice: Notice;
  readonly text: string;
  readonly occasions: readonly Occasion[];
}

/** How long a moment is shown. */
const MOMENT_LASTS = 2_600;

export class Narrator {
  readonly #clock: () => Clock;
  readonly #world: Pick<ConnectionWorld, 'now' | 'later'>;
  #count = 0;
  #story: Story = newStory();
  /** The duty that was told last, and whether the keys were told. */
  #duty = '';
  #hasToldKeys = false;
  /** The line of the coach that was told last. */
  #line: CoachLine | null = null;
  #moments: readonly Moment[] = $state.raw([]);

  constructor(clock: () => Clock, world: Pick<ConnectionWorld, 'now' | 'later'>) {
    this.#clock = clock;
    this.#world = world;
  }

  /** The moments that are shown now. */
  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** Narrate a message; `game` is the view after it. */
  hear(message: FromServer, game: GameSeen | null): void {
    if (message.type === 'happened' && game) {
      for (const notice of message.notices) this.#happen(notice, game, message.time);
    }
    if (message.type === 'happened' || message.type === 'welcome') this.#tellDuty(game);
  }

  /** A shout belongs to the board that was solved: with another board it is gone. */
  dropMoments(): void {
    this.#moments = [];
  }

  forget(): void {
    this.#moments = [];
    this.#duty = '';
  }

  /** Let a notice be heard, said and seen; `time` is the server's. */
  #happen(notice: Notice, game: GameSeen, time: number): void {
    const occasions = this.#occasions(notice, game, time);
    const told = narrated(notice, game, say, occasions);
    // Whoever has finished a game with others needs no coach.
    const isFinished = notice.what === 'game_ended' && game.seat !== null && game.seats.length > 1;
    if (isFinished && preferences.coach) prefer('coach', false);
    if (told.moment) this.#show(notice, told.speech ?? '', occasions);
    if (told.sound) (told.own ? feel : sound)(told.sound, told.detail);
    if (told.speech) speak(told.speech);
    if (told.toast) toast(told.toast.text, told.toast.kind);
  }

  #occasions(notice: Notice, game: GameSeen, time: number): readonly Occasion[] {
    this.#story = storyAfter(this.#story, notice, game);
    const left = game.deadline === null ? null : game.deadline - time;
    const run = 'run' in game.table ? game.table.run : null;
    const records = run ? recordsLike(browserStore(), run, game.settings) : [];
    const best = records[0]?.run.solved ?? null;
    const found = occasionsOf(this.#story, notice, game, left, best);
    if (found[0]?.what === 'record') this.#story = withRecord(this.#story);
    return found;
  }

  /** Say the line of the coach, once where it stays for several duties. */
  #tellLine(game: GameSeen): void {
    const line = game.seat !== null && preferences.coach ? coachLine(game) : null;
    if (line && line !== this.#line) speak(say(`coach-${line}`));
    this.#line = line;
  }

  #show(notice: Notice, text: string, occasions: readonly Occasion[]): void {
    this.#count += 1;
    const id = this.#count;
    this.#moments = [...this.#moments.slice(-3), { id, notice, text, occasions }];
    this.#world.later(() => {
      this.#moments = this.#moments.filter((one) => one.id !== id);
    }, MOMENT_LASTS);
  }

  /** Say what is to be done now, each time that it is something else. */
  #tellDuty(game: GameSeen | null): void {
    const duty = game ? dutyOf(game) : null;
    if (!game || !duty || duty.key === this.#duty) {
      if (!game) this.#duty = '';
      return;
    }
    this.#duty = duty.key;
    const left = (time: number): number => seconds(until(this.#clock(), time, this.#world.now()));
    speak(dutyTold(game, say, left));
    this.#tellLine(game);
    const board = ownSeat(game)?.board;
    if (duty.kind === 'lay' && board && !this.#hasToldKeys) {
      this.#hasToldKeys = true;
      speak(say('said-keys', { count: board.pieces.length }));
    }
  }
}
