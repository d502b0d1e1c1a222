import { ptToMm, pxToMm } from '../geometry/units.js';
import type { DotGeometry } from './primitives.js';

/** Dots on swell paper in mm (decisions; Marburg Medium and TU Dresden, field notes 1.1). */
export const DOT_GEOMETRY: DotGeometry = { diameterMm: 1.5, dotSpacingMm: 2.5, cellSpacingMm: 6 };

/** Distance of braille lines in mm (decisions; Marburg Medium). */
export const BRAILLE_LINE_MM = 10;

/** Size of black print in points (decisions). */
export const BLACK_PRINT_PT = 14;

/** Size of black print in mm. */
export const BLACK_PRINT_MM = ptToMm(BLACK_PRINT_PT);

/** Height of the inked dots of a braille line, from the upper edge of dot 1 to the lower edge of dot 3, in mm. */
export const DOTS_HEIGHT_MM = 2 * DOT_GEOMETRY.dotSpacingMm + DOT_GEOMETRY.diameterMm;

/** Width of the outline that makes letters bold, as a part of the font size: half of it lies outside of the letter. */
export const BOLD_STROKE_EM = 0.05;

/** How far slanted letters lean to the right over their height: 12 degrees. */
export const ITALIC_SLANT = Math.tan((12 * Math.PI) / 180);

/** Distance of the middle of an underline below the baseline and its width, as parts of the font size. */
export const UNDERLINE_EM = { below: 0.13, width: 0.06 } as const;

/** Height of a line of black print in mm: its marks from accents to descenders. */
export const PRINT_LINE_MM = 6;

/** Depth of the baseline below the top of a line of black print in mm: room for capitals with accents. */
export const PRINT_BASELINE_MM = 4.7;

/** Free space between a line of black print and the dots below that write it, in mm. */
export const PRINT_TO_DOTS_MM = 1;

/** Distance of lines where each is print above its braille, in mm. */
export const PAIR_LINE_MM = PRINT_LINE_MM + BRAILLE_LINE_MM;

/** Height of `count` lines, each print above its braille, in mm. */
export function linesHeightMm(count: number): number {
  return (count - 1) * PAIR_LINE_MM + PRINT_LINE_MM + PRINT_TO_DOTS_MM + DOTS_HEIGHT_MM;
}

/** Width of the inked dots of `count` cells in a row, in mm; 0 for none. */
export function cellsWidthMm(count: number): number {
  const { cellSpacingMm, dotSpacingMm, diameterMm } = DOT_GEOMETRY;
  return count === 0 ? 0 : (count - 1) * cellSpacingMm + dotSpacingMm + diameterMm;
}

/** Size of a label that a single click places: 219 x 65 px at 96 dpi, in mm (decisions). */
export const DEFAULT_LABEL_SIZE_MM = { width: pxToMm(219), height: pxToMm(65) } as const;

/** Clear space around a label in a texture, in mm (field notes 2.2, label-clear; section 0). */
export const LABEL_CLEARANCE_MM = 3;

/** Size of a new legend: 200 x 300 px at 96 dpi, in mm (product spec section 9). */
export const DEFAULT_KEY_SIZE_MM = { width: pxToMm(200), height: pxToMm(300) } as const;

/** Width of the frame of a new legend in mm (product spec section 3). */
export const KEY_FRAME_MM = 2;
