import { z } from 'zod';
import { addPoints, scalePoint } from '../../geometry/point.js';
import type { Immutable } from '../../immutable.js';
import { arrows, outline, placed, vector } from '../../objects/fields.js';
import type { ObjectType } from '../../objects/kinds.js';
import { DEFAULT_SHAPE_SIDE_MM } from '../../objects/shape-style.js';
import { NEW_LINE } from './drawn-line/defaults.js';
import { openLine } from './drawn-line/drawn-line.js';
import { drawnLineType } from './drawn-line/index.js';

/** A cubic curve from `x`, `y` with two control points to its end, all relative to `x`, `y` in mm, before turning. */
const cubicSchema = z.strictObject({
  type: z.literal('cubic'),
  ...placed,
  control1: vector,
  control2: vector,
  end: vector,
  ...arrows,
  ...outline,
});

/** A cubic curve on a page. */
export type CubicObject = Immutable<z.infer<typeof cubicSchema>>;

/** A new cubic curve but for its id: a wave along a level line. */
const cubicDefaults: Omit<CubicObject, 'uuid'> = {
  type: 'cubic',
  ...NEW_LINE,
  control1: { x: DEFAULT_SHAPE_SIDE_MM / 3, y: -DEFAULT_SHAPE_SIDE_MM },
  control2: { x: (DEFAULT_SHAPE_SIDE_MM * 2) / 3, y: DEFAULT_SHAPE_SIDE_MM },
  end: { x: DEFAULT_SHAPE_SIDE_MM, y: 0 },
};

/** What the core knows about cubic curves. */
export const cubicType: ObjectType<CubicObject> = {
  ...drawnLineType<CubicObject>({
    untilted({ x, y, control1, control2, end }) {
      const start = { x, y };
      const [c1, c2, to] = [addPoints(start, control1), addPoints(start, control2), addPoints(start, end)];
      return [
        { kind: 'M', to: start },
        { kind: 'C', c1, c2, to },
      ];
    },
    drawn: openLine,
    scaled: (curve, scaleX, scaleY) => ({
      ...curve,
      control1: scalePoint(curve.control1, scaleX, scaleY),
      control2: scalePoint(curve.control2, scaleX, scaleY),
      end: scalePoint(curve.end, scaleX, scaleY),
    }),
  }),
  schema: cubicSchema,
  create: (input) => ({ ...cubicDefaults, ...input }),
};
