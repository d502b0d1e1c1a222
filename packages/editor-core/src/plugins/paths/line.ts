import { z } from 'zod';
import type { Immutable } from '../../immutable.js';
import { arrows, coordinate, outline, placed } from '../../objects/fields.js';
import type { ObjectType } from '../../objects/kinds.js';
import { DEFAULT_SHAPE_SIDE_MM } from '../../objects/shape-style.js';
import { NEW_LINE } from './drawn-line/defaults.js';
import { openLine } from './drawn-line/drawn-line.js';
import { drawnLineType } from './drawn-line/index.js';

/** A straight line from `x`, `y` to the point that lies `dx`, `dy` mm from there, before turning. It has no inside. */
const lineSchema = z.strictObject({
  type: z.literal('line'),
  ...placed,
  dx: coordinate,
  dy: coordinate,
  ...arrows,
  ...outline,
  /** The label from which it leads to what that label names; it then follows both. Documents from before this field have none. */
  leadsFrom: z.uuid().nullable().default(null),
});

/** A straight line on a page. */
export type LineObject = Immutable<z.infer<typeof lineSchema>>;

/** A new line but for its id: level, as long as a new shape is wide. */
const lineDefaults: Omit<LineObject, 'uuid'> = {
  type: 'line',
  ...NEW_LINE,
  dx: DEFAULT_SHAPE_SIDE_MM,
  dy: 0,
  leadsFrom: null,
};

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
  retied: (line, copyOf) =>
    line.leadsFrom === null ? line : { ...line, leadsFrom: copyOf(line.leadsFrom) ?? null },
};
