import type { Box, Point } from '@tastwerk/editor-core/geometry';
import { LINE_MM } from '../../sheet/draw.js';
import type { TextBlock } from '../../outline/text-block.js';
import type { FlowBoxKind } from './read-flow.js';

/** What a box is drawn as; a connector says where a way goes on that has no line there. */
export type FlowShape = FlowBoxKind | 'connector';

/** From the middle of an outline to the dots of its text: 3 mm free (TU Dresden BB_A), and half the outline; above stands the print. */
const PAD = { side: 4.3, above: 2.5, below: 4.1 } as const;

/** Radius in mm of the round ends of start, end and connector, and the room that they take from the text on each side. */
const ROUND = { radius: 10, roomMm: 4 } as const;

/** A question has a tip at either side: as long as this share of its height, within these bounds in mm. */
const TIP = { share: 0.35, least: 8, most: 14, roomMm: 2.5 } as const;

/** Share of the radius at which the control points of a quarter of a circle lie. */
const CIRCLE = 0.5523;

/** How large a box is. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
  /** Length of the tips of a question. */
  readonly tip: number;
}

/** The sides of a box of `shape` around `text`. */
export function boxSize(shape: FlowShape, { width, height: textHeight }: TextBlock): BoxSize {
  const height = textHeight + PAD.above + PAD.below;
  const plain = width + 2 * PAD.side;
  if (shape === 'step') return { width: plain, height, tip: 0 };
  if (shape !== 'question') return { width: plain + 2 * ROUND.roomMm, height, tip: 0 };
  const tip = Math.min(TIP.most, Math.max(TIP.least, height * TIP.share));
  return { width: width + 2 * (TIP.roomMm + tip), height, tip };
}

/** From the upper edge of a box to its text, in mm. */
export const TEXT_TOP_MM = PAD.above;

/** A step of an outline: a line, or a curve with its control points. */
export type OutlinePoint =
  | ({ readonly kind: 'M' | 'L' } & Point)
  | ({
      readonly kind: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
    } & Point);

/** The outline of a box. */
export function boxOutline(
  shape: FlowShape,
  { x, y, width, height }: Box,
  tip: number,
): readonly OutlinePoint[] {
  const [right, bottom] = [x + width, y + height];
  if (shape === 'step') {
    return [
      { kind: 'M', x, y },
      { kind: 'L', x: right, y },
      { kind: 'L', x: right, y: bottom },
      { kind: 'L', x, y: bottom },
    ];
  }
  if (shape === 'question') {
    const middle = y + height / 2;
    return [
      { kind: 'M', x, y: middle },
      { kind: 'L', x: x + tip, y },
      { kind: 'L', x: right - tip, y },
      { kind: 'L', x: right, y: middle },
      { kind: 'L', x: right - tip, y: bottom },
      { kind: 'L', x: x + tip, y: bottom },
    ];
  }
  const radius = Math.min(ROUND.radius, height / 2, width / 2);
  const away = radius * (1 - CIRCLE);
  return [
    { kind: 'M', x: x + radius, y },
    { kind: 'L', x: right - radius, y },
    { kind: 'C', x1: right - away, y1: y, x2: right, y2: y + away, x: right, y: y + radius },
    { kind: 'L', x: right, y: bottom - radius },
    { kind: 'C', x1: right, y1: bottom - away, x2: right - away, y2: bottom, x: right - radius, y: bottom },
    { kind: 'L', x: x + radius, y: bottom },
    { kind: 'C', x1: x + away, y1: bottom, x2: x, y2: bottom - away, x, y: bottom - radius },
    { kind: 'L', x, y: y + radius },
    { kind: 'C', x1: x, y1: y + away, x2: x + away, y2: y, x: x + radius, y },
  ];
}

/** Widths of outlines and of arrows in mm. */
export const FLOW_LINES_MM = { box: LINE_MM.data, arrow: LINE_MM.axis } as const;
