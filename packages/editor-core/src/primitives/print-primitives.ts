import { rotatePoint } from '../geometry/point.js';
import { type FontMetrics, printRuns, textWidthMm } from '../resources/font-metrics.js';
import type { TextPrimitive } from './primitives.js';

/** A line of black print: what a {@link TextPrimitive} says, without a width. */
export type PrintLine = Omit<TextPrimitive, 'type' | 'widthMm'>;

/** What draws `line`: one primitive, or one for each of its runs where it has sub- or superscript characters. */
export function printPrimitives(line: PrintLine, font: FontMetrics): readonly TextPrimitive[] {
  const { origin, angle } = line;
  let leftMm = 0;
  return printRuns(line.text).map(({ text, scale, raisedEm }): TextPrimitive => {
    const sizeMm = line.sizeMm * scale;
    const widthMm = textWidthMm(text, sizeMm, font);
    const start = { x: origin.x + leftMm, y: origin.y - line.sizeMm * raisedEm };
    leftMm += widthMm;
    return { ...line, type: 'text', text, origin: rotatePoint(start, origin, angle), sizeMm, widthMm };
  });
}
