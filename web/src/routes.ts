/** The features beside the table, each fetched when it is entered first. */
import type { Component } from 'svelte';
import { type Feature, folderOf } from './routing/router';

/** What a feature is told: the rest of its address, and what was asked of it. */
export interface FeatureAddress {
  readonly rest: readonly string[];
  readonly query: string;
}

const files = import.meta.glob<{ default: Component<FeatureAddress> }>('./features/*/Page.svelte');

export const pageOf = async (feature: Feature): Promise<Component<FeatureAddress>> => {
  const file = files[`./features/${folderOf(feature)}/Page.svelte`];
  if (!file) throw new Error(`there is no feature ${feature}`);
  return (await file()).default;
};
