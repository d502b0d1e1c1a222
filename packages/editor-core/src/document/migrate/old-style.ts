import { pxToMm } from '../../geometry/units.js';
import { DEFAULT_OUTLINE_STYLE } from '../../objects/shape-style.js';
import type { Adjustment } from '../adjustment.js';
import { isJsonObject, type JsonObject } from '../../values/json.js';
import { TEXTURE_NAMES, type TextureName } from '../../values/textures.js';
import { clamped, lineWidthMm, type OldPlace } from './old-place.js';
import { lengthMm, numberOr, oldBorderStyle, oldColour, type Report, roundMm, textOr } from './old-values.js';

/** Names that textures had before; "none" was no texture. */
const FORMER_NAMES: ReadonlyMap<unknown, TextureName | null> = new Map([
  ['full', 'fill'],
  ['none', null],
  ['', null],
]);

/** The texture that an old value names; one that this program does not know is reported and left out. */
export function oldTexture(value: unknown, path: Adjustment['path'], report: Report): TextureName | null {
  if (value === null || value === undefined) return null;
  const former = FORMER_NAMES.get(value);
  if (former !== undefined) return former;
  const name = TEXTURE_NAMES.find((candidate) => candidate === value);
  if (name) return name;
  report({ code: 'ADJUSTED_VALUE_REPLACED', path, params: { from: textOr(value, ''), to: '' } });
  return null;
}

/** The older product painted 4 mm and half the outline's width in the fill's colour along a path, inside of it half of that. */
const STRIP_MM = 4;
/** It painted white 20 px wide along a shape's outline, over the textures beside it (field notes section 0: about 2.65 mm). */
const HALO_PX = 20;
/** Widest strip and halo that a document may ask for, in mm. */
const WIDEST_MM = 20;

/** The free strip inside of an outline `lineMm` wide: a switch in most old documents, else a length. */
function stripMm(value: unknown, lineMm: number, { path, report }: OldPlace): number {
  if (value === true) return roundMm(Math.max(0, (STRIP_MM + lineMm / 2) / 2 - lineMm / 2));
  const range = { min: 0, max: WIDEST_MM };
  return clamped(lengthMm(value, 0), range, [...path, 'pattern', 'offset'], report);
}

/** How an outline is drawn; an old `border` is a switch or the outline's colour. */
export function oldOutline(object: JsonObject, place: OldPlace): JsonObject {
  const { path, report } = place;
  const border = object['border'];
  const isColour = typeof border === 'string';
  // A line without width was no line.
  const hasWidth = numberOr(object['borderWidth'], 1) > 0;
  return {
    border: border !== false && border !== null && hasWidth,
    borderColour: isColour ? oldColour(border, 'black', [...path, 'border'], report) : 'black',
    borderWidth: lineWidthMm(hasWidth ? object : {}, DEFAULT_OUTLINE_STYLE.borderWidth, place),
    borderStyle: oldBorderStyle(object['borderStyle']),
  };
}

/** Fill, texture and outline of an old shape. `isArea`: it is closed, so that a legend can explain it also without a texture. */
export function oldStyle(object: JsonObject, place: OldPlace, isArea = true): JsonObject {
  const { path, report } = place;
  const pattern = isJsonObject(object['pattern']) ? object['pattern'] : {};
  const outline = oldOutline(object, place);
  const lineMm = outline['border'] === true ? Number(outline['borderWidth']) : 0;
  const texture = oldTexture(pattern['template'], [...path, 'pattern', 'template'], report);
  return {
    fill: oldColour(object['fill'], 'none', [...path, 'fill'], report),
    pattern: {
      template: texture ?? (isArea ? place.emptyArea : null),
      offset: stripMm(pattern['offset'], lineMm, place),
      clearance: roundMm(Math.max(0, pxToMm(HALO_PX / 2) - lineMm / 2)),
    },
    ...outline,
  };
}
