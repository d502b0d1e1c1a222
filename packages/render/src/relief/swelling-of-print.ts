import { COLOURS, FLAT_PRINT_INK } from '@tastwerk/editor-core/document';
import type { Raster } from '../raster.js';

const WHITE = 255;

/** Least share of a px's strongest channel that its channels differ by where flat ink lies: the grey that swells stays far below. */
const COLOURED = 0.12;

const HUES = 360;

/** What is printed and does not swell. */
const FLAT_COLOURS = [
  'blue',
  'red',
  'magenta',
  'cyan',
  'orange',
  'green',
  'yellow',
  'violet',
  'light_green',
  'gold_yellow',
] as const;

/** Hue in whole degrees of a px whose channels differ. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  let sixths = 4 + (red - green) / range;
  if (most === red) sixths = (green - blue) / range + 6;
  else if (most === green) sixths = 2 + (blue - red) / range;
  return Math.round(sixths * 60) % HUES;
}

function channelsOf(ink: string): readonly [number, number, number] {
  const channel = (at: number) => Number.parseInt(ink.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Strongest channel of the flat ink whose hue is nearest, by hue. */
const STRONGEST_BY_HUE = (() => {
  const flat = [...FLAT_COLOURS.map((name) => COLOURS[name]), FLAT_PRINT_INK];
  const inks = flat.map((ink) => {
    const channels = channelsOf(ink);
    return { hue: hueOf(...channels), strongest: Math.max(...channels) };
  });
  const apart = (one: number, other: number) => Math.min(Math.abs(one - other), HUES - Math.abs(one - other));
  return Uint8Array.from({ length: HUES }, (_ink, hue) => {
    const nearest = inks.reduce((best, ink) => (apart(ink.hue, hue) < apart(best.hue, hue) ? ink : best));
    return nearest.strongest;
  });
})();

/**
 * What swells of a picture of a printed sheet, on white paper, for `reliefImage`: where only the picture is at hand and not its
 * scene. Flat inks are bleached; at their edges to black, where a px is a mixture of both, the share of black stays.
 */
export function swellingOfPrint({ width, height, pixels }: Raster): Raster & {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
} {
  const bleached = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const most = Math.max(red, green, blue);
    const isColoured = most - Math.min(red, green, blue) > COLOURED * most;
    const share = isColoured ? most / (STRONGEST_BY_HUE[hueOf(red, green, blue)] ?? WHITE) : 1;
    bleached[at] = isColoured ? WHITE * share : red;
    bleached[at + 1] = isColoured ? WHITE * share : green;
    bleached[at + 2] = isColoured ? WHITE * share : blue;
    bleached[at + 3] = WHITE;
  }
  return { width, height, pixels: bleached };
}
