import { expect, test } from 'vitest';
import { invitation, pathOf, routeOf } from '../src/routing/router';

test('an address means a screen and a screen has an address', () => {
  for (const path of ['/', '/new', '/t/abc', '/solo', '/settings', '/rules', '/replay/abc/2']) {
    expect(pathOf(routeOf(path))).toBe(path);
  }
  for (const path of ['/t/abc/def', '/t/a/b/c', '/replay/a/b/c', '/rules/<b>', '/none', '/t']) {
    expect(routeOf(path)).toEqual({ screen: 'nowhere' });
  }
});

test('a feature gets the rest of its address and what is asked of it', () => {
  expect(routeOf('/replay/abc/2', '?at=7')).toEqual({
    screen: 'feature',
    feature: 'replay',
    rest: ['abc', '2'],
    query: 'at=7',
  });
  expect(pathOf(routeOf('/look-up', '?area=%23%23'))).toBe('/look-up?area=%23%23');
});

test('an invitation names a machine that phones can find', () => {
  const lan = 'http://192.168.0.7:8642';
  for (const hostname of ['localhost', '127.0.0.1', '[::1]']) {
    const here = { origin: `http://${hostname}:8642`, hostname };
    expect(invitation(here, lan, 'abc')).toBe(`${lan}/t/abc`);
    expect(invitation(here, '', 'abc')).toBe(`http://${hostname}:8642/t/abc`);
  }
  const there = { origin: 'https://ubongo.example', hostname: 'ubongo.example' };
  expect(invitation(there, lan, 'abc')).toBe('https://ubongo.example/t/abc');
});
