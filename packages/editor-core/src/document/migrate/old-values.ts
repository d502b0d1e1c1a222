import { pxToMm } from '../../geometry/units.js';
import type { Adjustment } from '../adjustment.js';
import { COLOUR_NAMES, type Colour, COLOURS } from '../colours.js';
import type { JsonObject } from '../json.js';

/** Takes note of what a reader could notice. */
export type Report = (adjustment: Adjustment) => void;

/** The properties of `object` among `names` that are there with a value. */
export function choose(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.filter((name) => object[name] !== undefined).map((name) => [name, object[name]]),
  );
}

/** `value` when it is a text, else `fallback`. */
export function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** `value` when it is a finite number, also as a text; else `fallback`. */
export function numberOr(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Steps in a millimetre to which migrated lengths are rounded: far finer than print, and tidy to read. */
const STEPS_PER_MM = 10_000;

/** A migrated length in mm to 0.1 µm. */
export function roundMm(mm: number): number {
  return Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM;
}

/** Millimetres from a length in px at 96 dpi, to 0.1 µm; `fallbackMm` when there is none. */
export function lengthMm(value: unknown, fallbackMm: number): number {
  const px = numberOr(value, Number.NaN);
  return Number.isNaN(px) ? fallbackMm : roundMm(pxToMm(px));
}

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
function hexOf(text: string): string | null | undefined {
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
function channels(hex: string): readonly number[] {
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function nearestColour(hex: string): Colour {
  const wanted = channels(hex);
  const away = (other: string) =>
    channels(other).reduce((sum, part, index) => sum + (part - (wanted[index] ?? 0)) ** 2, 0);
  const [nearest] = [...BY_HEX].sort(([a], [b]) => away(a) - away(b));
  return nearest?.[1] ?? 'black';
}

/** The colour that an old value names: by name, hex or rgb(). One that the palette lacks becomes its nearest, reported. */
export function oldColour(
  value: unknown,
  fallback: Colour,
  path: Adjustment['path'],
  report: Report,
): Colour {
  if (value === undefined) return fallback;
  if (value === null || value === '' || value === 'transparent') return 'none';
  const text = textOr(value, '').trim();
  const name = COLOUR_NAMES.find((candidate) => candidate === text);
  if (name) return name;
  const hex = hexOf(text);
  if (hex === null) return 'none';
  const exact = hex === undefined ? undefined : BY_HEX.get(hex);
  if (exact) return exact;
  const to = hex === undefined ? fallback : nearestColour(hex);
  report({ code: 'ADJUSTED_VALUE_REPLACED', path, params: { from: text, to } });
  return to;
}
