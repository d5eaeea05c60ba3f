// @vitest-environment happy-dom
/** The offer to put the page on the home screen: when it comes, and when it never comes again. */
import { expect, test, vi } from 'vitest';
import {
  answerOffer,
  awaitOffer,
  countVisit,
  homeScreen,
  visitsIn,
} from '../src/offline/home-screen.svelte';

const store = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('it comes with the second visit, and a reload is none', () => {
  const own = store();
  expect(countVisit(own, '2026-11-17')).toBe(false);
  expect(countVisit(own, '2026-11-17')).toBe(false);
  expect(countVisit(own, '2026-11-18')).toBe(true);
  expect(visitsIn(own)).toEqual({ days: 2, last: '2026-11-18', declined: false });
});

test('without a store, or with nonsense in it, nothing is offered', () => {
  expect(countVisit(null, '2026-11-18')).toBe(false);
  const own = store();
  for (const nonsense of ['{', '7', '{"days":"many"}', 'null']) {
    own.setItem('ubongo-home-screen', nonsense);
    expect(countVisit(own, '2026-11-18')).toBe(false);
  }
});

test('the offer of the browser is held back, taken up once, and declined for good', async () => {
  const own = store();
  countVisit(own, '2026-11-17');
  awaitOffer(own, '2026-11-18');
  const offered = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome: 'accepted' })),
  });
  dispatchEvent(offered);
  expect(offered.defaultPrevented).toBe(true);
  expect(homeScreen.offer).not.toBeNull();
  await answerOffer(own, true);
  expect(offered.prompt).toHaveBeenCalledOnce();
  expect(homeScreen.offer).toBeNull();
  expect(visitsIn(own).declined).toBe(false);

  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: offered.prompt }));
  await answerOffer(own, false);
  expect(visitsIn(own).declined).toBe(true);
  expect(countVisit(own, '2026-11-19')).toBe(false);
});
