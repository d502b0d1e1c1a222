import { ellipsePath } from '../../../geometry/ellipse-path.js';
import { areaMarks } from '../../../legend/legend-marks.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { pathAlong } from '../../../objects/path/along.js';
import { placedType } from '../../../objects/placed.js';
import { ellipseDefaults } from './defaults.js';
import { ellipseBounds, ellipseFrame, ellipseHits, ellipseOutline, resizeEllipse } from './geometry.js';
import { ellipseForm } from './proofing.js';
import { ellipseScene } from './scene.js';
import { type EllipseObject, ellipseSchema } from './schema.js';

/** What the core knows about ellipses. */
export const ellipseType: ObjectType<EllipseObject> = {
  ...placedType(ellipseFrame),
  schema: ellipseSchema,
  create: (input) => ({ ...ellipseDefaults, ...input }),
  bounds: ellipseBounds,
  outline: ellipseOutline,
  asPath: (ellipse) => pathAlong(ellipsePath(ellipse), ellipse),
  hits: ellipseHits,
  resize: resizeEllipse,
  legendMarks: areaMarks,
  scene: ellipseScene,
  form: ellipseForm,
};
