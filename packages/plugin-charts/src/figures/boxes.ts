import type { Box, Point } from '@tastwerk/editor-core/geometry';
import { LINE_MM } from '../sheet/draw.js';
import type { Drawing } from './drawing.js';
import type { Words } from './words.js';

/** From the frame of a box to the print above, to the dots below and to the words at both sides, in mm. */
const PAD_MM = { top: 2, bottom: 4, side: 4.2 } as const;
/** Least width of a box in mm. */
const LEAST_MM = 20;

/** How large the box around `words` is. */
export const boxSize = ({ width, height }: Words): { readonly width: number; readonly height: number } => ({
  width: Math.max(LEAST_MM, width + 2 * PAD_MM.side),
  height: height + PAD_MM.top + PAD_MM.bottom,
});

/** How far the points of a decision reach out at both sides, in mm. */
export const POINT_REACH_MM = 10;

/** `words` in a frame in the middle of `box`; a decision has a point at either side. */
export function drawBox(
  drawing: Drawing,
  role: string,
  words: Words,
  { x, y, width, height }: Box,
  shape: 'box' | 'decision' = 'box',
): void {
  if (shape === 'box') drawing.rect(role, { x, y, width, height }, { borderWidth: LINE_MM.data });
  else {
    const corners: readonly Point[] = [
      { x, y },
      { x: x + width, y },
      { x: x + width + POINT_REACH_MM, y: y + height / 2 },
      { x: x + width, y: y + height },
      { x, y: y + height },
      { x: x - POINT_REACH_MM, y: y + height / 2 },
    ];
    drawing.polygon(role, corners, { borderWidth: LINE_MM.data });
  }
  drawing.put(`${role} words`, words, { x: x + width / 2, y: y + PAD_MM.top, align: 'center' });
}
