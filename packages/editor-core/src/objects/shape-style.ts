import { isFlatColour, swells } from '../values/colours.js';
import { textureOf } from '../values/textures.js';
import type { Box } from '../geometry/box.js';
import { flattenPath } from '../geometry/flatten.js';
import { distanceToOutline, isInside } from '../geometry/nearness.js';
import type { PathData } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import type { PathObject } from './path/schema.js';

/** The fields that say how a shape is filled and outlined; rect, ellipse and path share them. */
export type ShapeStyle = Pick<
  PathObject,
  'fill' | 'pattern' | 'border' | 'borderColour' | 'borderWidth' | 'borderStyle'
>;

/** How `shape` is filled and outlined, and nothing else of it. */
export function styleOf(shape: ShapeStyle): ShapeStyle {
  const { fill, pattern, border, borderColour, borderWidth, borderStyle } = shape;
  return { fill, pattern, border, borderColour, borderWidth, borderStyle };
}

/** How an outline is drawn. */
export type OutlineStyle = Pick<ShapeStyle, 'border' | 'borderColour' | 'borderWidth' | 'borderStyle'>;

/** Border width of a new shape in mm (product spec section 3). */
const DEFAULT_BORDER_WIDTH_MM = 1.5;

/** A new line has no arrow heads. */
export const NO_ARROWS = { startArrow: false, endArrow: false } as const;

/** Side of a new shape's box in mm when nothing says otherwise: 100 px at 96 dpi (product spec section 9). */
export const DEFAULT_SHAPE_SIDE_MM = 26.5;

/** The outline of a new shape: solid and black, so that it swells. */
export const DEFAULT_OUTLINE_STYLE: OutlineStyle = {
  border: true,
  borderColour: 'black',
  borderWidth: DEFAULT_BORDER_WIDTH_MM,
  borderStyle: 'solid',
};

/** What has neither colour nor texture inside. */
export const NO_INSIDE: Pick<ShapeStyle, 'fill' | 'pattern'> = {
  fill: 'none',
  pattern: { template: null, offset: 0, clearance: 0 },
};

/** The style of a new shape: an outline that swells, no fill, no texture. */
export const DEFAULT_SHAPE_STYLE: ShapeStyle = { ...NO_INSIDE, ...DEFAULT_OUTLINE_STYLE };

/** Width of the drawn outline in mm; 0 when none is drawn. */
export function outlineWidthOf(style: OutlineStyle): number {
  return style.border && style.borderColour !== 'none' ? style.borderWidth : 0;
}

/** Whether the shape is more than its outline: filled or textured. */
export function hasInside({ fill, pattern }: ShapeStyle): boolean {
  return fill !== 'none' || pattern.template !== null;
}

/** Whether a shape in this style is seen in colour and not felt: neither outline nor inside swells. */
export function isFlat(style: ShapeStyle): boolean {
  const { fill, pattern, borderColour } = style;
  const inks = [fill, outlineWidthOf(style) > 0 ? borderColour : 'none'];
  const isTextured = pattern.template !== null && textureOf(pattern.template).kind !== 'blank';
  return !isTextured && !inks.some(swells) && inks.some(isFlatColour);
}

/** Whether a hand at `point` means the shape: inside when it is filled or textured, else near its outline. */
export function hitsShape(style: ShapeStyle, outline: PathData, point: Point, toleranceMm: number): boolean {
  if (hasInside(style) && isInside(point, flattenPath(outline))) return true;
  return hitsLine(style, outline, point, toleranceMm);
}

/** Whether `point` lies on the stroke of `line`, widened by `toleranceMm`. */
export function hitsLine(style: OutlineStyle, line: PathData, point: Point, toleranceMm: number): boolean {
  return distanceToOutline(point, flattenPath(line)) <= toleranceMm + outlineWidthOf(style) / 2;
}

/** The turn of a shape after its frame was mapped with these factors: a flip about one axis turns the other way. */
export function turnAfterFlip(angle: number, scaleX: number, scaleY: number): number {
  return scaleX < 0 !== scaleY < 0 && angle !== 0 ? -angle : angle;
}

/** The frame of an object that is placed by the top left corner of its box. */
export function boxFrame({ x, y, width, height }: Box): Box {
  return { x, y, width, height };
}
