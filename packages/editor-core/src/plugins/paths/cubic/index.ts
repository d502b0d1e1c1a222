import { addPoints, scalePoint } from '../../../geometry/point.js';
import { openLine } from '../drawn-line/drawn-line.js';
import { drawnLineType } from '../drawn-line/index.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { cubicDefaults } from './defaults.js';
import { type CubicObject, cubicSchema } from './schema.js';

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
