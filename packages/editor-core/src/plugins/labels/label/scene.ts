import { COLOURS } from '../../../values/colours.js';
import { boxCentre } from '../../../geometry/box.js';
import { rotatePoint } from '../../../geometry/point.js';
import type { SceneContext } from '../../../objects/kinds.js';
import type { Primitive } from '../../../primitives/primitives.js';
import { LABEL_FRAME_WIDTH_MM, labelOutline } from './geometry.js';
import { layOutLabel } from './layout.js';
import { linePrimitives, type LinePlace } from './line-primitives.js';
import type { LabelObject } from './schema.js';

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
  return [
    ...framePrimitives(label, layout.heightMm),
    ...layout.lines.flatMap((line) => linePrimitives(line, place, context.resources.font)),
  ];
}
