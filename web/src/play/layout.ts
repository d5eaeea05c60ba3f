/**
 * The layout of the scene: where the card with its area is, its lists, and the slots of the tray.
 * Lengths are cells, so that a piece has the same size in the tray as on the board; `cell` is the
 * number of pixels of one.
 *
 * A scene is laid out for the largest area and the most pieces of its side, not for the puzzle that
 * is dealt: so the board has the same place and size in every round of a game. Every way to put
 * lists and tray is tried, and the one with the largest cells wins.
 */
import { type Point, type Shape, type Size, sizeOf, turned } from '../shapes/geometry';

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Slot extends Size {
  /** The middle of the slot: a piece keeps it whatever its pose. */
  readonly middle: Point;
  /** Whether its piece begins lying flat, else upright. */
  readonly isFlat: boolean;
}

/** How a card shows its six lists: all of them, only the one that was rolled, or none. */
export type Lists = 'column' | 'strip' | 'none';

export interface Scene extends Size {
  readonly cell: number;
  readonly card: Box;
  readonly lists: Lists;
  /** Where the lists, or the one that was rolled, are on the card; empty without any. */
  readonly list: Box;
  /** Where the cell (0, 0) of the board begins. */
  readonly board: Point;
  readonly slots: readonly Slot[];
}

export interface SceneWish {
  /** The area of the puzzle. */
  readonly area: Size;
  /** The largest area that may be dealt here; the same as `area` where there is only one. */
  readonly room?: Size;
  readonly shapes: readonly Shape[];
  /** Whether the card has lists. */
  readonly hasLists?: boolean;
  /** The tray is at the left if it is beside the card. */
  readonly leftHanded?: boolean;
  /** The largest cell, in pixels. */
  readonly largest?: number;
}

/** The air around a thing, between the area and the edge of its card, and below a list. */
const AIR = 0.3;
const RIM = 0.35;
const EDGE = 0.25;
const STRIP = 0.92;
const COLUMN = 3.4;
/** The width of a row of slots grows with the card, a slot's own is this at least. */
const NARROW = 2.5;
const WIDE = 3.45;
const LOW = 2.45;
const HIGH = 3.2;
const LARGEST = 112;
/** So much smaller may the cells be where the whole card is shown. */
const WHOLE_CARD = 1.05;

interface CardParts extends Size {
  readonly lists: Lists;
}

/** The smallest card for an area of this size, with its lists. */
const cardOf = (room: Size, lists: Lists): CardParts => {
  const width = room.width + 2 * RIM + 2 * EDGE;
  const height = room.height + 2 * RIM + 2 * EDGE;
  switch (lists) {
    case 'column':
      return { lists, width: width + COLUMN, height };
    case 'strip':
      return { lists, width, height: height + STRIP - 0.05 };
    default:
      return { lists, width: width - 0.2, height: height - 0.2 };
  }
};

interface Tray extends Size {
  readonly rows: number;
  readonly columns: number;
}

/** The smallest tray for so many pieces in this many rows, below the card. */
const trayBelow = (count: number, rows: number): Tray => {
  const columns = Math.ceil(count / rows);
  return {
    rows,
    columns,
    width: columns * (columns <= 2 ? WIDE : NARROW),
    height: rows * (rows === 1 ? HIGH : LOW),
  };
};

/** The same in this many columns, beside the card: there is more height than width. */
const trayBeside = (count: number, columns: number): Tray => {
  const rows = Math.ceil(count / columns);
  return {
    rows,
    columns,
    width: columns * (columns === 1 ? WIDE : NARROW),
    height: rows * (columns === 1 || rows > 2 ? LOW : HIGH),
  };
};

interface Needed {
  readonly index: number;
  readonly long: number;
  readonly short: number;
}

/**
 * Which pieces of a row begin lying flat: those that would stand out above and below, then as many
 * others as there is room for, those first that need the least more of it.
 */
const flatIn = (needed: readonly Needed[], width: number, height: number): ReadonlySet<number> => {
  const flat = new Set<number>();
  let left = width - needed.reduce((sum, one) => sum + one.short, 0);
  const isTall = (one: Needed): boolean => one.long - AIR > height;
  const more = (one: Needed): number => one.long - one.short;
  const order = [...needed].sort(
    (a, b) =>
      Number(isTall(b)) - Number(isTall(a)) || (isTall(a) ? b.long - a.long : more(a) - more(b)),
  );
  for (const one of order) {
    // Tall ones may come a little closer to each other.
    if (more(one) > left + (isTall(one) ? 2 * AIR : 0)) continue;
    left -= more(one);
    flat.add(one.index);
  }
  return flat;
};

/** One row of the tray: how wide each piece is, which of them lie flat, and how high the row is. */
interface TrayRow {
  readonly needed: readonly Needed[];
  readonly flat: ReadonlySet<number>;
  readonly widths: readonly number[];
  readonly height: number;
  /** By how much its pieces lie over each other. */
  readonly over: number;
}

const trayRow = (needed: readonly Needed[], width: number, height: number): TrayRow => {
  const flat = flatIn(needed, width, height);
  const widths = needed.map((one) => (flat.has(one.index) ? one.long : one.short));
  return {
    needed,
    flat,
    widths,
    height: Math.max(...needed.map((one) => (flat.has(one.index) ? one.short : one.long))) - AIR,
    over: Math.max(0, widths.reduce((sum, one) => sum + one, 0) - width),
  };
};

/** Every order of a few things, the given one first. */
const orders = <T>(things: readonly T[]): (readonly T[])[] =>
  things.length < 2
    ? [things]
    : things.flatMap((one, at) =>
        orders(things.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
      );

/** So many pieces are tried in every order; more have the one they come in. */
const FEW = 4;

/**
 * Slots that fill a space row by row; a longer piece has a wider slot. Which piece is in which row
 * is chosen so that they are apart: two long ones in a row would lie over each other.
 */
const slotsIn = (box: Box, shapes: readonly Shape[], { rows, columns }: Tray): Slot[] => {
  const height = box.height / rows;
  const needed = shapes.map((shape, index): Needed => {
    const size = sizeOf(shape);
    return {
      index,
      long: Math.max(size.width, size.height) + AIR,
      short: Math.min(size.width, size.height) + AIR,
    };
  });
  const filled = (order: readonly Needed[]): TrayRow[] =>
    Array.from({ length: rows }, (_, row) =>
      trayRow(order.slice(row * columns, (row + 1) * columns), box.width, height),
    );
  const highOf = (tried: readonly TrayRow[]): number =>
    tried.reduce((sum, row) => sum + row.height, 0);
  /** By how much pieces lie over each other, and stand out of the tray. */
  const excessOf = (tried: readonly TrayRow[]): number =>
    tried.reduce((sum, row) => sum + row.over, Math.max(0, highOf(tried) - box.height));
  let best = filled(needed);
  // Mostly the given order will do, and no other has to be tried.
  if (shapes.length <= FEW && excessOf(best) > 0) {
    best = orders(needed)
      .map(filled)
      .reduce((kept, tried) => (excessOf(tried) < excessOf(kept) - 1e-9 ? tried : kept));
  }
  // Rows are equally high, unless a piece needs more of the height than that.
  const isEven = best.every((row) => row.height <= height);
  const more = (box.height - highOf(best)) / rows;
  const slots: Slot[] = [];
  let top = box.y;
  for (const row of best) {
    const high = isEven ? height : row.height + more;
    const spare = (box.width - row.widths.reduce((sum, one) => sum + one, 0)) / row.needed.length;
    let left = box.x;
    row.needed.forEach(({ index }, at) => {
      const width = row.widths[at]! + spare;
      left += width;
      slots[index] = {
        width,
        height: high,
        isFlat: row.flat.has(index),
        middle: { x: left - width / 2, y: top + high / 2 },
      };
    });
    top += high;
  }
  return slots;
};

/** The pose that a piece begins in. */
export const beginningPose = (shape: Shape, { isFlat }: Slot): Shape => {
  const { width, height } = sizeOf(shape);
  return (isFlat ? height > width : width > height) ? turned(shape) : shape;
};

/** One way to put card and tray: the room it needs, and where both are in the room there is. */
interface Arrangement extends Size {
  readonly card: CardParts;
  readonly tray: Tray | null;
  readonly placed: (there: Size) => { readonly card: Box; readonly tray: Box };
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** A card may be wider than it must be, where it fills a phone from edge to edge. */
const widthOf = (card: CardParts, width: number): number =>
  card.lists === 'strip' ? Math.min(width, card.width * 1.25) : card.width;

/** The card in the middle, and no pieces beside it. */
const alone = (card: CardParts): Arrangement => ({
  card,
  tray: null,
  width: card.width,
  height: card.height,
  placed: ({ width, height }) => ({
    card: {
      x: (width - widthOf(card, width)) / 2,
      y: (height - card.height) / 2,
      width: widthOf(card, width),
      height: card.height,
    },
    tray: NOWHERE,
  }),
});

/** The tray below the card. */
const below = (card: CardParts, tray: Tray): Arrangement => {
  const wide = Math.max(card.width, tray.width);
  return {
    card,
    tray,
    width: wide,
    height: card.height + tray.height + AIR,
    placed: ({ width, height }) => {
      // The tray has all that is left, but its pieces do not lie far apart.
      const trayWidth = Math.min(width, wide * 1.15);
      const left = height - card.height - AIR;
      const trayHeight = Math.min(left, tray.height * 1.35);
      // What nobody needs is above, between and below: the card stays near its pieces.
      const spare = (left - trayHeight) / 3;
      return {
        card: {
          x: (width - widthOf(card, width)) / 2,
          y: spare,
          width: widthOf(card, width),
          height: card.height,
        },
        tray: {
          x: (width - trayWidth) / 2,
          y: spare + card.height + AIR + spare,
          width: trayWidth,
          height: trayHeight,
        },
      };
    },
  };
};

/** The tray beside the card, for left-handed players at its left. */
const beside = (card: CardParts, tray: Tray, leftHanded: boolean): Arrangement => {
  const together = card.width + AIR + tray.width;
  return {
    card,
    tray,
    width: together,
    height: Math.max(card.height, tray.height),
    placed: ({ width, height }) => {
      const trayWidth = tray.width + Math.min(width - together, tray.width * 0.4);
      const trayHeight = Math.min(height - 0.2, tray.height * 1.5);
      const x = (width - card.width - AIR - trayWidth) / 2;
      return {
        card: {
          x: leftHanded ? width - card.width : 0,
          y: (height - card.height) / 2,
          width: card.width,
          height: card.height,
        },
        tray: {
          x: leftHanded ? x : card.width + AIR + x,
          y: (height - trayHeight) / 2,
          width: trayWidth,
          height: trayHeight,
        },
      };
    },
  };
};

/** Every way to put lists and tray; the whole card is the loveliest, so it is tried first. */
const arrangements = (room: Size, { shapes, hasLists, leftHanded }: SceneWish): Arrangement[] => {
  const counts = Array.from({ length: Math.min(4, shapes.length) }, (_, before) => before + 1);
  return (hasLists ? (['column', 'strip'] as const) : (['none'] as const)).flatMap((lists) => {
    const card = cardOf(room, lists);
    if (!shapes.length) return [alone(card)];
    return [
      ...counts.map((rows) => below(card, trayBelow(shapes.length, rows))),
      ...counts.map((columns) =>
        beside(card, trayBeside(shapes.length, columns), leftHanded ?? false),
      ),
    ];
  });
};

/** What is where on a card with this box: its lists, and the area. */
const printedOn = (
  { lists }: CardParts,
  box: Box,
  area: Size,
): Pick<Scene, 'card' | 'lists' | 'list' | 'board'> => {
  const strip = lists === 'strip' ? STRIP : 0;
  const column = lists === 'column' ? COLUMN : 0;
  const list =
    lists === 'column'
      ? {
          x: box.x + EDGE + 0.05,
          y: box.y + EDGE,
          width: column - 0.1,
          height: box.height - 2 * EDGE,
        }
      : { x: box.x + EDGE, y: box.y + EDGE, width: box.width - 2 * EDGE, height: strip };
  const left = box.x + column;
  const top = box.y + (strip ? EDGE + strip - 0.1 : 0);
  return {
    card: box,
    lists,
    list: lists === 'none' ? { x: box.x, y: box.y, width: 0, height: 0 } : list,
    board: {
      x: left + (box.x + box.width - left - area.width) / 2,
      y: top + (box.y + box.height - top - area.height) / 2,
    },
  };
};

/** The scene for a space of this many pixels. */
export const sceneFor = (space: Size, wish: SceneWish): Scene => {
  const { area, shapes } = wish;
  const room = {
    width: Math.max(area.width, wish.room?.width ?? 0),
    height: Math.max(area.height, wish.room?.height ?? 0),
  };
  const largest = wish.largest ?? LARGEST;
  // Never zero, even if there is no space at all for a moment.
  const cellOf = (way: Size): number =>
    Math.max(1, Math.min(largest, space.width / way.width, space.height / way.height));
  // What was tried before is kept unless this is clearly larger; for a whole card, much larger.
  const best = arrangements(room, wish).reduce((kept, way) =>
    cellOf(way) > cellOf(kept) * (kept.card.lists === way.card.lists ? 1.02 : WHOLE_CARD)
      ? way
      : kept,
  );
  const cell = cellOf(best);
  const there = { width: space.width / cell, height: space.height / cell };
  const { card, tray } = best.placed(there);
  return {
    ...there,
    cell,
    ...printedOn(best.card, card, area),
    slots: best.tray ? slotsIn(tray, shapes, best.tray) : [],
  };
};
