/**
 * The layout of the scene: where the board and the slots of the tray are. Lengths are cells, so
 * that a piece has the same size in the tray as on the board; `cell` is the number of pixels of
 * one.
 *
 * Every way to put the tray (below in one to four rows, beside in one or two columns) is tried, and
 * the one with the largest cells wins.
 */
import { type Point, type Shape, type Size, sizeOf } from '../shapes/geometry';

export interface Slot extends Size {
  /** The middle of the slot: a piece keeps it whatever its pose. */
  readonly middle: Point;
}

export interface Scene extends Size {
  readonly cell: number;
  /** Where the cell (0, 0) of the board begins. */
  readonly board: Point;
  readonly slots: readonly Slot[];
}

/** The rim of the board around its area, and the air between things. */
export const RIM = 0.45;
const AIR = 0.3;
const LARGEST_CELL = 112;

/** A slot is as wide as its piece is long; an upright piece may reach over its edge a little. */
const slotSize = (shape: Shape): Size => {
  const { width, height } = sizeOf(shape);
  const long = Math.max(width, height);
  return { width: long + AIR, height: Math.min((width + height) / 2, 3) + AIR };
};

const inRows = (sizes: readonly Size[], rows: number): (readonly number[])[] => {
  const many = Math.ceil(sizes.length / rows);
  const indexes = sizes.map((_, index) => index);
  return Array.from({ length: rows }, (_, row) =>
    indexes.slice(row * many, (row + 1) * many),
  ).filter((row) => row.length > 0);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

interface Tray extends Size {
  readonly slots: readonly Slot[];
}

const trayOf = (sizes: readonly Size[], rows: number): Tray => {
  const grouped = inRows(sizes, rows);
  const widths = grouped.map((row) => sum(row.map((index) => sizes[index]!.width)));
  const heights = grouped.map((row) => Math.max(...row.map((index) => sizes[index]!.height)));
  const width = Math.max(...widths);
  const slots: Slot[] = [];
  let top = 0;
  grouped.forEach((row, number) => {
    // The slots of a shorter row share the space that is left.
    const spare = (width - widths[number]!) / row.length;
    let left = 0;
    for (const index of row) {
      const size = { width: sizes[index]!.width + spare, height: heights[number]! };
      slots.push({ ...size, middle: { x: left + size.width / 2, y: top + size.height / 2 } });
      left += size.width;
    }
    top += heights[number]!;
  });
  return { slots, width, height: top };
};

const movedBy = (slots: readonly Slot[], x: number, y: number): Slot[] =>
  slots.map((slot) => ({ ...slot, middle: { x: slot.middle.x + x, y: slot.middle.y + y } }));

/** The scene for a space of this many pixels. */
export const sceneFor = (
  space: Size,
  area: Size,
  shapes: readonly Shape[],
  leftHanded = false,
): Scene => {
  const board = { width: area.width + 2 * RIM, height: area.height + 2 * RIM };
  const sizes = shapes.map(slotSize);
  let best: Scene | null = null;
  const offer = (
    size: Size,
    at: (width: number, height: number) => { board: Point; slots: Slot[] },
  ): void => {
    // Never zero, even if there is no space at all for a moment.
    const cell = Math.max(
      1,
      Math.min(LARGEST_CELL, space.width / (size.width + AIR), space.height / (size.height + AIR)),
    );
    // A tiny difference must not make the tray jump.
    if (best && cell <= best.cell * 1.02) return;
    const width = space.width / cell;
    const height = space.height / cell;
    best = { cell, width, height, ...at(width, height) };
  };
  if (!sizes.length) {
    offer(board, (width, height) => ({
      board: { x: (width - area.width) / 2, y: (height - area.height) / 2 },
      slots: [],
    }));
  }
  for (let rows = 1; rows <= Math.min(4, sizes.length); rows++) {
    const tray = trayOf(sizes, rows);
    offer(
      { width: Math.max(board.width, tray.width), height: board.height + AIR + tray.height },
      (width, height) => {
        const spare = (height - board.height - tray.height - AIR) / 2;
        return {
          board: { x: (width - board.width) / 2 + RIM, y: spare + RIM },
          slots: movedBy(tray.slots, (width - tray.width) / 2, spare + board.height + AIR),
        };
      },
    );
  }
  for (let columns = 1; columns <= Math.min(4, sizes.length); columns++) {
    const tray = trayOf(sizes, Math.ceil(sizes.length / columns));
    const together = board.width + 2 * AIR + tray.width;
    offer({ width: together, height: Math.max(board.height, tray.height) }, (width, height) => {
      const spare = (width - together) / 2;
      const boardLeft = leftHanded ? spare + tray.width + 2 * AIR : spare;
      const trayLeft = leftHanded ? spare : spare + board.width + 2 * AIR;
      return {
        board: { x: boardLeft + RIM, y: (height - board.height) / 2 + RIM },
        slots: movedBy(tray.slots, trayLeft, (height - tray.height) / 2),
      };
    });
  }
  return best ?? { cell: 1, width: 1, height: 1, board: { x: 0, y: 0 }, slots: [] };
};
