import { type Box, createObject, type PageObject, type Point } from '@tastwerk/editor-core';
import type { ShapeStyle } from '../view/canvas-input.js';
import { boxOfDrag } from './constrain.js';
import type { Gesture, GesturePointer, Stage } from './gesture.js';
import { handBox, handPoint } from './millimetres.js';

/** The tools that draw by opening a box. */
export type BoxTool = 'RECT' | 'ELLIPSE' | 'LABEL';

type Place = Point | Box;

const DRAWN: Readonly<Record<BoxTool, (uuid: string, place: Place, style: ShapeStyle) => PageObject>> = {
  RECT: (uuid, place, style) => createObject('rect', { ...style, ...place, uuid }),
  ELLIPSE: (uuid, place, style) => createObject('ellipse', { ...style, ...place, uuid }),
  LABEL: (uuid, place) => createObject('label', { ...place, uuid }),
};

/** A box smaller than this on both sides, in mm, was a click with a trembling hand. */
const CLICK_MM = 1;

/** What a drag with `tool` draws; a click places the kind's default size with its top left corner at the pointer. */
function drawnObject(
  tool: BoxTool,
  uuid: string,
  style: ShapeStyle,
  start: GesturePointer,
  now: GesturePointer,
): PageObject {
  const box = handBox(boxOfDrag(start.page, now.page, { isSquare: now.isShift, isCentred: now.isAlt }));
  if (box.width < CLICK_MM && box.height < CLICK_MM) return DRAWN[tool](uuid, handPoint(start.page), style);
  const place = { ...box, width: Math.max(box.width, CLICK_MM), height: Math.max(box.height, CLICK_MM) };
  return DRAWN[tool](uuid, place, style);
}

/** Draws a rectangle, an ellipse or a label from corner to corner. */
export function startDraw(tool: BoxTool, stage: Stage, start: GesturePointer): Gesture {
  const uuid = stage.createUuid();
  const { style } = stage.input();
  const drawn = (now: GesturePointer) => drawnObject(tool, uuid, style, start, now);
  return {
    move: (pointer) => stage.preview({ kind: 'objects', objects: [drawn(pointer)] }),
    end: (pointer, isDrag) => stage.commitDrawn(drawn(isDrag ? pointer : start)),
    cancel: () => stage.preview(null),
  };
}
