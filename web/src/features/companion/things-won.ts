/** What is won in the games of 2024, in the order of a tally: names and pictures. */
import { say } from '../../i18n/say.svelte';

export const thingsWon = () =>
  [
    { name: say('companion-thing-sapphire'), gem: 'blue' },
    { name: say('companion-thing-amber'), gem: 'brown' },
    { name: say('companion-thing-board'), gem: null },
  ] as const;
