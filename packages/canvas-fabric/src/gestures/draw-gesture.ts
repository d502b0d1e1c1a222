import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { pathThroughCorners, POLYGON_CORNERS, polygonIn } from '@tastwerk/editor-core/objects';
import type { DrawInBox, DrawnPlace, ShapeStyle } from '../input/canvas-input.js';
import { boxOfDrag, CLICK_MM } from './constrain.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { handBox, handPoint } from './millimetres.js';
import { createSnapper, mostOf } from './snapper.js';

/** The tools that draw by opening a box. */
export type BoxTool = 'RECT' | 'ELLIPSE' | 'POLYGON' | 'LABEL';

/** How the next shape looks, and how many corners it has where it is a polygon. */
interface Look {
  readonly style: ShapeStyle;
  readonly corners: number;
}

/** Side in mm of a polygon that is placed by a click. */
const POLYGON_SIDE_MM = 40;

function polygon(kinds: Kinds, uuid: string, place: DrawnPlace, { style, corners }: Look): PageObject {
  const box = 'width' in place ? place : { ...place, width: POLYGON_SIDE_MM, height: POLYGON_SIDE_MM };
  const outline = pathThroughCorners(polygonIn(box, corners));
  return kinds.create('path', { ...style, ...outline, uuid, closed: true });
}

const DRAWN: Readonly<Record<BoxTool, (look: Look) => DrawInBox>> = {
  RECT:
    ({ style }) =>
    (kinds, uuid, place) =>
      kinds.create('rect', { ...style, ...place, uuid }),
  ELLIPSE:
    ({ style }) =>
    (kinds, uuid, place) =>
      kinds.create('ellipse', { ...style, ...place, uuid }),
  POLYGON: (look) => (kinds, uuid, place) => polygon(kinds, uuid, place, look),
  LABEL: () => (kinds, uuid, place) =>
    kinds.create('label', { ...place, uuid, autoSize: !('width' in place) }),
};

/** What a drag draws; a click places the kind's default size with its top left corner at the pointer. */
function drawnObject(
  kinds: Kinds,
  draw: DrawInBox,
  uuid: string,
  start: Point,
  now: GesturePointer,
): PageObject {
  const box = handBox(boxOfDrag(start, now.page, { isSquare: now.isShift, isCentred: now.isAlt }));
  if (box.width < CLICK_MM && box.height < CLICK_MM) return draw(kinds, uuid, handPoint(start));
  const place = { ...box, width: Math.max(box.width, CLICK_MM), height: Math.max(box.height, CLICK_MM) };
  return draw(kinds, uuid, place);
}

/** Draws a rectangle, an ellipse, a polygon or a label as the next shape is to look. */
export function startDraw(tool: BoxTool, stage: Stage, start: GesturePointer): Gesture {
  const { style, corners = POLYGON_CORNERS.least } = stage.input();
  return startDrawing(DRAWN[tool]({ style, corners }), stage, start);
}

/** Draws an object from corner to corner, both drawn to what lies around. */
export function startDrawing(draw: DrawInBox, stage: Stage, start: GesturePointer): Gesture {
  const uuid = stage.createUuid();
  const snapper = createSnapper(stage, []);
  const drawn = (now: GesturePointer) => {
    const size = Math.max(Math.abs(now.page.x - start.page.x), Math.abs(now.page.y - start.page.y));
    const from = snapper.point(start.page, start, undefined, mostOf(size));
    // Of equal sides the longer one leads, so only its end is drawn to something.
    const isAcross = Math.abs(now.page.x - from.x) >= Math.abs(now.page.y - from.y);
    const axes = now.isShift ? [isAcross ? ('x' as const) : ('y' as const)] : undefined;
    const page = snapper.point(now.page, now, axes && { axes }, mostOf(size));
    return drawnObject(stage.engine.kinds, draw, uuid, from, { ...now, page });
  };
  return {
    move(pointer) {
      const object = drawn(pointer);
      const { width: widthMm, height: heightMm } = stage.engine.kinds.frameOf(object);
      stage.preview({ kind: 'objects', objects: [object], figure: { kind: 'size', widthMm, heightMm } });
    },
    end(pointer, isDrag) {
      const from = snapper.point(start.page, start);
      stage.commitDrawn(
        isDrag ? drawn(pointer) : drawnObject(stage.engine.kinds, draw, uuid, from, { ...start, page: from }),
      );
    },
    cancel: () => stage.preview(null),
  };
}
