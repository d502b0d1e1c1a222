import { addPoints, scalePoint } from '../../../geometry/point.js';
import { raisedQuadratic } from '../../../geometry/quadratic.js';
import { openLine } from '../drawn-line/drawn-line.js';
import { drawnLineType } from '../drawn-line/index.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { quadraticDefaults } from './defaults.js';
import { type QuadraticObject, quadraticSchema } from './schema.js';

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
