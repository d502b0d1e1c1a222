import { z } from 'zod';
import { addPoints, scalePoint } from '../../geometry/point.js';
import { raisedQuadratic } from '../../geometry/quadratic.js';
import type { Immutable } from '../../immutable.js';
import { arrows, outline, placed, vector } from '../../objects/fields.js';
import type { ObjectType } from '../../objects/kinds.js';
import { DEFAULT_SHAPE_SIDE_MM } from '../../objects/shape-style.js';
import { NEW_LINE } from './drawn-line/defaults.js';
import { openLine } from './drawn-line/drawn-line.js';
import { drawnLineType } from './drawn-line/index.js';

/** A quadratic curve from `x`, `y` with one control point to its end, both relative to `x`, `y` in mm, before turning. */
const quadraticSchema = z.strictObject({
  type: z.literal('quadratic'),
  ...placed,
  control: vector,
  end: vector,
  ...arrows,
  ...outline,
});

/** A quadratic curve on a page. */
export type QuadraticObject = Immutable<z.infer<typeof quadraticSchema>>;

/** A new quadratic curve but for its id: an arch over a level line. */
const quadraticDefaults: Omit<QuadraticObject, 'uuid'> = {
  type: 'quadratic',
  ...NEW_LINE,
  control: { x: DEFAULT_SHAPE_SIDE_MM / 2, y: -DEFAULT_SHAPE_SIDE_MM },
  end: { x: DEFAULT_SHAPE_SIDE_MM, y: 0 },
};

/** What the core knows about quadratic curves: they are drawn and measured as the cubic ones that they are. */
export const quadraticType: ObjectType<QuadraticObject> = {
  ...drawnLineType<QuadraticObject>({
    untilted({ x, y, control, end }) {
      const start = { x, y };
      const to = addPoints(start, end);
      return [
        { kind: 'M', to: start },
        { kind: 'C', ...raisedQuadratic(start, addPoints(start, control), to), to },
      ];
    },
    drawn: openLine,
    scaled: (curve, scaleX, scaleY) => ({
      ...curve,
      control: scalePoint(curve.control, scaleX, scaleY),
      end: scalePoint(curve.end, scaleX, scaleY),
    }),
  }),
  schema: quadraticSchema,
  create: (input) => ({ ...quadraticDefaults, ...input }),
};
