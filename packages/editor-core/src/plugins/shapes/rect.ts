import { z } from 'zod';
import { boxMap, mapBox } from '../../geometry/box-map.js';
import { boxPath } from '../../geometry/box-path.js';
import { type Box, boxCentre, growBox } from '../../geometry/box.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import { type PathData, rotatePath } from '../../geometry/path-data.js';
import type { Point } from '../../geometry/point.js';
import type { Immutable } from '../../immutable.js';
import { areaMarks } from '../../legend/legend-marks.js';
import { boxed } from '../../objects/fields.js';
import type { ObjectType } from '../../objects/kinds.js';
import { pathAlong } from '../../objects/path/along.js';
import { placedType } from '../../objects/placed.js';
import { boxFrame, hitsShape, outlineWidthOf, turnAfterFlip } from '../../objects/shape-style.js';
import type { Primitive } from '../../primitives/primitives.js';
import { shapePrimitives } from '../../scene/shape-primitives.js';
import { boxedForm, DEFAULT_BOXED_SHAPE } from './boxed-shape.js';

/** A rectangle; `x`, `y` is the top left corner before turning. */
const rectSchema = z.strictObject({
  type: z.literal('rect'),
  ...boxed,
});

/** A rectangle on a page. */
export type RectObject = Immutable<z.infer<typeof rectSchema>>;

/** The outline of `rect` in page mm after turning, with every side moved outwards by `byMm`. */
function rectOutline(rect: RectObject, byMm = 0): PathData {
  return rotatePath(boxPath(growBox(rect, byMm)), boxCentre(rect), rect.angle);
}

/** The box of a rectangle with its stroke, whose corners are mitred. */
function rectBounds(rect: RectObject): Box {
  return boundsOfPath(rectOutline(rect, outlineWidthOf(rect) / 2));
}

/** The box of a rectangle before turning, without stroke. */
function rectFrame(rect: RectObject): Box {
  return boxFrame(rect);
}

/** Whether `point` means the rectangle. */
function rectHits(rect: RectObject, point: Point, toleranceMm: number): boolean {
  return hitsShape(rect, rectOutline(rect), point, toleranceMm);
}

/** The rectangle with its box mapped as `from` becomes `to`. */
function resizeRect(rect: RectObject, from: Box, to: Box): RectObject {
  const { scaleX, scaleY } = boxMap(from, to);
  return { ...rect, ...mapBox(rect, from, to), angle: turnAfterFlip(rect.angle, scaleX, scaleY) };
}

/** What a rectangle draws; its corners are sharp. */
function rectScene(rect: RectObject): readonly Primitive[] {
  return shapePrimitives({
    objectId: rect.uuid,
    style: rect,
    outline: rectOutline(rect),
    textureCentre: boxCentre(rect),
    join: 'miter',
  });
}

/** What the core knows about rectangles. */
export const rectType: ObjectType<RectObject> = {
  ...placedType(rectFrame),
  schema: rectSchema,
  create: (input) => ({ type: 'rect', ...DEFAULT_BOXED_SHAPE, ...input }),
  bounds: rectBounds,
  outline: (rect) => rectOutline(rect),
  asPath: (rect) => pathAlong(boxPath(rect), rect),
  hits: rectHits,
  resize: resizeRect,
  legendMarks: areaMarks,
  scene: rectScene,
  form: boxedForm,
};
