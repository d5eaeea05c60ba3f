/**
 * How long a name is, counted as the server counts it, so that a player sees it while typing.
 * Whether a name can be used is the server's to say.
 *
 *     nameLength('  Ada   Lovelace ')  // 12
 */

/** Joins emoji to one picture, and does not count. */
const JOINER = '\u200d';
/** Variation selectors choose how a character is drawn; the server leaves them out. */
const isVariation = (sign: string): boolean => sign >= '\ufe00' && sign <= '\ufe0f';

export const nameLength = (text: string): number =>
  [...text.normalize('NFC').replace(/ +/g, ' ').trim()].filter(
    (sign) => sign !== JOINER && !isVariation(sign),
  ).length;
