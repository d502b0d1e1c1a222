import { pxToMm } from '../../geometry/units.js';
import type { Adjustment } from '../adjustment.js';
import { COLOUR_NAMES, type Colour } from '../../values/colours.js';
import { channelsOf, exactColour, hexOf, nearestColour } from '../../values/nearest-colour.js';

/** Takes note of what a reader could notice. */
export type Report = (adjustment: Adjustment) => void;

/** `value` when it is a text, else `fallback`. */
export function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** `value` when it is a finite number, also as a text; else `fallback`. */
export function numberOr(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** The style of an old outline: solid, dotted, or dashed for lengths of dashes such as "10,5". */
export function oldBorderStyle(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === 'solid') return 'solid';
  return value === 'dotted' ? 'dotted' : 'dashed';
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
  const exact = hex === undefined ? undefined : exactColour(hex);
  if (exact) return exact;
  const to = hex === undefined ? fallback : nearestColour(channelsOf(hex));
  report({ code: 'ADJUSTED_VALUE_REPLACED', path, params: { from: text, to } });
  return to;
}
