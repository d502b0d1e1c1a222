import { boxPath } from '../../../geometry/box-path.js';
import { pxToMm } from '../../../geometry/units.js';
import { pointsAlong } from '../../../objects/path/along.js';
import { NEW_OBJECT } from '../../../objects/placed.js';
import { DEFAULT_SHAPE_SIDE_MM, DEFAULT_SHAPE_STYLE } from '../../../objects/shape-style.js';
import type { ImportedObject } from './schema.js';

/** Largest width of a graphic when it is imported, in mm: 793.7 px at 96 dpi, the width of A4 (product spec section 9). */
const IMPORT_MAX_WIDTH_MM = Math.round(pxToMm(793.7));

/** The size in mm at which an original of `width` by `height` mm is placed on a page: its own, or less so that it is not too wide. */
export function importedSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const factor = Math.min(1, IMPORT_MAX_WIDTH_MM / width);
  return { width: width * factor, height: height * factor };
}

const side = DEFAULT_SHAPE_SIDE_MM;
const origin = { x: 0, y: 0 };

/** A new imported graphic but for its id, as long as nothing says what is in it: an outlined square. */
export const importedDefaults: Omit<ImportedObject, 'uuid'> = {
  type: 'imported',
  ...origin,
  width: side,
  height: side,
  angle: 0,
  ...NEW_OBJECT,
  originalWidth: side,
  originalHeight: side,
  paths: [
    {
      points: pointsAlong(boxPath({ x: 0, y: 0, width: side, height: side })),
      closed: true,
      ...DEFAULT_SHAPE_STYLE,
    },
  ],
};
