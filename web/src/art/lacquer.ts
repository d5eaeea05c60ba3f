/**
 * The colours of lacquered wood: of a piece's side and of the mark that is pressed into its cells.
 * Paper computes the same ones in `ubongo/printing/colours.py`.
 *
 *     edgeOf('#f3c75a')  // '#6c5426'
 *     markOf('#f3c75a')  // '#b79343'
 */

type Parts = readonly [number, number, number];

const SHADE = '#1a0d06';
const SHINE = '#fff4e0';
/** So much shade is in the side of a piece. */
const EDGE = 0.62;
const DARK = 0.15;
/** The contrast of a mark to the lacquer, tone on tone, and where marks are wanted strong. */
export const MARK = 1.8;
export const STRONG_MARK = 3;

const partsOf = (colour: string): Parts => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red!, green!, blue!];
};

/** A colour with a share of another one in it. */
export const mixed = (colour: string, other: string, share: number): string => {
  const to = partsOf(other);
  return `#${partsOf(colour)
    .map((part, index) => Math.round(part + (to[index]! - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

/** The side of a piece, and the line around it. */
export const edgeOf = (colour: string): string => mixed(colour, SHADE, EDGE);

/** Dark lacquer has light marks and a light bevel, so that seams between dark pieces are seen. */
export const isDark = (colour: string): boolean => luminance(colour) < DARK;

/** The colour of a mark with this contrast to the lacquer: darker, or on dark lacquer lighter. */
export const markOf = (colour: string, ratio = MARK): string => {
  const goal = isDark(colour) ? SHINE : SHADE;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (contrast(colour, mixed(colour, goal, middle)) < ratio) low = middle;
    else high = middle;
  }
  return mixed(colour, goal, high);
};
