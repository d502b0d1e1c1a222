import { boxPath } from '../../../geometry/box-path.js';
import { areaMarks } from '../../../legend/legend-marks.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { pathAlong } from '../../../objects/path/along.js';
import { placedType } from '../../../objects/placed.js';
import { rectDefaults } from './defaults.js';
import { rectBounds, rectFrame, rectHits, rectOutline, resizeRect } from './geometry.js';
import { rectForm } from './proofing.js';
import { rectScene } from './scene.js';
import { type RectObject, rectSchema } from './schema.js';

/** What the core knows about rectangles. */
export const rectType: ObjectType<RectObject> = {
  ...placedType(rectFrame),
  schema: rectSchema,
  create: (input) => ({ ...rectDefaults, ...input }),
  bounds: rectBounds,
  outline: (rect) => rectOutline(rect),
  asPath: (rect) => pathAlong(boxPath(rect), rect),
  hits: rectHits,
  resize: resizeRect,
  legendMarks: areaMarks,
  scene: rectScene,
  form: rectForm,
};
