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

function linePrimitives(
  label: LabelObject,
  line: LabelLine,
  place: (x: number, y: number) => Point,
): readonly Primitive[] {
  const drawn = { objectId: label.uuid, angle: label.angle };
  const primitives: Primitive[] = [];
  if (line.print !== '') {
    primitives.push({
      ...drawn,
      type: 'text',
      layer: 'print',
      text: line.print,
      origin: place(0, line.printTopMm + PRINT_BASELINE_MM),
      sizeMm: BLACK_PRINT_MM,
      widthMm: line.printWidthMm,
      ink: FLAT_PRINT_INK,
    });
  }
  if (line.cells.length > 0) {
    const radius = DOT_GEOMETRY.diameterMm / 2;
    primitives.push({
      ...drawn,
      type: 'braille',
      layer: 'relief',
      cells: line.cells,
      origin: place(radius, line.dotsTopMm + radius),
      dots: DOT_GEOMETRY,
      ink: COLOURS.black,
      text: line.source,
    });
  }
  return primitives;
}

/** What a label draws: its frame, then line by line black print (flat, blue) above the dots that write it. */
export function labelScene(label: LabelObject, context: SceneContext): readonly Primitive[] {
  const layout = layOutLabel(label, context);
  const centre = boxCentre(label);
  const place = (x: number, y: number): Point =>
    rotatePoint({ x: label.x + layout.leftMm + x, y: label.y + y }, centre, label.angle);
  return [...framePrimitives(label), ...layout.lines.flatMap((line) => linePrimitives(label, line, place))];
}
