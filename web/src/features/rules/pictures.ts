/** The pictures of the rules, by the names in the rules text, with a description of each. */
import type { Component } from 'svelte';
import Animals from './pictures/Animals.svelte';
import Bag from './pictures/Bag.svelte';
import Counting from './pictures/Counting.svelte';
import DieFaces from './pictures/DieFaces.svelte';
import Example from './pictures/Example.svelte';
import GemRows from './pictures/GemRows.svelte';
import Moves from './pictures/Moves.svelte';
import Passing from './pictures/Passing.svelte';
import PlayersAndBoards from './pictures/PlayersAndBoards.svelte';
import Points from './pictures/Points.svelte';
import Rewards from './pictures/Rewards.svelte';
import SecondChance from './pictures/SecondChance.svelte';
import Sides from './pictures/Sides.svelte';
import Solo from './pictures/Solo.svelte';
import Together from './pictures/Together.svelte';
import Track from './pictures/Track.svelte';
import Turning from './pictures/Turning.svelte';

export interface Picture {
  // biome-ignore lint/suspicious/noExplicitAny: each picture has props of its own, given beside it
  readonly drawn: Component<any>;
  readonly props?: Readonly<Record<string, unknown>>;
  /** The description, for readers who do not see the picture. */
  readonly told: string;
}

export const PICTURES: Readonly<Record<string, Picture>> = {
  sides: { drawn: Sides, told: 'rules-see-sides' },
  die: { drawn: DieFaces, told: 'rules-see-die' },
  turning: { drawn: Turning, told: 'rules-see-turning' },
  example: { drawn: Example, told: 'rules-see-example' },
  'gem-board': { drawn: GemRows, told: 'rules-see-gem-board' },
  'boards-in-play': { drawn: PlayersAndBoards, told: 'rules-see-boards-in-play' },
  moves: { drawn: Moves, told: 'rules-see-moves' },
  taking: { drawn: GemRows, props: { taking: true }, told: 'rules-see-taking' },
  'second-chance': { drawn: SecondChance, told: 'rules-see-second-chance' },
  counting: { drawn: Counting, told: 'rules-see-counting' },
  'long-game': { drawn: PlayersAndBoards, props: { long: true }, told: 'rules-see-long-game' },
  'round-track': { drawn: Track, told: 'rules-see-round-track' },
  rewards: { drawn: Rewards, told: 'rules-see-rewards' },
  points: { drawn: Points, told: 'rules-see-points' },
  animals: { drawn: Animals, told: 'rules-see-animals' },
  passing: { drawn: Passing, told: 'rules-see-passing' },
  together: { drawn: Together, told: 'rules-see-together' },
  solo: { drawn: Solo, told: 'rules-see-solo' },
  bag: { drawn: Bag, told: 'rules-see-bag' },
  'points-bare': { drawn: Rewards, props: { bare: true }, told: 'rules-see-points-bare' },
};
