import { z } from 'zod';
import { boxMap, mapBox } from '../../geometry/box-map.js';
import { type Box, boxCentre, growBox } from '../../geometry/box.js';
import { ellipsePath } from '../../geometry/ellipse-path.js';
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

/** An ellipse; `x`, `y` is the top left corner of its box before turning. */
const ellipseSchema = z.strictObject({
  type: z.literal('ellipse'),
  ...boxed,
});

/** An ellipse on a page. */
export type EllipseObject = Immutable<z.infer<typeof ellipseSchema>>;

/** The outline of `ellipse` in page mm after turning. */
function ellipseOutline(ellipse: EllipseObject): PathData {
  return rotatePath(ellipsePath(ellipse), boxCentre(ellipse), ellipse.angle);
}

/** The box of an ellipse with its stroke: a smooth outline reaches half the stroke further on each side. */
function ellipseBounds(ellipse: EllipseObject): Box {
  return growBox(boundsOfPath(ellipseOutline(ellipse)), outlineWidthOf(ellipse) / 2);
}

/** The box of an ellipse before turning, without stroke. */
function ellipseFrame(ellipse: EllipseObject): Box {
  return boxFrame(ellipse);
}

/** Whether `point` means the ellipse. */
function ellipseHits(ellipse: EllipseObject, point: Point, toleranceMm: number): boolean {
  return hitsShape(ellipse, ellipseOutline(ellipse), point, toleranceMm);
}

/** The ellipse with its box mapped as `from` becomes `to`. */
function resizeEllipse(ellipse: EllipseObject, from: Box, to: Box): EllipseObject {
  const { scaleX, scaleY } = boxMap(from, to);
  return { ...ellipse, ...mapBox(ellipse, from, to), angle: turnAfterFlip(ellipse.angle, scaleX, scaleY) };
}

/** What an ellipse draws. */
function ellipseScene(ellipse: EllipseObject): readonly Primitive[] {
  return shapePrimitives({
    objectId: ellipse.uuid,
    style: ellipse,
    outline: ellipseOutline(ellipse),
    textureCentre: boxCentre(ellipse),
    join: 'round',
  });
}

/** What the core knows about ellipses. */
export const ellipseType: ObjectType<EllipseObject> = {
  ...placedType(ellipseFrame),
  schema: ellipseSchema,
  create: (input) => ({ type: 'ellipse', ...DEFAULT_BOXED_SHAPE, ...input }),
  bounds: ellipseBounds,
  outline: ellipseOutline,
  asPath: (ellipse) => pathAlong(ellipsePath(ellipse), ellipse),
  hits: ellipseHits,
  resize: resizeEllipse,
  legendMarks: areaMarks,
  scene: ellipseScene,
  form: boxedForm,
};
