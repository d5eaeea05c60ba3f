/**
 * The page's state as Svelte watches it, and the verbs that screens use. The only place where
 * state, line, sounds, words and browser meet; everything with thought in it lives in the modules
 * that are named here and tested without a browser.
 */
import type { Component } from 'svelte';
import * as api from '../api/client';
import type { FromServer, Notice, OpenTable, Refused } from '../api/protocol';
import { buzz, play, type Sound, unlock } from '../feedback/sounds';
import * as words from '../i18n/fluent';
import { newRenewal } from '../offline/reload';
import { isCovered, laidPieces } from '../play/hand';
import type { Effect } from '../play/input';
import { type Feature, pathOf, type Route, routeOf, worksAlone } from '../routing/router';
import { type FeatureAddress, pageOf } from '../routes';
import {
  browserStore,
  type Preferences,
  remember,
  remembered,
  tabStore,
} from '../settings/preferences.svelte';
import { browserWorld, type Connection, openConnection, type Wish } from './connection';
import { type Helping, helpAt, isHelped } from './helping';
import {
  heard,
  isLaying,
  isRunning,
  type Live,
  may,
  nameOf,
  newLive,
  newState,
  type State,
} from './live-state';

const store = browserStore();

export const page: State = $state(
  newState(
    routeOf(location.pathname, location.search),
    remembered(store, navigator.languages ?? []),
  ),
);

let connection: Connection | null = null;
let counter = 0;

// Words

export const say = (id: string, values?: words.Values): string => words.say(page.words, id, values);

/** A message for a code of the server's, or the usual one of its family. */
export const sayCode = (family: string, code: string, values?: words.Values): string => {
  const id = words.idOf(family, code);
  return words.has(page.words, id) ? say(id, values) : say(`${family}-other`, { code });
};

/** Let a screen reader say something, without haste. */
export const speak = (text: string): void => {
  page.spoken = { text, count: page.spoken.count + 1 };
};

export const toast = (text: string, kind: 'good' | 'bad' | 'plain' = 'plain'): void => {
  counter += 1;
  const id = counter;
  page.toasts = [...page.toasts.slice(-2), { id, text, kind }];
  speak(text);
  setTimeout(() => {
    page.toasts = page.toasts.filter((one) => one.id !== id);
  }, 4500);
};

export const failed = (error: unknown): void => {
  if (error instanceof api.Failure) toast(sayCode('refused', error.code, error.numbers), 'bad');
  else throw error;
};

// Sounds

export const sound = (one: Sound): void => {
  if (page.preferences.sound) play(one);
  if (page.preferences.haptics) buzz(one);
};

// Preferences

export const prefer = <Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void => {
  page.preferences[key] = value;
  remember(store, $state.snapshot(page.preferences));
  if (key === 'language') loadWords().catch(() => null);
};

// Another build of the page

const TYPING = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])';
const kept = new Set<() => boolean>();

/** The page does not load itself again while this is so; what comes back takes it away. */
export const keepPageWhile = (isSo: () => boolean): (() => void) => {
  kept.add(isSo);
  return () => kept.delete(isSo);
};

const renewal = newRenewal({
  own: document.querySelector('meta[name=ubongo-build]')?.getAttribute('content') ?? '',
  store: tabStore(),
  busy: () =>
    isRunning(page.live) ||
    !(connection?.isIdle() ?? true) ||
    !!document.activeElement?.matches(TYPING) ||
    [...kept].some((isSo) => isSo()),
  ask: async () => (await api.me()).build,
  reload: () => location.reload(),
  sayStale: () => toast(say('page-stale')),
  later: (act, milliseconds) => setTimeout(act, milliseconds),
  chance: Math.random,
});

/** A part of the page that is fetched when it is needed: `late(() => import('../End.svelte'))`. */
export const late = async <Part>(fetched: () => Promise<Part>): Promise<Part> => {
  try {
    return await fetched();
  } catch (error) {
    renewal.missed();
    throw error;
  }
};

/** Fetch it before it is needed; who needs it and does not get it is told then. */
export const early = (fetched: () => Promise<unknown>): void => {
  late(fetched).catch(() => null);
};

/** Somebody asks for the page anew; without a server they keep what they have. */
export const loadAgain = async (): Promise<void> => {
  try {
    await api.me();
  } catch (error) {
    failed(error);
    return;
  }
  location.reload();
};

const entered = new Set<Feature>();

/** Fetch a feature and its words; it fails where there is no network and it was never entered. */
export const enter = async (feature: Feature): Promise<Component<FeatureAddress>> => {
  const isNew = !entered.has(feature);
  entered.add(feature);
  try {
    const [found] = await Promise.all([late(() => pageOf(feature)), isNew ? loadWords() : null]);
    return found;
  } catch (error) {
    entered.delete(feature);
    throw error;
  }
};

const loadWords = async (): Promise<void> => {
  const { language } = page.preferences;
  const loaded = await late(() => words.load(language, entered));
  if (language !== page.preferences.language) return;
  page.words = loaded;
  document.documentElement.lang = language;
};

export const lessMotion = (): boolean =>
  page.preferences.motion === 'less' ||
  (page.preferences.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);

// Going from screen to screen

export const go = (route: Route, replace = false): void => {
  const path = pathOf(route);
  if (path !== location.pathname + location.search) {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
  }
  arrive(route);
};

/** The address of what a feature shows now, so that it can be shared; nothing moves. */
export const readdress = (route: Route): void => {
  history.replaceState(null, '', pathOf(route));
};

const arrive = (route: Route): void => {
  page.route = route;
  page.dialog = null;
  scrollTo(0, 0);
  if (route.screen === 'table') {
    if (page.live?.table !== route.table) void visit(route.table);
  } else {
    leaveTable();
    if (!worksAlone(route)) void refreshMe();
  }
};

const leaveTable = (): void => {
  connection?.close();
  connection = null;
  page.live = null;
};

const refreshMe = async (): Promise<void> => {
  try {
    page.me = await api.me();
    page.offline = false;
    renewal.told(page.me.build);
  } catch (error) {
    if (error instanceof api.Failure && error.code === 'offline') page.offline = true;
    else failed(error);
  }
};

/** Connect to a table; asking who we are first gives us the cookie the socket needs. */
export const visit = async (table: string): Promise<void> => {
  leaveTable();
  page.live = newLive(table);
  const live = page.live;
  live.laying.aboveFinger = page.preferences.aboveFinger;
  while (page.live === live && !(await haveCookie())) {
    live.connection.status = 'lost';
    await new Promise((again) => setTimeout(again, 1500));
  }
  if (page.live === live) {
    connection = openConnection(
      live.connection,
      table,
      (message) => hear(live, message),
      browserWorld(),
    );
  }
};

const haveCookie = async (): Promise<boolean> => {
  try {
    page.me = await api.me();
    renewal.told(page.me.build);
    return true;
  } catch {
    return false;
  }
};

const hear = (live: Live, message: FromServer): void => {
  if (page.live !== live) return;
  const wasHelped = isHelped(live.game);
  const notices = heard(live, message);
  // From now on others see what lies on our board, and may lay hands on it.
  if (!wasHelped && isHelped(live.game)) {
    connection?.glimpse({ laid: $state.snapshot(laidPieces(live.hand)), held: null });
  }
  if (message.type === 'welcome') {
    renewal.told(message.build);
    showHand(live);
  }
  if (message.type === 'happened') for (const notice of notices) happen(live, notice);
};

/** Sounds, speech and moments of what happened. */
const happen = (live: Live, notice: Notice): void => {
  const game = live.game;
  if (!game) return;
  const own = notice.seat === game.seat;
  const player = nameOf(game, notice.seat);
  switch (notice.what) {
    case 'round_started':
      moment(live, notice);
      sound('turn');
      speak(
        say('said-round-started', {
          round: notice.round ?? 0,
          symbol: say(`symbol-${notice.symbol ?? 'mask'}`),
        }),
      );
      break;
    case 'ubongo_called':
      moment(live, notice);
      sound('ubongo');
      speak(
        own
          ? say('said-own-ubongo', { place: say(`place-${notice.rank ?? 1}`) })
          : say('said-ubongo', { player, place: say(`place-${notice.rank ?? 1}`) }),
      );
      break;
    case 'hourglass_turned':
      moment(live, notice);
      sound('over');
      speak(say('second-chance-told'));
      break;
    case 'gems_taken':
      moment(live, notice);
      if (own) sound('gem');
      speak(say('said-gems-taken', { player, field: (notice.field ?? 0) + 1 }));
      break;
    case 'gem_won':
    case 'gem_drawn':
      moment(live, notice);
      if (own) sound('gem');
      break;
    case 'gems_left_over':
      moment(live, notice);
      speak(
        say('said-left-over', {
          gems: (notice.gems ?? []).map((gem) => say(`gem-${gem}`)).join(', '),
        }),
      );
      break;
    case 'round_ended':
      sound('over');
      speak(say('said-round-ended', { round: notice.round ?? game.round }));
      break;
    case 'play_off_started':
      moment(live, notice);
      speak(say('play-off-told'));
      break;
    case 'game_ended':
      speak(say('said-game-ended'));
      break;
    case 'seat_lost':
      toast(say('said-seat-lost', { player }));
      break;
    case 'seat_left':
      toast(say('said-seat-left', { player }));
      break;
    case 'seat_back':
      toast(say('said-seat-back', { player }), 'good');
      break;
  }
};

const moment = (live: Live, notice: Notice): void => {
  counter += 1;
  const id = counter;
  live.moments = [...live.moments.slice(-3), { id, notice }];
  setTimeout(() => {
    live.moments = live.moments.filter((one) => one.id !== id);
  }, 2600);
};

// Orders

/** Give an order; a refusal is told in the reader's language. */
export const order = async (wish: Wish): Promise<Refused | null> => {
  if (!connection) return null;
  const refused = await connection.order(wish);
  if (refused) {
    sound('bad');
    toast(sayCode('refused', refused.code, refused.numbers), 'bad');
  }
  return refused;
};

export const callUbongo = async (): Promise<void> => {
  const live = page.live;
  if (!live || !isLaying(live)) return;
  if (!isCovered(live.hand)) {
    sound('bad');
    toast(say('not-covered-yet'), 'bad');
    return;
  }
  live.calling = true;
  await order({ type: 'call_ubongo', cover: $state.snapshot(laidPieces(live.hand)) });
  live.calling = false;
};

/** After every change of the hand: the sound of it, others' glimpse, and the call if it is whole. */
export const laid = (live: Live, effect: Effect): void => {
  if (effect === null) return;
  sound(effect === 'back' ? 'lift' : effect);
  if (effect === 'snap' && !page.preferences.knowsHow) prefer('knowsHow', true);
  if (effect === 'lift' && live.laying.drag) return;
  showHand(live);
  if (!page.preferences.callMyself && isCovered(live.hand)) void callUbongo();
};

const showHand = (live: Live): void => {
  if (!may(live, 'call_ubongo')) return;
  // Where others have their hands on our board, only the piece we hold is ours to say.
  const table = live.game?.table;
  const helped =
    table && 'helpable' in table && live.game?.seat != null
      ? table.helpable.includes(live.game.seat)
      : false;
  connection?.glimpse({
    laid: $state.snapshot(laidPieces(live.hand)),
    held: helped ? live.hand.selected : null,
  });
};

// Helping (co-op)

/** Lay hands on another's board, or take them off it. */
export const help = (live: Live, seat: number | null): void => {
  live.helping = seat === null ? null : helpAt(live.game, seat, live.drafts[seat] ?? []);
};

/** After every change of a helped board: the piece our hand is on, and the call if it is whole. */
export const helped = (helping: Helping, effect: Effect): void => {
  if (effect === null) return;
  sound(effect === 'back' ? 'lift' : effect);
  const { hand, laying, seat } = helping;
  const cover = $state.snapshot(laidPieces(hand));
  const held = laying.drag?.piece ?? hand.selected;
  if (held) connection?.glimpse({ seat, laid: cover, held });
  if (!isCovered(hand) || helping.calling) return;
  helping.calling = true;
  void order({ type: 'call_ubongo', cover, seat }).then(() => {
    helping.calling = false;
  });
};

export const muteHelpers = (mute: boolean): void => connection?.say({ type: 'mute_helpers', mute });

// Tables

export const openTable = async (wish: OpenTable): Promise<void> => {
  try {
    const name = page.preferences.name.trim() || page.me?.suggested;
    const opened = await api.openTable(name ? { ...wish, name } : wish);
    go({ screen: 'table', table: opened.table });
  } catch (error) {
    failed(error);
  }
};

export const enterCode = async (code: string): Promise<boolean> => {
  try {
    const found = await api.enterCode({ code });
    go({ screen: 'table', table: found.table });
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
};

// The beginning

/** Whether it could begin: not without words. */
export const begin = async (): Promise<boolean> => {
  addEventListener('popstate', () => arrive(routeOf(location.pathname, location.search)));
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, unlock, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connection?.wake();
  });
  addEventListener('online', () => {
    connection?.wake();
    if (page.offline && !worksAlone(page.route)) void refreshMe();
    page.offline = false;
  });
  addEventListener('offline', () => {
    page.offline = true;
  });
  try {
    await loadWords();
  } catch {
    return false;
  }
  arrive(page.route);
  return true;
};
