/**
 * The service worker: the page opens again without a network. On the first visit the browser stores
 * one whole build (index, what is of use offline, its words), and only that: nothing is added later,
 * so the stored files always fit together. With a network the page always comes from
 * the server, so a new build is used on the next load.
 *
 * `offline.vite.ts` writes the file names of the build in here.
 */
import { cacheOf, isGone, outdated, wayOf } from './strategy';

declare const __FILES__: readonly string[];
declare const __BUILD__: string;

/** The used part of a service worker's interface; the types of the page do not include it. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
}
const worker = self as unknown as Worker;

const INDEX = '/';
const files = new Set(__FILES__);
/** How long a network may stay silent before the stored page is shown. */
const PATIENCE = 4000;

const keepBuild = async (): Promise<void> => {
  const name = cacheOf(__BUILD__);
  try {
    const cache = await caches.open(name);
    await cache.addAll([new Request(INDEX, { cache: 'reload' }), ...__FILES__]);
  } catch (error) {
    // All files or none: the previous worker keeps its own.
    await caches.delete(name);
    throw error;
  }
  await worker.skipWaiting();
};

const clearAway = async (): Promise<void> => {
  const names = outdated(await caches.keys(), __BUILD__);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const keptIndex = async (): Promise<Response | undefined> =>
  (await caches.open(cacheOf(__BUILD__))).match(INDEX);

const page = async (request: Request): Promise<Response> => {
  const kept = await keptIndex();
  if (!kept) return fetch(request);
  const network = fetch(request).then((answer) => (isGone(answer.status) ? kept : answer));
  const late = new Promise<Response>((give) => setTimeout(() => give(kept), PATIENCE));
  return Promise.race([network.catch(() => kept), late]);
};

const asset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(keepBuild()));
worker.addEventListener('activate', (event) => event.waitUntil(clearAway()));
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin, files);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way === 'kept') event.respondWith(asset(event.request));
});
