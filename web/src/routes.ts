/** The lazy routes: fetches the table, or a feature with its words, when somebody goes there. */
import type { Component } from 'svelte';
import { enterPart } from './i18n/say.svelte';
import { fetchPart } from './routing/lazy-parts';
import { type Feature, type FeatureAddress, folderOf } from './routing/router';

// Start is part of the first load: `App` imports it at once. Settings have no words of their own.
const files = import.meta.glob<{ default: Component<FeatureAddress> }>([
  './features/*/Page.svelte',
  '!./features/{start,settings}/Page.svelte',
]);

const pageOf = async (feature: Feature): Promise<Component<FeatureAddress>> => {
  const file = files[`./features/${folderOf(feature)}/Page.svelte`];
  if (!file) throw new Error(`there is no feature ${feature}`);
  return (await file()).default;
};

/** Fetch a feature and its words; it fails without a network if it was never fetched before. */
export const fetchFeature = async (feature: Feature): Promise<Component<FeatureAddress>> => {
  const [found] = await Promise.all([fetchPart(() => pageOf(feature)), enterPart(feature)]);
  return found;
};

/** The frame of every feature. */
export const fetchFeaturePage = () => import('./FeaturePage.svelte');

/** Settings; where there is no network a service worker has kept them. */
export const fetchSettings = () => import('./features/settings/Page.svelte');

const withTableWords = async <Found>(fetched: Promise<Found>): Promise<Found> =>
  (await Promise.all([fetched, enterPart('table')]))[0];

/** The ways to a table, and the session of one, with the words of the table. */
export const fetchNewTable = () => withTableWords(import('./table/NewTable.svelte'));
export const fetchSoloStart = () => withTableWords(import('./table/SoloStart.svelte'));
export const fetchTablePage = () => withTableWords(import('./TablePage.svelte'));

/** The table: most of the page, so it is fetched in advance where somebody may go there. */
export const fetchTable = () => import('./table/Table.svelte');

/** A table on a big screen, and the way to one, with their words. */
export const fetchScreen = async () =>
  (await Promise.all([import('./table/screen/Screen.svelte'), enterPart('screen')]))[0];
export const fetchScreenCode = async () =>
  (await Promise.all([import('./table/screen/ScreenCode.svelte'), enterPart('screen')]))[0];

/** An event, its wall and the way to one, with their words; its tables are tables. */
export const fetchEventPage = async () =>
  (await Promise.all([withTableWords(import('./event/Entry.svelte')), enterPart('event')]))[0];

/** The rules as they are read beside a table; the table itself knows no feature. */
export const fetchRules = async (): Promise<Component<{ edition: string }>> => {
  const fetched = fetchPart(() => import('./features/rules/Beside.svelte'));
  const [beside] = await Promise.all([fetched, fetchFeature('rules')]);
  return beside.default;
};
