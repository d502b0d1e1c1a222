import { COLOURS, FLAT_PRINT_INK } from '../../../values/colours.js';
import { boxCentre } from '../../../geometry/box.js';
import { type Point, rotatePoint } from '../../../geometry/point.js';
import type { SceneContext } from '../../../objects/kinds.js';
import type { Primitive } from '../../../primitives/primitives.js';
import { LABEL_FRAME_WIDTH_MM, labelOutline } from './geometry.js';
import { type LabelLine, layOutLabel, printResourcesOf } from './layout.js';
import type { LabelObject } from './schema.js';
import { printedPrimitives, type PrintResources } from '../../../primitives/printed-text.js';
import { BLACK_PRINT_MM, DOT_GEOMETRY, PRINT_BASELINE_MM } from '../../../primitives/sizes.js';

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
  printing: PrintResources,
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
  const primitives: Primitive[] = [...printedPrimitives(print, printing)];
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

function framePrimitives(label: LabelObject, heightMm: number): readonly Primitive[] {
  if (!label.border) return [];
  const stroke = { ink: COLOURS.black, widthMm: LABEL_FRAME_WIDTH_MM, cap: 'butt', join: 'miter' } as const;
  const path = labelOutline(label, 0, heightMm);
  return [{ type: 'path', layer: 'relief', objectId: label.uuid, path, stroke }];
}

/** What a label draws: its frame, then line by line black print (flat, blue) above the dots that write it. */
export function labelScene(label: LabelObject, context: SceneContext): readonly Primitive[] {
  const layout = layOutLabel(label, context);
  const centre = boxCentre(label);
  const place: LinePlace = {
    objectId: label.uuid,
    angle: label.angle,
    at: (x, y) => rotatePoint({ x: label.x + x, y: label.y + y }, centre, label.angle),
  };
  const printing = printResourcesOf(context);
  return [
    ...framePrimitives(label, layout.heightMm),
    ...layout.lines.flatMap((line) => linePrimitives(line, place, printing)),
  ];
}
