import type { ImportedFile, ImportFailure, ImportTarget, ReadFile } from '../kernel/importer.js';
import { fail, ok, type Result } from '../result.js';
import type { SvgFile } from '../svg-reader/read-svg-file.js';
import { decodeText } from '../values/decode-text.js';
import { readDrawing, type SvgObjects, svgObjects, type SvgWishes } from './svg-objects.js';
import { TACTILE_WISHES } from './tactile-look.js';

/** How a drawing comes onto the page unless it is wished otherwise. */
export const USUAL_DRAWING: SvgWishes = { ...TACTILE_WISHES, fillsPage: true };

/** A drawing of a file, and what it becomes unless it is wished otherwise. */
export interface UsableDrawing {
  readonly drawing: SvgFile;
  readonly made: SvgObjects;
}

/** Reads the drawing in an SVG file; fails where nothing of it comes onto the page. */
export function readUsableDrawing(
  { bytes }: ImportedFile,
  { kinds, newId, language, ...page }: ImportTarget,
): Result<UsableDrawing, ImportFailure> {
  const drawing = readDrawing(decodeText(bytes), language);
  const made = svgObjects(kinds, drawing, page, USUAL_DRAWING, newId);
  if (made.objects.length > 0) return ok({ drawing, made });
  const { leftOut } = drawing;
  return fail(leftOut.length > 0 ? { code: 'unusableDrawing', leftOut } : { code: 'emptyDrawing' });
}

/** Reads an SVG file as it comes onto the page unless it is wished otherwise. */
export const readSvgObjects: ReadFile = (file, target) => {
  const read = readUsableDrawing(file, target);
  if (!read.ok) return read;
  const { objects, leftOut } = read.value.made;
  return ok({ kind: 'objects', objects, leftOut });
};
