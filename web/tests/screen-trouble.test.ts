/** Why a big screen shows no table, and whether it tries again by itself. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/settings/preferences.svelte';
import { mayChange, troubleId } from '../src/table/screen/screen-trouble';
import { sayIn } from './all-words';

test('what people may change is tried again, what is for good is not', () => {
  expect(['table_locked', 'table_full', 'table_frozen'].every(mayChange)).toBe(true);
  expect(['no_such_table', 'kicked', 'elsewhere', 'table_closed', ''].some(mayChange)).toBe(false);
});

test.each(LANGUAGES)('a screen has sentences of its own in %s', (language) => {
  const say = sayIn(language);
  for (const reason of ['table_full', 'table_locked', 'elsewhere']) {
    expect(say(troubleId(reason))).toMatch(/\.$/);
  }
  expect(troubleId('kicked')).toBe('');
});
