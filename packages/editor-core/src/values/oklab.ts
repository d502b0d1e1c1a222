/** A colour in OKLab (Björn Ottosson 2020): lightness from 0 to 1, and the two axes on which hues lie. Distances are about as they are seen. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Red, green and blue from 0 to 255, as sRGB has them. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Light in proportion to the channel, from 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** What `channels` are in OKLab. */
export function oklabOf(channels: Channels): Oklab {
  const [red, green, blue] = [linear(channels[0]), linear(channels[1]), linear(channels[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** How different two colours look: 0.02 is hardly seen side by side, 1 is black and white. */
export function seenDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}
