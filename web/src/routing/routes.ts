/** The rooms beside the table, each fetched when it is entered first. */
import type { Component } from 'svelte';
import { folderOf, type Room } from './router';

/** What a room is told: the rest of its address, and what was asked of it. */
export interface RoomAddress {
  readonly rest: readonly string[];
  readonly query: string;
}

const files = import.meta.glob<{ default: Component<RoomAddress> }>('../features/*/Page.svelte');

export const roomOf = async (room: Room): Promise<Component<RoomAddress>> => {
  const file = files[`../features/${folderOf(room)}/Page.svelte`];
  if (!file) throw new Error(`there is no room ${room}`);
  return (await file()).default;
};
