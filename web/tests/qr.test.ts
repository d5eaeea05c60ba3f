import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { qr } from '../src/ui/qr';

/** Made with segno: text, mask, rows; error correction M, no boost; codes without a byte to spare. */
const known = JSON.parse(readFileSync('tests/qr.json', 'utf8')) as {
  text: string;
  mask: number;
  rows: string[];
}[];

test.each(known)('$text is the code that others make of it', ({ text, mask, rows }) => {
  const modules = qr(text, mask)!;
  expect(modules.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(rows);
});

test('a text that is too long has no code', () => {
  expect(qr('x'.repeat(107))).toBeNull();
  expect(qr('x'.repeat(106))).toHaveLength(41);
});
