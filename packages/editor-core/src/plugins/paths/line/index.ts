import { openLine } from '../drawn-line/drawn-line.js';
import { drawnLineType } from '../drawn-line/index.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { lineDefaults } from './defaults.js';
import { type LineObject, lineSchema } from './schema.js';

/** What the core knows about straight lines. */
export const lineType: ObjectType<LineObject> = {
  ...drawnLineType<LineObject>({
    untilted: ({ x, y, dx, dy }) => [
      { kind: 'M', to: { x, y } },
      { kind: 'L', to: { x: x + dx, y: y + dy } },
    ],
    drawn: openLine,
    scaled: (line, scaleX, scaleY) => ({ ...line, dx: line.dx * scaleX, dy: line.dy * scaleY }),
  }),
  schema: lineSchema,
  create: (input) => ({ ...lineDefaults, ...input }),
};
