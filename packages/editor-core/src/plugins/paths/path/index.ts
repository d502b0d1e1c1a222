import { drawnLineType } from '../drawn-line/index.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { pathDefaults } from './defaults.js';
import { untiltedOutline } from '../../../objects/path/outline.js';
import { type PathObject, pathSchema } from '../../../objects/path/schema.js';

/** What the core knows about paths. */
export const pathType: ObjectType<PathObject> = {
  ...drawnLineType<PathObject>({
    untilted: untiltedOutline,
    drawn: (path) => path,
    scaled: (path, scaleX, scaleY) => ({
      ...path,
      scaleX: path.scaleX * scaleX,
      scaleY: path.scaleY * scaleY,
    }),
  }),
  schema: pathSchema,
  create: (input) => ({ ...pathDefaults, ...input }),
};
