import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { written } from '../src/shapes/geometry';
import { PIECES } from '../src/shapes/pieces';

test('the pieces are those of the box', () => {
  const lines = readFileSync('../src/ubongo/data/pieces.txt', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# '));
  expect(PIECES.map((one) => [one.id, one.colour, one.mark, written(one.shape)].join(' '))).toEqual(
    lines.map((line) => line.split(/\s+/).join(' ')),
  );
});
