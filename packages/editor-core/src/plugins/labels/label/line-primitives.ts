import { COLOURS, FLAT_PRINT_INK } from '../../../values/colours.js';
import type { Point } from '../../../geometry/point.js';
import { printPrimitives } from '../../../primitives/print-primitives.js';
import type { Primitive } from '../../../primitives/primitives.js';
import type { FontMetrics } from '../../../resources/font-metrics.js';
import { BLACK_PRINT_MM, DOT_GEOMETRY, PRINT_BASELINE_MM } from '../../../primitives/sizes.js';
import type { LabelLine } from './layout.js';

/** Where lines of print and braille are drawn. */
export interface LinePlace {
  /** The object that they belong to. */
  readonly objectId: string;
  /** Turn of the lines in degrees clockwise. */
  readonly angle: number;
  /** Page mm of a point that is given from the top left corner of the lines' frame, before turning. */
  readonly at: (x: number, y: number) => Point;
}

/** Black print (flat, blue) of `line` and below it the dots that write it, each where there is any. */
export function linePrimitives(
  line: LabelLine,
  { objectId, angle, at }: LinePlace,
  font: FontMetrics,
): readonly Primitive[] {
  const print = {
    layer: 'print',
    objectId,
    text: line.print,
    origin: at(line.printLeftMm, line.printTopMm + PRINT_BASELINE_MM),
    angle,
    sizeMm: BLACK_PRINT_MM,
    ink: FLAT_PRINT_INK,
  } as const;
  const primitives: Primitive[] = [...printPrimitives(print, font)];
  if (line.cells.length > 0) {
    const radius = DOT_GEOMETRY.diameterMm / 2;
    primitives.push({
      type: 'braille',
      layer: 'relief',
      objectId,
      cells: line.cells,
      origin: at(line.dotsLeftMm + radius, line.dotsTopMm + radius),
      angle,
      dots: DOT_GEOMETRY,
      ink: COLOURS.black,
      text: line.source,
    });
  }
  return primitives;
}
