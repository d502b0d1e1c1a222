import { COLOURS, FLAT_PRINT_INK } from '../../document/colours.js';
import { boxCentre } from '../../geometry/box.js';
import { type Point, rotatePoint } from '../../geometry/point.js';
import type { SceneContext } from '../../scene/context.js';
import type { Primitive } from '../../scene/primitives.js';
import { BLACK_PRINT_MM, DOT_GEOMETRY, PRINT_BASELINE_MM } from '../../scene/sizes.js';
import { LABEL_FRAME_WIDTH_MM, labelOutline } from './geometry.js';
import { type LabelLine, layOutLabel } from './layout.js';
import type { LabelObject } from './schema.js';

function framePrimitives(label: LabelObject): readonly Primitive[] {
  if (!label.border) return [];
  const stroke = { ink: COLOURS.black, widthMm: LABEL_FRAME_WIDTH_MM, cap: 'butt', join: 'miter' } as const;
  return [{ type: 'path', layer: 'relief', objectId: label.uuid, path: labelOutline(label), stroke }];
}

type Place = (x: number, y: number) => Point;

function printPrimitive(label: LabelObject, line: LabelLine, place: Place): Primitive {
  return {
    type: 'text',
    layer: 'print',
    objectId: label.uuid,
    text: line.print,
    origin: place(0, line.printTopMm + PRINT_BASELINE_MM),
    angle: label.angle,
    sizeMm: BLACK_PRINT_MM,
    widthMm: line.printWidthMm,
    ink: FLAT_PRINT_INK,
  };
}

function dotsPrimitive(label: LabelObject, line: LabelLine, place: Place): Primitive {
  const radius = DOT_GEOMETRY.diameterMm / 2;
  return {
    type: 'braille',
    layer: 'relief',
    objectId: label.uuid,
    cells: line.cells,
    origin: place(radius, line.dotsTopMm + radius),
    angle: label.angle,
    dots: DOT_GEOMETRY,
    ink: COLOURS.black,
    text: line.source,
  };
}

/** What a label draws: its frame, then line by line black print (flat, blue) above the dots that write it. */
export function labelScene(label: LabelObject, context: SceneContext): readonly Primitive[] {
  const layout = layOutLabel(label, context);
  const centre = boxCentre(label);
  const place: Place = (x, y) =>
    rotatePoint({ x: label.x + layout.leftMm + x, y: label.y + y }, centre, label.angle);
  const primitives = [...framePrimitives(label)];
  for (const line of layout.lines) {
    if (line.print !== '') primitives.push(printPrimitive(label, line, place));
    if (line.cells.length > 0) primitives.push(dotsPrimitive(label, line, place));
  }
  return primitives;
}
