import { boxPath } from '../geometry/box-path.js';
import { ellipsePath } from '../geometry/ellipse-path.js';
import type { PathData, PathStep } from '../geometry/path-data.js';
import { lengthOf, numbersIn } from './numbers.js';
import { readPathNotation } from './path-notation.js';
import type { Attributes } from './presentation.js';

type Outline = (attributes: Attributes, maxSteps: number) => PathData;

function ellipse(cx: number, cy: number, rx: number, ry: number): PathData {
  if (!(rx > 0 && ry > 0)) return [];
  return ellipsePath({ x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry });
}

/** A rectangle; its corners are round where it says so. */
const rect: Outline = (attributes) => {
  const length = (name: string, fallback: number) => lengthOf(attributes[name], fallback);
  const [x, y, width, height] = [length('x', 0), length('y', 0), length('width', 0), length('height', 0)];
  if (!(width > 0 && height > 0)) return [];
  const given = length('rx', length('ry', 0));
  const rx = Math.min(Math.max(0, given), width / 2);
  const ry = Math.min(Math.max(0, length('ry', given)), height / 2);
  if (rx === 0 || ry === 0) return boxPath({ x, y, width, height });
  const arc = (tx: number, ty: number) => `A${rx} ${ry} 0 0 1 ${tx} ${ty}`;
  const [right, bottom] = [x + width, y + height];
  return readPathNotation(
    `M${x + rx} ${y}H${right - rx}${arc(right, y + ry)}V${bottom - ry}${arc(right - rx, bottom)}` +
      `H${x + rx}${arc(x, bottom - ry)}V${y + ry}${arc(x + rx, y)}Z`,
    Infinity,
  );
};

function corners(text: string | undefined, maxSteps: number): readonly PathStep[] {
  const numbers = numbersIn(text ?? '').slice(0, 2 * maxSteps);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    kind: index === 0 ? ('M' as const) : ('L' as const),
    to: { x: numbers[2 * index] ?? 0, y: numbers[2 * index + 1] ?? 0 },
  }));
}

/** The outlines of the elements that draw shapes, in their own units. All others draw nothing here. */
export const SHAPE_ELEMENTS: ReadonlyMap<string, Outline> = new Map<string, Outline>([
  ['path', ({ d = '' }, maxSteps) => readPathNotation(d, maxSteps)],
  ['rect', rect],
  ['circle', ({ cx, cy, r }) => ellipse(lengthOf(cx, 0), lengthOf(cy, 0), lengthOf(r, 0), lengthOf(r, 0))],
  [
    'ellipse',
    ({ cx, cy, rx, ry }) =>
      ellipse(lengthOf(cx, 0), lengthOf(cy, 0), lengthOf(rx, lengthOf(ry, 0)), lengthOf(ry, lengthOf(rx, 0))),
  ],
  [
    'line',
    ({ x1, y1, x2, y2 }) => [
      { kind: 'M', to: { x: lengthOf(x1, 0), y: lengthOf(y1, 0) } },
      { kind: 'L', to: { x: lengthOf(x2, 0), y: lengthOf(y2, 0) } },
    ],
  ],
  ['polyline', ({ points }, maxSteps) => corners(points, maxSteps)],
  [
    'polygon',
    ({ points }, maxSteps) => {
      const steps = corners(points, maxSteps);
      return steps.length === 0 ? [] : [...steps, { kind: 'Z' }];
    },
  ],
]);
