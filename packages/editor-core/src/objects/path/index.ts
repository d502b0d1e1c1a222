import type { ObjectType } from '../object-type.js';
import { pathDefaults } from './defaults.js';
import { pathBounds, pathFrame, pathHits, resizePath } from './geometry.js';
import { pathForm } from './proofing.js';
import { pathScene } from './scene.js';
import { type PathObject, pathSchema } from './schema.js';

/** What the core knows about paths. */
export const pathType: ObjectType<PathObject> = {
  schema: pathSchema,
  create: (input) => ({ ...pathDefaults, ...input }),
  frame: pathFrame,
  bounds: pathBounds,
  hits: pathHits,
  resize: resizePath,
  scene: pathScene,
  form: pathForm,
};
