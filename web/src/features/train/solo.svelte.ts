/**
 * The session of a solo run without a server: it deals from the packs on this device, has the
 * clock, and stores every step, so that a reload or a closed tab loses nothing. It holds no rules:
 * a board is solved when its area is covered.
 *
 * A run with a clock goes on while the page is closed, as it does at a table; one without a
 * clock waits.
 */
import type { PackPuzzle } from '../../api/protocol';
import { feel } from '../../feedback/sounds';
import {
  dealt,
  type KeptPack,
  keepStock,
  leftIn,
  type PackLevel,
  packFor,
  packOf,
  stockIn,
} from '../../offline/packs';
import {
  keepPlayed,
  keepRunning,
  type PlayedRun,
  playedIn,
  runningIn,
} from '../../offline/run-store';
import {
  begun,
  coverText,
  ended,
  isOver,
  leftOf,
  type Minutes,
  type OfflineRun,
  putAside,
  solved,
} from '../../offline/running-run';
import { Bench, knowHowAfter } from '../../play/bench.svelte';
import { type Hand, handFor, isCovered, laidPieces, restore } from '../../play/hand';
import { looked, newSteadyClock, type SteadyClock } from '../../play/steady-clock';
import { preferences } from '../../settings/preferences.svelte';
import type { Store } from '../../settings/storage';

export interface SoloWorld {
  readonly store: Store | null;
  /** Whether the store outlasts this page. */
  readonly keeps: boolean;
  readonly wall: () => number;
  readonly steady: () => number;
}

/** Why a run has ended: its time is up, its pack is played, or the player has had enough. */
export type EndReason = 'time' | 'pack' | 'enough';

/** Solved boards are looked at for a moment. */
const GLANCE = 700;

export class OfflineSolo {
  readonly #world: SoloWorld;
  #clock: SteadyClock;
  /** The reading of the clock at which the run's own clock showed `#shown`. */
  #since = 0;
  #shown = 0;
  /** Without a clock a run waits while nobody looks. */
  #waits = false;
  #glance: ReturnType<typeof setTimeout> | null = null;
  #run: OfflineRun | null = $state.raw(null);
  #puzzle: PackPuzzle | null = $state.raw(null);
  #bench: Bench | null = $state.raw(null);
  #at = $state(0);
  #isGleaming = $state(false);
  #over: { readonly run: OfflineRun; readonly reason: EndReason } | null = $state.raw(null);
  #played: readonly PlayedRun[] = $state.raw([]);
  #stores: boolean = $state(true);

  constructor(world: SoloWorld) {
    this.#world = world;
    this.#stores = world.keeps;
    this.#clock = newSteadyClock(world.wall(), world.steady());
    this.#played = playedIn(world.store);
    const before = runningIn(world.store);
    if (before) this.#resume(before.run, before.clock, before.laid);
  }

  get run(): OfflineRun | null {
    return this.#run;
  }

  get puzzle(): PackPuzzle | null {
    return this.#puzzle;
  }

  get bench(): Bench | null {
    return this.#bench;
  }

  /** The time of the run, in milliseconds. */
  get at(): number {
    return this.#at;
  }

  /** The board was solved just now, and still lies here. */
  get isGleaming(): boolean {
    return this.#isGleaming;
  }

  /** The run that has just ended. */
  get over(): { readonly run: OfflineRun; readonly reason: EndReason } | null {
    return this.#over;
  }

  get played(): readonly PlayedRun[] {
    return this.#played;
  }

  /** Where the packs and the runs are. */
  get store(): Store | null {
    return this.#world.store;
  }

  /** Whether what is played is kept on this device. */
  get stores(): boolean {
    return this.#stores;
  }

  /** Begin a run; false if there are no boards of this level. */
  begin(level: PackLevel, minutes: Minutes): boolean {
    const pack = packFor(stockIn(this.#world.store).stock, level);
    if (!pack) return false;
    this.#tick();
    this.#over = null;
    this.#since = this.#clock.now;
    this.#shown = 0;
    this.#at = 0;
    this.#waits = false;
    const { number } = pack;
    // By the wall clock, as the day of the run is told; its length is measured by the steady one.
    const run = begun({
      level,
      pack: number,
      minutes,
      began: this.#world.wall(),
      first: pack.played,
    });
    this.#deal(pack);
    this.#show(run, pack);
    return true;
  }

  /** Look at the clock: several times a second, and whenever somebody comes back. */
  look(): void {
    this.#tick();
    const run = this.#run;
    if (run && isOver(run, this.#at)) this.#end('time');
  }

  /** The page is hidden, or seen again. */
  seen(isSeen: boolean): void {
    this.look();
    if (!this.#run || this.#run.minutes !== null) return;
    this.#since = this.#clock.now;
    this.#shown = this.#at;
    this.#waits = !isSeen;
    this.keep();
  }

  /** */
  aside(): void {
    this.look();
    if (!this.#run || this.#isGleaming) return;
    feel('lift');
    const pack = this.#pack();
    this.#go(putAside(this.#run, this.#at, this.#nextOf(pack)), pack);
  }

  finish(): void {
    this.look();
    if (this.#run) this.#end('enough');
  }

  /** The board is covered. */
  call(): boolean {
    const { bench } = this;
    if (!this.#run || !bench || !this.#puzzle || this.#isGleaming || !isCovered(bench.hand))
      return false;
    this.look();
    if (!this.#run) return false;
    feel('ubongo');
    const pack = this.#pack();
    const cover = coverText(this.#puzzle, laidPieces(bench.hand));
    const after = solved(this.#run, this.#at, cover, this.#nextOf(pack));
    this.#isGleaming = true;
    this.#run = after;
    this.keep([]);
    // The clock of the next board runs on: a glance costs as long as it lasts.
    this.#glance = setTimeout(() => this.#go(after, pack), GLANCE);
    return true;
  }

  /** Look away from the result. */
  leaveResult(): void {
    this.#over = null;
  }

  /** This run is in the statistics now. */
  markTaken(run: OfflineRun): void {
    this.#played = playedIn(this.#world.store).map((one) =>
      one.run.began === run.began ? { ...one, taken: true } : one,
    );
    keepPlayed(this.#world.store, this.#played);
  }

  /** Store the run as it stands. */
  keep(laid = this.#bench ? laidPieces(this.#bench.hand) : []): void {
    if (!this.#run) return;
    this.#stores =
      this.#world.keeps &&
      keepRunning(this.#world.store, { run: this.#run, clock: this.#at, laid });
  }

  /** The page is left. */
  stop(): void {
    if (this.#glance) clearTimeout(this.#glance);
    this.#tick();
    this.keep(this.#isGleaming ? [] : undefined);
  }

  #resume(run: OfflineRun, clock: number, laid: Parameters<typeof restore>[1]): void {
    const pack = packOf(stockIn(this.#world.store).stock, run.level, run.pack);
    this.#since = this.#clock.now;
    // The wall clock tells how long the page was closed; a clock that was set back gives nothing back.
    const passed = run.minutes === null ? clock : Math.max(clock, this.#clock.now - run.began);
    this.#shown = passed;
    this.#at = passed;
    this.#run = run;
    if (run.puzzle === null || !pack) this.#end('pack');
    else if (leftOf(run, passed) === 0) this.#end('time');
    else this.#show(run, pack, laid);
  }

  #tick(): void {
    this.#clock = looked(this.#clock, this.#world.wall(), this.#world.steady());
    if (this.#run)
      this.#at = this.#waits ? this.#shown : this.#shown + this.#clock.now - this.#since;
  }

  #pack(): KeptPack | null {
    const run = this.#run!;
    return packOf(stockIn(this.#world.store).stock, run.level, run.pack);
  }

  #nextOf(pack: KeptPack | null): number | null {
    if (!pack || leftIn(pack) === 0) return null;
    this.#deal(pack);
    return pack.played;
  }

  #deal(pack: KeptPack): void {
    this.#stores =
      this.#world.keeps &&
      keepStock(this.#world.store, dealt(stockIn(this.#world.store).stock, pack));
  }

  #go(run: OfflineRun, pack: KeptPack | null): void {
    this.#run = run;
    this.#isGleaming = false;
    this.#tick();
    if (isOver(run, this.#at)) this.#end(run.puzzle === null ? 'pack' : 'time');
    else if (pack) this.#show(run, pack);
  }

  #show(run: OfflineRun, pack: KeptPack, laid: Parameters<typeof restore>[1] = []): void {
    const puzzle = run.puzzle === null ? undefined : pack.puzzles[run.puzzle];
    if (!puzzle) {
      this.#run = run;
      this.#end('pack');
      return;
    }
    const hand: Hand = handFor(puzzle);
    restore(hand, laid);
    this.#run = run;
    this.#puzzle = puzzle;
    this.#bench = new Bench(hand, () => !this.#isGleaming, {
      touched: knowHowAfter,
      moved: (covered) => {
        if (covered && !preferences.callMyself) this.call();
        else this.keep();
      },
    });
    this.keep();
    if (laid.length && !preferences.callMyself) this.call();
  }

  #end(reason: EndReason): void {
    if (this.#glance) clearTimeout(this.#glance);
    const run = ended(this.#run!);
    this.#run = null;
    this.#bench = null;
    this.#puzzle = null;
    this.#isGleaming = false;
    this.#over = { run, reason };
    feel('over');
    if (run.boards.length) {
      // Read again: another tab may have played meanwhile, the same run perhaps.
      const others = playedIn(this.#world.store).filter((one) => one.run.began !== run.began);
      this.#played = [{ run, taken: false }, ...others];
      this.#stores = this.#world.keeps && keepPlayed(this.#world.store, this.#played);
    }
    keepRunning(this.#world.store, null);
  }
}
