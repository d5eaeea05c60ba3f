/** The lazy routes: fetches the table, or a feature with its words, when somebody goes there. */
import type { Component } from 'svelte';
import { featuresEntered, loadWords } from './i18n/say.svelte';
import { fetchPart } from './routing/lazy-parts';
import { type Feature, type FeatureAddress, folderOf } from './routing/router';

// Start and settings are part of the first load: `App` imports them at once.
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
  const isNew = !featuresEntered.has(feature);
  featuresEntered.add(feature);
  try {
    const [found] = await Promise.all([
      fetchPart(() => pageOf(feature)),
      isNew ? loadWords() : null,
    ]);
    return found;
  } catch (error) {
    featuresEntered.delete(feature);
    throw error;
  }
};

/** The table: most of the page, so it is fetched in advance where somebody may go there. */
export const fetchTable = () => import('./table/Table.svelte');

/** The rules as they are read beside a table; the table itself knows no feature. */
export const fetchRules = async (): Promise<Component<{ edition: string }>> => {
  const fetched = fetchPart(() => import('./features/rules/Beside.svelte'));
  const [beside] = await Promise.all([fetched, fetchFeature('rules')]);
  return beside.default;
};
