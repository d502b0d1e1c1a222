import { type Box, boxCorners } from './box.js';
import type { PathData } from './path-data.js';

/** The outline of `box`, clockwise from its top left corner. */
export function boxPath(box: Box): PathData {
  const [topLeft, topRight, bottomRight, bottomLeft] = boxCorners(box);
  return [
    { kind: 'M', to: topLeft },
    { kind: 'L', to: topRight },
    { kind: 'L', to: bottomRight },
    { kind: 'L', to: bottomLeft },
    { kind: 'Z' },
  ];
}
