import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { anchorsOnPage } from '@tastwerk/editor-core/objects';
import { pxPerMm } from '../viewport/viewport.js';
import { ontoDirection } from './constrain.js';
import { type GesturePointer, toleranceMm } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { handPoint } from './millimetres.js';
import {
  anchorsOfSketch,
  bendTo,
  closesAt,
  EMPTY_PATH_SKETCH,
  pathOfSketch,
  type PathSketch,
  pressAt,
  sketchFrom,
  stepsOfSketch,
  withoutLast,
} from './path-sketch.js';
import { createFreehand } from './freehand.js';
import type { SeveralPresses } from './several-presses.js';
import { createSnapper } from './snapper.js';

/** An end of a path that is there: the path, the index of its point, and its place in page mm. */
interface PathEnd {
  readonly uuid: string;
  readonly point: number;
  readonly at: Point;
}

/** The end of a selected open path at `place`; it is drawn on from there. */
function endAt(stage: Stage, place: Point, reachMm: number): PathEnd | undefined {
  const ends = stage
    .selected()
    .flatMap((object) =>
      object.type === 'path'
        ? anchorsOnPage(object).flatMap(({ point, at, isEnd }) =>
            isEnd ? [{ uuid: object.uuid, point, at }] : [],
          )
        : [],
    );
  return ends.find(({ at }) => distance(at, place) <= reachMm);
}

/** What follows a line that was drawn freely. */
interface FreehandEnd {
  readonly onTooShort: () => void;
  /** Called before what was drawn is committed. */
  readonly onDrawn: () => void;
  readonly cancel: () => void;
}

/** Draws a line as the pointer goes, which becomes a path of few curves when it is lifted. */
function startFreehand(
  stage: Stage,
  uuid: string,
  start: GesturePointer,
  { onTooShort, onDrawn, cancel }: FreehandEnd,
): Gesture {
  const freehand = createFreehand(stage.engine.kinds, start.page, pxPerMm(stage.viewport()));
  stage.showMarks(null);
  return {
    move(now) {
      freehand.follow(now.page);
      const drawn = freehand.sketch(uuid, stage.input().style);
      stage.sketch(null);
      stage.preview(drawn && { kind: 'objects', objects: [drawn] });
    },
    end() {
      const drawn = freehand.path(uuid, stage.input().style);
      if (!drawn) {
        onTooShort();
        return;
      }
      onDrawn();
      stage.commitDrawn(drawn);
    },
    cancel,
  };
}

/** Draws a path, a point by each press, or draws a selected one on from one of its ends. */
export function createPathTool(stage: Stage): SeveralPresses {
  let sketch = EMPTY_PATH_SKETCH;
  let uuid = '';
  let end: PathEnd | undefined;

  const reach = (pointer: GesturePointer) => toleranceMm(pointer, pxPerMm(stage.viewport())) * 2;
  let snapper = createSnapper(stage, []);
  const target = (pointer: GesturePointer): Point => {
    const last = sketch.anchors.at(-1);
    if (pointer.isShift && last) {
      stage.showMarks(null);
      return handPoint(ontoDirection(last.at, pointer.page));
    }
    // The way back to the first point goes before all that lies around it.
    if (closesAt(sketch, pointer.page, reach(pointer))) return pointer.page;
    const start = last && ({ from: last.at, stepDegrees: 45 } as const);
    return handPoint(snapper.point(pointer.page, pointer, { start }));
  };
  const show = (next: Point | null, closes: boolean) => {
    const path = pathOfSketch(stage.engine.kinds, sketch, { uuid, style: stage.input().style, next });
    stage.preview(path && { kind: 'objects', objects: [path] });
    const hasAnchors = sketch.anchors.length > 0;
    stage.sketch(hasAnchors ? { kind: 'path', anchors: anchorsOfSketch(sketch), closes } : null);
  };
  const reset = () => {
    sketch = EMPTY_PATH_SKETCH;
    end = undefined;
    stage.sketch(null);
  };
  const cancel = () => {
    reset();
    stage.preview(null);
  };
  const finish = () => {
    const path = pathOfSketch(stage.engine.kinds, sketch, { uuid, style: stage.input().style });
    if (!path) {
      cancel();
      return;
    }
    const [from, steps] = [end, stepsOfSketch(sketch)];
    reset();
    if (from) stage.commit({ type: 'continue-path', uuid: from.uuid, point: from.point, steps: [...steps] });
    else stage.commitDrawn(path);
  };

  return {
    isDrawing: () => sketch.anchors.length > 0,
    press(pointer) {
      const before: PathSketch = sketch;
      const isFirst = sketch.anchors.length === 0;
      if (sketch.anchors.length === 0) {
        uuid = stage.createUuid();
        snapper = createSnapper(stage, []);
        end = endAt(stage, pointer.page, reach(pointer));
        if (end) sketch = sketchFrom(end.at);
      }
      sketch = pressAt(sketch, target(pointer), reach(pointer));
      // The first press of a new path that is dragged draws freely; with Alt it bends, as every later one does.
      if (isFirst && !end && !pointer.isAlt)
        return startFreehand(stage, uuid, pointer, {
          onTooShort: () => show(null, false),
          onDrawn: reset,
          cancel,
        });
      show(null, false);
      const pressedAt = sketch.isClosed ? sketch.anchors[0]?.at : sketch.anchors.at(-1)?.at;
      return {
        move(now) {
          stage.showMarks(null);
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
