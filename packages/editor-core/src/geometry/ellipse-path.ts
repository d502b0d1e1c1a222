import { type Box, boxCentre } from './box.js';
import type { PathData } from './path-data.js';

/** Length of a control arm per radius with which a cubic follows a quarter circle to 0.03 %. */
const QUARTER_ARM = 0.5522847498;

/** The ellipse that fills `box` as four cubic curves, clockwise from its rightmost point. */
export function ellipsePath(box: Box): PathData {
  const { x, y } = boxCentre(box);
  const rx = box.width / 2;
  const ry = box.height / 2;
  const ax = rx * QUARTER_ARM;
  const ay = ry * QUARTER_ARM;
  return [
    { kind: 'M', to: { x: x + rx, y } },
    { kind: 'C', c1: { x: x + rx, y: y + ay }, c2: { x: x + ax, y: y + ry }, to: { x, y: y + ry } },
    { kind: 'C', c1: { x: x - ax, y: y + ry }, c2: { x: x - rx, y: y + ay }, to: { x: x - rx, y } },
    { kind: 'C', c1: { x: x - rx, y: y - ay }, c2: { x: x - ax, y: y - ry }, to: { x, y: y - ry } },
    { kind: 'C', c1: { x: x + ax, y: y - ry }, c2: { x: x + rx, y: y - ay }, to: { x: x + rx, y } },
    { kind: 'Z' },
  ];
}
