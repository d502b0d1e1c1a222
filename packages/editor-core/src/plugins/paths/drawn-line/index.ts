import { type Box, boxCentre } from '../../../geometry/box.js';
import { boxMap } from '../../../geometry/box-map.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { type PathData, rotatePath } from '../../../geometry/path-data.js';
import type { Point } from '../../../geometry/point.js';
import { shapeMarks } from '../../../legend/legend-marks.js';
import type { Primitive } from '../../../primitives/primitives.js';
import { pathAlong } from '../../../objects/path/along.js';
import { type Placed, placedType } from '../../../objects/placed.js';
import { turnAfterFlip } from '../../../objects/shape-style.js';
import type { DrawnLine } from './drawn-line.js';
import { drawnBounds, drawnHits } from './geometry.js';
import { drawnForm } from './proofing.js';
import { drawnScene } from './scene.js';

/** What tells one kind of line from another. */
export interface LineShape<T> {
  /** The outline in page mm before turning. */
  untilted(object: T): PathData;
  /** How it draws along that outline. */
  drawn(object: T): DrawnLine;
  /** The object with all that is relative to its `x`, `y` multiplied by the factors. */
  scaled(object: T, scaleX: number, scaleY: number): T;
}

/** All that kinds share that draw themselves along an outline of their own: paths, lines and curves. */
export function drawnLineType<T extends Placed>({ untilted, drawn, scaled }: LineShape<T>) {
  const frame = (object: T): Box => boundsOfPath(untilted(object));
  const outline = (object: T): PathData => {
    const level = untilted(object);
    return rotatePath(level, boxCentre(boundsOfPath(level)), object.angle);
  };
  return {
    ...placedType(frame),
    outline,
    asPath: (object: T) => pathAlong(untilted(object), drawn(object)),
    bounds: (object: T) => drawnBounds(drawn(object), outline(object)),
    hits: (object: T, point: Point, toleranceMm: number) =>
      drawnHits(drawn(object), outline(object), point, toleranceMm),
    resize(object: T, from: Box, to: Box): T {
      const { map, scaleX, scaleY } = boxMap(from, to);
      const angle = turnAfterFlip(object.angle, scaleX, scaleY);
      return { ...scaled(object, scaleX, scaleY), ...map(object), angle };
    },
    legendMarks: (object: T) => shapeMarks(drawn(object)),
    scene: (object: T): readonly Primitive[] =>
      drawnScene(drawn(object), outline(object), boxCentre(frame(object))),
    form: (object: T) => drawnForm(drawn(object), untilted(object)),
  } as const;
}
