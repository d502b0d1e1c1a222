import { COLOUR_NAMES, type Colour, COLOURS } from './colours.js';

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
export function channelsOf(hex: string): readonly number[] {
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The colour of the palette that has just these six hexadecimal digits. */
export function exactColour(hex: string): Colour | undefined {
  return BY_HEX.get(hex);
}

/** The colour of the palette that is least far from six hexadecimal digits. */
export function nearestColour(hex: string): Colour {
  const wanted = channelsOf(hex);
  const away = (other: string) =>
    channelsOf(other).reduce((sum, part, index) => sum + (part - (wanted[index] ?? 0)) ** 2, 0);
  const [nearest] = [...BY_HEX].sort(([a], [b]) => away(a) - away(b));
  return nearest?.[1] ?? 'black';
}
