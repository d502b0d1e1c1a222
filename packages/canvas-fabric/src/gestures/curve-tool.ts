import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { CLICK_MM } from './constrain.js';
import { type CurveSketch, objectOfCurve } from './curve-sketch.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Stage } from './gesture.js';
import { followLine } from './line-gesture.js';
import { lineStyleOf } from './line-style.js';
import { handPoint } from './millimetres.js';
import type { SeveralPresses } from './several-presses.js';

/**
 * Draws a curve by two presses. The first drags from end to end. Then the curve follows the hand: a click takes a quadratic curve
 * through that place; dragging on pulls its second half to another place and takes a cubic one. A click at first places a curve of
 * the usual size.
 */
export function createCurveTool(stage: Stage): SeveralPresses {
  let sketch: CurveSketch | null = null;
  let uuid = '';

  const style = () => lineStyleOf(stage.input().style);
  const show = (shown: CurveSketch) => {
    stage.preview({ kind: 'objects', objects: [objectOfCurve(stage.engine.kinds, shown, uuid, style())] });
    const anchors = [shown.from, shown.to].map((at) => ({ at, handles: [] }));
    stage.sketch({ kind: 'path', anchors, closes: false });
  };
  const reset = () => {
    sketch = null;
    stage.sketch(null);
  };
  const cancel = () => {
    reset();
    stage.preview(null);
  };
  const take = (taken: CurveSketch) => {
    reset();
    stage.commitDrawn(objectOfCurve(stage.engine.kinds, taken, uuid, style()));
  };

  const pressEnds = (start: GesturePointer) => {
    uuid = stage.createUuid();
    const { from, to } = followLine(stage, start);
    const ends = (now: GesturePointer): CurveSketch => ({ from, to: to(now), through: [] });
    return {
      move: (now: GesturePointer) => show(ends(now)),
      end(now: GesturePointer, isDrag: boolean) {
        const drawn = ends(now);
        if (isDrag && distance(drawn.from, drawn.to) >= CLICK_MM) {
          sketch = drawn;
          stage.showMarks(null);
          return;
        }
        reset();
        stage.commitDrawn(stage.engine.kinds.create('quadratic', { ...style(), uuid, ...from }));
      },
      cancel,
    };
  };
  const pressBend = (ends: CurveSketch, pressed: Point) => {
    const bent = (now: GesturePointer, isDrag: boolean): CurveSketch => ({
      ...ends,
      through: isDrag ? [pressed, handPoint(now.page)] : [pressed],
    });
    show({ ...ends, through: [pressed] });
    return {
      move: (now: GesturePointer) => show(bent(now, true)),
      end: (now: GesturePointer, isDrag: boolean) => take(bent(now, isDrag)),
      cancel: () => show(ends),
    };
  };

  return {
    isDrawing: () => sketch !== null,
    press: (pointer) => (sketch ? pressBend(sketch, handPoint(pointer.page)) : pressEnds(pointer)),
    hover(pointer) {
      if (sketch) show({ ...sketch, through: [handPoint(pointer.page)] });
    },
    finish() {
      if (sketch) take(sketch);
    },
    back: cancel,
    cancel,
  };
}
