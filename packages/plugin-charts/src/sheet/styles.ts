import type { TextureName } from '@tastwerk/editor-core/document';
import { TEXTURE_STRIP_MM } from '@tastwerk/editor-core/document';
import type { LineStyle } from '@tastwerk/editor-core/legend';
import type { PointSymbol } from '@tastwerk/editor-core/objects';
import { LINE_MM } from './draw.js';

/** Textures in the order in which series take them: no two are of a family that a finger mixes up, and at most five (TU Dresden TF_AT, TF_UT). */
export const SERIES_TEXTURES = [
  'diagonal_lines',
  'dotted_tight',
  'horizontal_lines',
  'grid',
  'vertical_lines',
] as const satisfies readonly TextureName[];

/** The pattern of an area with `texture`: a strip between outline and texture stays free (TU Dresden TF_ET), and no halo is cut. */
export const patternOf = (texture: TextureName) =>
  ({ template: texture, offset: TEXTURE_STRIP_MM, clearance: 0 }) as const;

/** Styles of the lines of series, most different first: solid, dashed, dotted, and a wide solid one. */
export const SERIES_LINES: readonly LineStyle[] = [
  { borderStyle: 'solid', borderWidth: LINE_MM.data, borderColour: 'black' },
  { borderStyle: 'dashed', borderWidth: LINE_MM.data, borderColour: 'black' },
  { borderStyle: 'dotted', borderWidth: LINE_MM.data, borderColour: 'black' },
  { borderStyle: 'solid', borderWidth: 2.5, borderColour: 'black' },
  { borderStyle: 'dashed', borderWidth: 2.5, borderColour: 'black' },
];

/** Point symbols of series, most different first. */
export const SERIES_SYMBOLS: readonly PointSymbol[] = ['disc', 'cross', 'ring', 'square', 'triangle'];
