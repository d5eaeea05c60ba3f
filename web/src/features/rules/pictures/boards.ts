/** Two sides of boards for explanations; their lists are real, every set covers the area. */

import type { Laid } from '../../../api/protocol';
import { SYMBOL_ORDER } from '../../../art/SymbolArt.svelte';
import { parsed } from '../../../shapes/geometry';

export interface Shown {
  readonly letter: 'A' | 'B';
  readonly area: string;
  readonly lists: readonly (readonly string[])[];
}

export const EASY: Shown = {
  letter: 'A',
  area: '.###/####/####/..##',
  lists: ['T4 L4 L5', 'L3 Y5 Z5', 'I4 O4 L5', 'L4 S4 L5', 'I3 P5 Z5', 'T4 O4 P5'].map((one) =>
    one.split(' '),
  ),
};

export const HARD: Shown = {
  letter: 'B',
  area: '###../####./.####/.####/..##.',
  lists: [
    'I3 S4 Y5 P5',
    'L4 S4 O4 P5',
    'I3 L4 L5 P5',
    'L3 T4 L5 P5',
    'T4 L4 S4 Z5',
    'I3 T4 Y5 P5',
  ].map((one) => one.split(' ')),
};

export const SYMBOLS = SYMBOL_ORDER;

const laid = (piece: Laid['piece'], text: string, x: number, y: number): Laid => ({
  piece,
  cells: parsed(text).map(([across, down]) => [across + x, down + y]),
});

/** With the mask rolled: how the easy side is covered. */
export const COVER: readonly Laid[] = [
  laid('T4', '###/.#.', 1, 0),
  laid('O4', '##/##', 0, 1),
  laid('P5', '.#/##/##', 2, 1),
];
