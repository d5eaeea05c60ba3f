/** What a die and a gem are called in this edition. */
import type { GameSeen } from '../../api/protocol';
import { listed, type Say } from '../../i18n/in-language';

const SYMBOLS = ['shield', 'hand', 'antelope', 'snake', 'elephant', 'mask'];

/** Only the classic die has pictures; the others have pips, as the eye sees them. */
export const hasPips = (game: GameSeen): boolean => !('rows' in game.table);

export const symbolTold = (game: GameSeen, symbol: string, say: Say): string =>
  hasPips(game) ? String(SYMBOLS.indexOf(symbol) + 1) : say(`symbol-${symbol}`);

/** The gems of the 2024 box are sapphires and ambers; everywhere else they are colours. */
const NAMED: Readonly<Record<string, string>> = { blue: 'sapphire', brown: 'amber' };

/** Gems by their colours; several of one are counted: "2 blue", not "blue and blue". */
export const coloursTold = (gems: readonly string[], say: Say): string =>
  listed(
    [...new Set(gems)].map((gem) => {
      const count = gems.filter((one) => one === gem).length;
      return count > 1 ? say(`counted-${gem}`, { count }) : say(`gem-${gem}`);
    }),
    say,
  );

export const gemsTold = (game: GameSeen, gems: readonly string[], say: Say): string =>
  'scoring' in game.table
    ? listed(
        gems.map((gem) => say(`gem-${NAMED[gem] ?? gem}`)),
        say,
      )
    : coloursTold(gems, say);
