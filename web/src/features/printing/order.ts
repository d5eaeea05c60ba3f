/**
 * A print order: a sheet and its options, as an address, as a request, and as a number of pages. It
 * knows nothing of fetching.
 */
import type { Language } from '../../settings/preferences.svelte';

export const KINDS = [
  'all',
  'boards',
  'pieces',
  'gem-board',
  'round-track',
  'rules',
  'solutions',
  'svg',
] as const;
export type SheetKind = (typeof KINDS)[number];
export type Paper = 'a4' | 'letter';
export type Style = 'colour' | 'ink-saving';

export interface Order {
  readonly kind: SheetKind;
  readonly paper: Paper;
  readonly style: Style;
  readonly players: number;
  /** The digits of a seed; empty for the boards of the box. */
  readonly seed: string;
}

export const LONGEST_SEED = 12;
export const PLAYERS = [1, 2, 3, 4];

export const hasBoards = (kind: SheetKind): boolean =>
  ['all', 'boards', 'solutions', 'svg'].includes(kind);
export const hasPlayers = (kind: SheetKind): boolean =>
  ['all', 'pieces', 'round-track'].includes(kind);
export const isPaper = (kind: SheetKind): boolean => kind !== 'svg';

/** The regions that use another paper than A4. */
const LETTER = /-(?:US|CA|MX|CL|CO|VE|PH)$/i;

export const usualPaper = (languages: readonly string[]): Paper =>
  LETTER.test(languages[0] ?? '') ? 'letter' : 'a4';

/** The order in an address; anything missing or wrong gets its default. */
export const orderOf = (query: string, paper: Paper): Order => {
  const asked = new URLSearchParams(query);
  const kind = KINDS.find((one) => one === asked.get('kind')) ?? 'all';
  const players = Number(asked.get('players'));
  return {
    kind,
    paper: asked.get('paper') === 'letter' ? 'letter' : asked.get('paper') === 'a4' ? 'a4' : paper,
    style: asked.get('style') === 'ink-saving' ? 'ink-saving' : 'colour',
    players: PLAYERS.includes(players) ? players : 4,
    seed: (asked.get('seed') ?? '').slice(0, 40),
  };
};

/** A seed as the server takes it; null if the text is not a seed. */
export const seedOf = (typed: string): string | null => {
  const digits = typed.trim();
  return new RegExp(`^\\d{0,${LONGEST_SEED}}$`).test(digits) ? digits : null;
};

const parameters = (order: Order): Record<string, string> => ({
  ...(isPaper(order.kind) ? { paper: order.paper, style: order.style } : {}),
  ...(hasPlayers(order.kind) ? { players: String(order.players) } : {}),
  ...(hasBoards(order.kind) && seedOf(order.seed) ? { seed: order.seed.trim() } : {}),
});

/** The query of this page's address, so that an order can be shared. */
export const queryOf = (order: Order): string =>
  new URLSearchParams({ kind: order.kind, ...parameters(order) }).toString();

export const requestOf = (order: Order, language: Language): string => {
  const file = order.kind === 'svg' ? 'svg.zip' : `${order.kind}.pdf`;
  const more = isPaper(order.kind) ? { language } : {};
  const query = new URLSearchParams({ ...parameters(order), ...more }).toString();
  return `/api/print/${file}${query ? `?${query}` : ''}`;
};

/** How many pages it will be; every part of everything begins on a new leaf. */
export const pagesOf = (order: Order): number => {
  const pieces = 2 * Math.ceil(order.players / 2);
  switch (order.kind) {
    case 'boards':
      return 24;
    case 'pieces':
      return pieces;
    case 'gem-board':
      return 3;
    case 'round-track':
    case 'rules':
      return 1;
    case 'solutions':
      return 6;
    case 'svg':
      return 0;
    case 'all':
      return 2 + 2 + 24 + pieces + 4 + 1;
    default:
      return order.kind satisfies never;
  }
};
