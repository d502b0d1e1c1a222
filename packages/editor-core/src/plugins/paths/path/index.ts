import type { ObjectType } from '../../../objects/kinds.js';
import { untiltedOutline } from '../../../objects/path/outline.js';
import { type PathObject, pathSchema } from '../../../objects/path/schema.js';
import { NEW_OBJECT } from '../../../objects/placed.js';
import { DEFAULT_SHAPE_SIDE_MM, DEFAULT_SHAPE_STYLE, NO_ARROWS } from '../../../objects/shape-style.js';
import { drawnLineType } from '../drawn-line/index.js';

/** A new path but for its id: a level line. */
const pathDefaults: Omit<PathObject, 'uuid'> = {
  type: 'path',
  x: 0,
  y: 0,
  angle: 0,
  ...NEW_OBJECT,
  points: [
    { kind: 'M', x: 0, y: 0 },
    { kind: 'L', x: DEFAULT_SHAPE_SIDE_MM, y: 0 },
  ],
  scaleX: 1,
  scaleY: 1,
  closed: false,
  ...NO_ARROWS,
  ...DEFAULT_SHAPE_STYLE,
};

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
