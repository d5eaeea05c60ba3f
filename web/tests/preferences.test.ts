import { expect, test } from 'vitest';
import { pathOf, routeOf } from '../src/routing/router';
import { languageOf, remember, remembered, usual } from '../src/settings/preferences.svelte';

const store = (text: string | null) => ({
  text,
  getItem: () => text,
  setItem(_: string, value: string) {
    this.text = value;
  },
});

test('the first language that we speak is taken', () => {
  expect(languageOf(['sv-SE', 'fr-CA', 'de'])).toBe('fr');
  expect(languageOf(['sv'])).toBe('en');
});

test('what was remembered comes back, and what is odd is as usual', () => {
  const one = store(null);
  remember(one, { ...usual(['nl']), sound: false, theme: 'dark' });
  expect(remembered(store(one.text), [])).toMatchObject({
    language: 'nl',
    sound: false,
    theme: 'dark',
  });
  expect(remembered(store('{"theme":"pink","sound":"loud","odd":1}'), ['it'])).toEqual(
    usual(['it']),
  );
  expect(remembered(store('no json'), [])).toEqual(usual());
  expect(remembered(null, [])).toEqual(usual());
});

test('a new browser has a coach, one that has played with an older release has none', () => {
  expect(remembered(null, []).coach).toBe(true);
  expect(remembered(store('{"knowsHow":true}'), []).coach).toBe(false);
  expect(remembered(store('{"knowsHow":true,"coach":true}'), []).coach).toBe(true);
  expect(remembered(store('{"knowsHow":false}'), []).coach).toBe(true);
});

test('a store that throws is no reason to stop', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => remember(full, usual())).not.toThrow();
});

test('addresses lead to screens and back', () => {
  for (const path of ['/', '/new', '/solo', '/settings', '/rules', '/t/Ab3_x-9']) {
    expect(pathOf(routeOf(path))).toBe(path);
  }
  for (const path of ['/t/', '/t/a/b', '/t/a%20b', '/else']) {
    expect(routeOf(path).screen).toBe('nowhere');
  }
});
