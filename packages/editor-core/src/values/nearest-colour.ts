import { COLOUR_NAMES, type Colour, COLOURS } from './colours.js';
import { type Channels, type Oklab, oklabOf, seenDistance } from './oklab.js';

const BY_HEX = new Map<string, Colour>(
  COLOUR_NAMES.flatMap((name) => {
    const hex = COLOURS[name];
    return hex === null ? [] : [[hex, name] as const];
  }),
);

const HEX = /^#?([0-9a-f]{6})$/iu;
const SHORT_HEX = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/iu;
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*([\d.]+)\s*)?\)$/iu;

/** Six upper-case hexadecimal digits of a colour in CSS notation, null for a transparent one, `undefined` for neither. */
export function hexOf(text: string): string | null | undefined {
  const hex = HEX.exec(text)?.[1];
  if (hex !== undefined) return hex.toUpperCase();
  const short = SHORT_HEX.exec(text);
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')
      .toUpperCase();
  const rgb = RGB.exec(text);
  if (!rgb) return undefined;
  if (rgb[4] !== undefined && Number(rgb[4]) === 0) return null;
  return rgb
    .slice(1, 4)
    .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** The red, green and blue of six hexadecimal digits. */
export function channelsOf(hex: string): Channels {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(0), at(2), at(4)];
}

/** The colour of the palette that has just these six hexadecimal digits. */
export function exactColour(hex: string): Colour | undefined {
  return BY_HEX.get(hex);
}

/** How far channels may lie apart in a colour that counts as a grey. */
const GREY_SPREAD = 30;

/** Whether a colour is black, white or a grey between them. */
export function isAchromatic(channels: Channels): boolean {
  return Math.max(...channels) - Math.min(...channels) <= GREY_SPREAD;
}

/**
 * What lightness, chroma and hue weigh where a colour is looked for. The hue weighs the same in pale and strong colours, so that a pale
 * blue is a blue; it is what a reader names.
 */
const WEIGHT = { lightness: 0.3, chroma: 0.3, hue: 0.1 } as const;

function unlikeness(one: Oklab, other: Oklab): number {
  const [chroma, otherChroma] = [Math.hypot(one.a, one.b), Math.hypot(other.a, other.b)];
  const turn = Math.atan2(one.b, one.a) - Math.atan2(other.b, other.a);
  return (
    WEIGHT.lightness * (one.l - other.l) ** 2 +
    WEIGHT.chroma * (chroma - otherChroma) ** 2 +
    WEIGHT.hue * (2 * Math.sin(turn / 2)) ** 2
  );
}

/** The colour of the palette that is least far from `channels`: for a colour, one that is a colour. */
export function nearestColour(channels: Channels): Colour {
  const wanted = oklabOf(channels);
  const isGrey = isAchromatic(channels);
  let [nearest, least]: [Colour, number] = ['black', Infinity];
  for (const [hex, name] of BY_HEX) {
    const own = channelsOf(hex);
    if (isAchromatic(own) !== isGrey) continue;
    const away = isGrey ? seenDistance(oklabOf(own), wanted) : unlikeness(oklabOf(own), wanted);
    if (away < least) [nearest, least] = [name, away];
  }
  return nearest;
}
