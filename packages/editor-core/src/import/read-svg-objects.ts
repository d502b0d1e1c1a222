import type { ReadFile } from '../kernel/importer.js';
import { fail, ok } from '../result.js';
import { decodeText } from '../values/decode-text.js';
import { readDrawing, svgObjects, type SvgWishes } from './svg-objects.js';
import { TACTILE_WISHES } from './tactile-look.js';

/** How a drawing comes onto the page unless it is wished otherwise. */
export const USUAL_DRAWING: SvgWishes = { ...TACTILE_WISHES, fillsPage: true };

/** Reads an SVG file as it comes onto the page unless it is wished otherwise. */
export const readSvgObjects: ReadFile = ({ bytes }, { kinds, newId, ...page }) => {
  const drawing = readDrawing(decodeText(bytes));
  const { objects, leftOut } = svgObjects(kinds, drawing, page, USUAL_DRAWING, newId);
  if (objects.length > 0) return ok({ kind: 'objects', objects, leftOut });
  return drawing.leftOut.length > 0
    ? fail({ code: 'unusableDrawing', leftOut: drawing.leftOut })
    : fail({ code: 'emptyDrawing' });
};
