/**
 * What a screen reader says of a row of the gem board: the gems at its front, what one would then
 * have, how many are left, and who stands there.
 */
import type { GameSeen, GemView } from '../../../api/protocol';
import { listed, type Say } from '../../../i18n/in-language';
import { coloursTold } from '../spoken-things';
import { offerOf } from './gems';

/** `then`: a tap would take the gems, so it is told what one would have. */
export const fieldTold = (
  game: GameSeen,
  table: GemView,
  field: number,
  then: boolean,
  say: Say,
): string => {
  const offer = offerOf(table, field, game.seat);
  const gems = coloursTold(
    offer.map((one) => one.gem),
    say,
  );
  const parts = [
    offer.length
      ? say('field-offers', { field: field + 1, gems })
      : say('field-empty', { field: field + 1 }),
  ];
  if (then) {
    const most = new Map(offer.map((one) => [one.gem, one.total]));
    const had = [...most].map(([one, count]) => say(`counted-${one}`, { count }));
    parts.push(say('field-then', { gems: listed(had, say) }));
  }
  parts.push(say('field-left', { count: table.rows[field]?.length ?? 0 }));
  const here = table.pawns.flatMap((at, seat) =>
    at === field ? [game.seats[seat]?.player.name ?? ''] : [],
  );
  if (here.length) parts.push(say('field-pawns', { players: listed(here, say) }));
  return parts.join(' ');
};
