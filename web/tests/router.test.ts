import { expect, test } from 'vitest';
import { codeIn, invitation, pathOf, routeOf } from '../src/routing/router';

test('an address means a screen and a screen has an address', () => {
  for (const path of ['/', '/new', '/t/abc', '/solo', '/settings', '/rules', '/replay/abc/2']) {
    expect(pathOf(routeOf(path))).toBe(path);
  }
  for (const path of ['/t/abc/def', '/t/a/b/c', '/replay/a/b/c', '/rules/<b>', '/none', '/t']) {
    expect(routeOf(path)).toEqual({ screen: 'nowhere' });
  }
});

test('a big screen has an address below its table, and one where it asks for a code', () => {
  expect(routeOf('/t/abc/screen')).toEqual({ screen: 'big-screen', table: 'abc' });
  expect(routeOf('/screen', '?code=K7M2QX')).toEqual({ screen: 'big-screen', table: null });
  for (const path of ['/t/abc/screen', '/screen']) expect(pathOf(routeOf(path))).toBe(path);
  for (const path of ['/screen/abc', '/t/abc/screens', '/t/screen/a/screen']) {
    expect(routeOf(path)).toEqual({ screen: 'nowhere' });
  }
  const there = { origin: 'https://ubongo.example', hostname: 'ubongo.example' };
  const link = 'https://ubongo.example/t/abc/screen';
  expect(invitation(there, '', 'abc', 'K7M2QX', 'big-screen')).toBe(`${link}?code=K7M2QX`);
  // Once the game has begun there is no code.
  expect(invitation(there, '', 'abc', '', 'big-screen')).toBe(link);
});

test('an event has an address, and its wall one below it', () => {
  expect(routeOf('/e/abc')).toEqual({ screen: 'event', event: 'abc' });
  expect(routeOf('/e/abc/screen')).toEqual({ screen: 'wall', event: 'abc' });
  expect(routeOf('/new-event')).toEqual({ screen: 'new-event' });
  for (const path of ['/e/abc', '/e/abc/screen', '/new-event']) {
    expect(pathOf(routeOf(path))).toBe(path);
  }
  for (const path of ['/e', '/e/abc/def', '/e/a/screen/b', '/e/<b>', '/new-event/abc']) {
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
    expect(invitation(here, lan, 'abc', 'K7M2QX')).toBe(`${lan}/t/abc?code=K7M2QX`);
    expect(invitation(here, '', 'abc', 'K7M2QX')).toBe(`http://${hostname}:8642/t/abc?code=K7M2QX`);
  }
  const there = { origin: 'https://ubongo.example', hostname: 'ubongo.example' };
  expect(invitation(there, lan, 'abc', 'K7M2QX')).toBe('https://ubongo.example/t/abc?code=K7M2QX');
});

test('an invitation has the code in it, and a broken one is only a link to the table', () => {
  expect(codeIn('?code=K7M2QX')).toBe('K7M2QX');
  expect(codeIn('?from=mail&code=k7m2qx')).toBe('k7m2qx');
  for (const search of ['', '?code=', '?code=K7M', '?code=K7M2QX%3C', '?codes=K7M2QX']) {
    expect(codeIn(search)).toBe('');
  }
  expect(routeOf('/t/abc', '?code=K7M2QX')).toEqual({ screen: 'table', table: 'abc' });
});
