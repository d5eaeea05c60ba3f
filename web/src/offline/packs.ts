/**
 * The packs of fresh puzzles on this device, for solo without a network: what is there, which
 * puzzles of it were played, which pack to fetch next. A pack's puzzles are played in their order;
 * one that was played is never shown again.
 *
 * Nothing here asks the server; whatever is read back from the browser's store is checked, and
 * what is broken is as if it were not there.
 */
import type { DailyLevel, Pack, PackPuzzle, PieceId } from '../api/protocol';
import type { Store } from '../settings/storage';
import { parsed } from '../shapes/geometry';
import { PIECES } from '../shapes/pieces';

export type PackLevel = DailyLevel;
export const PACK_LEVELS: readonly PackLevel[] = ['easy', 'hard', 'five_stars'];
export const PUZZLES_A_PACK = 100;
/** The server's numbers go from 1 to this; after the last comes the first. */
const MOST_PACKS = 1_000;

/** A pack as it is stored: short, for three levels of them have to fit. */
export interface KeptPack {
  readonly level: PackLevel;
  readonly number: number;
  readonly puzzles: readonly PackPuzzle[];
  /** How many were played; the next one has this place. */
  readonly played: number;
}

export interface Stock {
  readonly packs: readonly KeptPack[];
  /** The number of the last pack that was fetched, by level. */
  readonly last: Readonly<Partial<Record<PackLevel, number>>>;
}

const KEY = 'ubongo-packs';
const EMPTY: Stock = { packs: [], last: {} };
const SIZES = new Map<string, number>(PIECES.map((one) => [one.id, one.shape.length]));

const isNumber = (one: unknown, least: number, most: number): one is number =>
  Number.isInteger(one) && (one as number) >= least && (one as number) <= most;

/** Whether this is a puzzle that can be laid: pieces of the box, as many squares as the area has. */
export const isPuzzle = (one: unknown): one is PackPuzzle => {
  const { area, pieces, stars } = (one ?? {}) as Partial<PackPuzzle>;
  if (typeof area !== 'string' || !/^[#.]{1,8}(\/[#.]{1,8}){0,7}$/.test(area)) return false;
  if (!Array.isArray(pieces) || !isNumber(stars, 1, 5)) return false;
  const squares = pieces.reduce((all, id) => all + (SIZES.get(id) ?? Number.NaN), 0);
  return new Set(pieces).size === pieces.length && squares === parsed(area).length;
};

const isPack = (one: unknown): one is Pack => {
  const { level, number, puzzles } = (one ?? {}) as Partial<Pack>;
  return (
    PACK_LEVELS.some((known) => known === level) &&
    isNumber(number, 1, MOST_PACKS) &&
    Array.isArray(puzzles) &&
    puzzles.length === PUZZLES_A_PACK &&
    puzzles.every(isPuzzle)
  );
};

/** The stored packs, and whether something was there that could not be read. */
export const stockIn = (
  store: Store | null,
): { readonly stock: Stock; readonly broken: boolean } => {
  try {
    const text = store?.getItem(KEY) ?? null;
    if (text === null) return { stock: EMPTY, broken: false };
    const found = JSON.parse(text) as Partial<Stock> | null;
    if (!Array.isArray(found?.packs)) return { stock: EMPTY, broken: true };
    const packs = found.packs.filter(
      (one) => isNumber(one?.played, 0, PUZZLES_A_PACK) && isPack(one),
    );
    const last = Object.fromEntries(
      PACK_LEVELS.flatMap((level) => {
        const number = found.last?.[level];
        return isNumber(number, 1, MOST_PACKS) ? [[level, number]] : [];
      }),
    );
    return { stock: { packs, last }, broken: packs.length < found.packs.length };
  } catch {
    return { stock: EMPTY, broken: true };
  }
};

/** Store the packs; returns whether they are really there. */
export const keepStock = (store: Store | null, stock: Stock): boolean => {
  try {
    const text = JSON.stringify(stock);
    store?.setItem(KEY, text);
    return store?.getItem(KEY) === text;
  } catch {
    return false;
  }
};

export const leftIn = (pack: KeptPack): number => PUZZLES_A_PACK - pack.played;

const ofLevel = (stock: Stock, level: PackLevel): readonly KeptPack[] =>
  stock.packs.filter((one) => one.level === level && leftIn(one) > 0);

/** How many puzzles of a level can still be played. */
export const left = (stock: Stock, level: PackLevel): number =>
  ofLevel(stock, level).reduce((all, one) => all + leftIn(one), 0);

/**
 * The pack for a run, which has all its boards from one: the one that is nearly played, as long as
 * it has enough for a good run, else the one with most left.
 */
const ENOUGH = 40;
export const packFor = (stock: Stock, level: PackLevel): KeptPack | null => {
  const packs = [...ofLevel(stock, level)].sort((a, b) => leftIn(a) - leftIn(b));
  return packs.find((one) => leftIn(one) >= ENOUGH) ?? packs.at(-1) ?? null;
};

export const packOf = (stock: Stock, level: PackLevel, number: number): KeptPack | null =>
  stock.packs.find((one) => one.level === level && one.number === number) ?? null;

/** This pack's next puzzle was dealt: it is never dealt again. */
export const dealt = (stock: Stock, pack: KeptPack): Stock => ({
  ...stock,
  packs: stock.packs.map((one) =>
    one.level === pack.level && one.number === pack.number
      ? { ...one, played: Math.min(PUZZLES_A_PACK, one.played + 1) }
      : one,
  ),
});

/** The packs to fetch: one of each level that has less than a whole pack left. */
export const wanted = (
  stock: Stock,
): readonly { readonly level: PackLevel; readonly number: number }[] =>
  PACK_LEVELS.filter((level) => left(stock, level) < PUZZLES_A_PACK).map((level) => ({
    level,
    number: ((stock.last[level] ?? 0) % MOST_PACKS) + 1,
  }));

/**
 * The stock with a pack that has come, without those that are played; a pack that is none changes
 * nothing. The running run still needs its own.
 */
export const withPack = (stock: Stock, come: unknown, running: number | null = null): Stock => {
  if (!isPack(come)) return stock;
  const { level, number } = come;
  const puzzles = come.puzzles.map(({ area, pieces, stars }) => ({
    area,
    pieces: pieces as readonly PieceId[],
    stars,
  }));
  const others = stock.packs.filter(
    (one) =>
      (one.level !== level || one.number !== number) && (leftIn(one) > 0 || one.number === running),
  );
  return {
    packs: [...others, { level, number, puzzles, played: 0 }],
    last: { ...stock.last, [level]: number },
  };
};
