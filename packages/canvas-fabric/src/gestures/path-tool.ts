import { distance, type Point } from '@tastwerk/editor-core';
import { pxPerMm } from '../viewport/viewport.js';
import { ontoDirection } from './constrain.js';
import { type Gesture, type GesturePointer, type Stage, toleranceMm } from './gesture.js';
import { handPoint } from './millimetres.js';
import {
  anchorsOfSketch,
  bendTo,
  closesAt,
  EMPTY_PATH_SKETCH,
  pathOfSketch,
  type PathSketch,
  pressAt,
  withoutLast,
} from './path-sketch.js';

/** Draws a path over several presses. */
export interface PathTool {
  readonly isDrawing: () => boolean;
  readonly press: (pointer: GesturePointer) => Gesture;
  /** Shows the line to where the hand would press next. */
  readonly hover: (pointer: GesturePointer) => void;
  /** Takes the path as it is; one of a single point is given up. */
  readonly finish: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
}

/** Starts with no path. */
export function createPathTool(stage: Stage): PathTool {
  let sketch = EMPTY_PATH_SKETCH;
  let uuid = '';

  const reach = (pointer: GesturePointer) => toleranceMm(pointer, pxPerMm(stage.viewport())) * 2;
  const target = (pointer: GesturePointer): Point => {
    const last = sketch.anchors.at(-1);
    return handPoint(pointer.isShift && last ? ontoDirection(last.at, pointer.page) : pointer.page);
  };
  const show = (next: Point | null, closes: boolean) => {
    const path = pathOfSketch(sketch, { uuid, style: stage.input().style, next });
    stage.preview(path && { kind: 'objects', objects: [path] });
    const hasAnchors = sketch.anchors.length > 0;
    stage.sketch(hasAnchors ? { kind: 'path', anchors: anchorsOfSketch(sketch), closes } : null);
  };
  const reset = () => {
    sketch = EMPTY_PATH_SKETCH;
    stage.sketch(null);
  };
  const cancel = () => {
    reset();
    stage.preview(null);
  };
  const finish = () => {
    const path = pathOfSketch(sketch, { uuid, style: stage.input().style });
    if (!path) {
      cancel();
      return;
    }
    reset();
    stage.commitDrawn(path);
  };

  return {
    isDrawing: () => sketch.anchors.length > 0,
    press(pointer) {
      const before: PathSketch = sketch;
      if (sketch.anchors.length === 0) uuid = stage.createUuid();
      sketch = pressAt(sketch, target(pointer), reach(pointer));
      show(null, false);
      const pressedAt = sketch.isClosed ? sketch.anchors[0]?.at : sketch.anchors.at(-1)?.at;
      return {
        move(now) {
          const isBent = pressedAt !== undefined && distance(now.page, pressedAt) > reach(now) / 2;
          if (isBent)
            sketch = bendTo(sketch, handPoint(now.isShift ? ontoDirection(pressedAt, now.page) : now.page));
          show(null, false);
        },
        end() {
          if (sketch.isClosed) finish();
        },
        cancel() {
          sketch = before;
          show(null, false);
        },
      };
    },
    hover(pointer) {
      const closes = closesAt(sketch, target(pointer), reach(pointer));
      const first = sketch.anchors[0];
      show(closes && first ? first.at : target(pointer), closes);
    },
    finish,
    back() {
      sketch = withoutLast(sketch);
      show(null, false);
    },
    cancel,
  };
}
