/** How long a name is: as `ubongo.server.tables.names` counts it. */
import { expect, test } from 'vitest';
import { nameLength } from '../src/api/names';
import { LANGUAGES } from '../src/settings/preferences.svelte';
import { sayIn } from './all-words';

test.each([
  ['', 0],
  ['  Ada   Lovelace ', 12],
  ['Zoe\u0308', 3],
  ['\u2764\ufe0f', 1],
  ['👨‍👩‍👧', 3],
  ['李小龍', 3],
  ['x'.repeat(21), 21],
])('%j has %i characters', (name, length) => {
  expect(nameLength(name)).toBe(length);
});

test('a name that nobody may have is not refused for a character that nobody can see', () => {
  for (const language of LANGUAGES) {
    const told = (why: string) =>
      sayIn(language)('refused-bad-name', { why, length: 5, longest: 20 });
    expect(new Set(['empty', 'long', 'blocked', 'sign'].map(told)).size).toBe(4);
  }
});
