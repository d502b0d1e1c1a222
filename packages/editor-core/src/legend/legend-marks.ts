import { EMPTY_AREA, textureOf } from '../values/textures.js';
import {
  hasInside,
  type OutlineStyle,
  outlineWidthOf,
  type ShapeStyle,
  styleOf,
} from '../objects/shape-style.js';
import type { AreaMark, LineMark, LineStyle } from '../objects/legend-entry.js';

/** The texture that a shape of this style shows; none where it has no texture, or an old one that draws nothing. */
export function areaMarks(style: ShapeStyle): readonly AreaMark[] {
  const texture = style.pattern.template;
  if (texture === null || (textureOf(texture).kind === 'blank' && texture !== EMPTY_AREA)) return [];
  if (texture === EMPTY_AREA && outlineWidthOf(style) === 0 && style.fill === 'none') return [];
  return [{ kind: 'area', texture, style: styleOf(style) }];
}

/** The line that an open line of this style shows; none while it is not drawn. */
function lineMarks(style: OutlineStyle): readonly LineMark[] {
  if (outlineWidthOf(style) === 0) return [];
  const { borderStyle, borderWidth, borderColour } = style;
  return [{ kind: 'line', line: { borderStyle, borderWidth, borderColour } }];
}

/** What a shape with or without an inside shows: an area its texture, a line itself. */
export function shapeMarks(
  shape: ShapeStyle & { readonly closed: boolean },
): readonly (AreaMark | LineMark)[] {
  return shape.closed || hasInside(shape) ? areaMarks(shape) : lineMarks(shape);
}

/** Steps in a millimetre to which widths of lines are told apart: finer is not felt (field notes 2.2, width-classes). */
const WIDTH_STEPS = 10;

/** A name for `line` that equal lines share; widths are taken to a tenth of a millimetre. */
export function lineId({ borderStyle, borderWidth, borderColour }: LineStyle): string {
  return `${borderStyle}/${Math.round(borderWidth * WIDTH_STEPS)}/${borderColour}`;
}
