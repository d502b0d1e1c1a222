import { COLOURS } from '../../../values/colours.js';
import { type Box, boxCentre } from '../../../geometry/box.js';
import { type Point, rotatePoint } from '../../../geometry/point.js';
import { lineStroke } from '../line-stroke.js';
import type { SceneContext } from '../../../objects/kinds.js';
import { layerOf } from '../../../primitives/ink.js';
import type { Primitive } from '../../../primitives/primitives.js';
import type { PrintResources } from '../../../primitives/printed-text.js';
import { shapePrimitives } from '../../../scene/shape-primitives.js';
import { linePrimitives, printResourcesOf } from '../../labels/index.js';
import { turnedWithKey } from './geometry.js';
import { type KeyLayout, layOutKey } from './layout.js';
import type { LegendText, PlacedSample } from './legend-item.js';
import type { KeyObject } from './schema.js';
import { isShown } from '../../../objects/legend-use.js';

/** Width of the line that shows on the screen where an empty legend is, in mm. */
const EMPTY_FRAME_MM = 0.25;

/** A point of the legend, given in mm from its upper left corner before turning, in page mm. */
type Place = (x: number, y: number) => Point;

function placeIn(key: KeyObject): Place {
  const centre = boxCentre(key);
  return (x, y) => rotatePoint({ x: key.x + x, y: key.y + y }, centre, key.angle);
}

function framePrimitives(key: KeyObject, { frameHeightMm }: KeyLayout): readonly Primitive[] {
  if (!key.border) return [];
  const stroke = { ink: COLOURS.black, widthMm: key.borderWidth, cap: 'butt', join: 'miter' } as const;
  const path = turnedWithKey(key, { ...key, height: frameHeightMm });
  return [{ type: 'path', layer: 'relief', objectId: key.uuid, path, stroke }];
}

function textPrimitives(
  key: KeyObject,
  { leftMm, topMm, layout }: LegendText,
  place: Place,
  printing: PrintResources,
): readonly Primitive[] {
  const at: Place = (x, y) => place(leftMm + x, topMm + y);
  const { uuid: objectId, angle } = key;
  return layout.lines.flatMap((line) => linePrimitives(line, { objectId, angle, at }, printing));
}

/** A texture in its strip and outline, or a piece of a line, as the drawing has them. */
function samplePrimitives(
  key: KeyObject,
  { leftMm, topMm, sample }: PlacedSample,
  place: Place,
): readonly Primitive[] {
  const { entry, insetMm } = sample;
  const [width, height] = [sample.widthMm - 2 * insetMm, sample.heightMm - 2 * insetMm];
  const [left, top] = [leftMm + insetMm, topMm + insetMm];
  if (entry.kind === 'area') {
    const box: Box = { x: key.x + left, y: key.y + top, width, height };
    return shapePrimitives({
      objectId: key.uuid,
      style: entry.style,
      outline: turnedWithKey(key, box),
      textureCentre: place(left + width / 2, top + height / 2),
      join: 'miter',
    });
  }
  const { line } = entry;
  const stroke = lineStroke(line);
  if (!stroke) return [];
  const path = [
    { kind: 'M', to: place(left, top) },
    { kind: 'L', to: place(left + width, top) },
  ] as const;
  return [{ type: 'path', layer: layerOf(line.borderColour), objectId: key.uuid, path, stroke }];
}

/** Where an empty legend will be: shown on the screen alone. */
function emptyPrimitives(key: KeyObject): readonly Primitive[] {
  const stroke = {
    ink: COLOURS.grey,
    widthMm: EMPTY_FRAME_MM,
    dashMm: [2, 1.5],
    cap: 'butt',
    join: 'miter',
  } as const;
  return [{ type: 'path', layer: 'aid', objectId: key.uuid, path: turnedWithKey(key, key), stroke }];
}

/** What a legend draws while it is in use and shown: its frame, its heading, and each entry with its sample and words. */
export function keyScene(key: KeyObject, context: SceneContext): readonly Primitive[] {
  if (!isShown(key)) return [];
  if (context.legend.entries.length === 0) return emptyPrimitives(key);
  const layout = layOutKey(key, context);
  const place = placeIn(key);
  const printing = printResourcesOf(context);
  const items = layout.items.flatMap(({ item, leftMm, topMm }): readonly Primitive[] => {
    const here: Place = (x, y) => place(leftMm + x, topMm + y);
    const sample = item.sample;
    return [
      ...(sample
        ? samplePrimitives(
            key,
            { ...sample, leftMm: leftMm + sample.leftMm, topMm: topMm + sample.topMm },
            place,
          )
        : []),
      ...item.texts.flatMap((text) => textPrimitives(key, text, here, printing)),
    ];
  });
  return [...framePrimitives(key, layout), ...textPrimitives(key, layout.heading, place, printing), ...items];
}
