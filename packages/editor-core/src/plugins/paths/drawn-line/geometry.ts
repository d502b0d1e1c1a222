import { type Box, growBox, uniteBoxes } from '../../../geometry/box.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import type { PathData } from '../../../geometry/path-data.js';
import type { Point } from '../../../geometry/point.js';
import { hitsLine, hitsShape, outlineWidthOf } from '../../../objects/shape-style.js';
import { arrowHeads } from './arrow-heads.js';
import type { DrawnLine } from './drawn-line.js';

/** The exact box of `line` along `outline` with its heads: joins and caps are round, so half the stroke is added on each side. */
export function drawnBounds(line: DrawnLine, outline: PathData): Box {
  const boxes = arrowHeads(line, outline).map(boundsOfPath);
  return growBox(boxes.reduce(uniteBoxes, boundsOfPath(outline)), outlineWidthOf(line) / 2);
}

/** Whether `point` means `line` along `outline`: on its stroke, on its heads or, when filled, inside. */
export function drawnHits(line: DrawnLine, outline: PathData, point: Point, toleranceMm: number): boolean {
  if (hitsShape(line, outline, point, toleranceMm)) return true;
  return arrowHeads(line, outline).some((head) => hitsLine(line, head, point, toleranceMm));
}
