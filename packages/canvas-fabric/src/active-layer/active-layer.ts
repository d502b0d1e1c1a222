import type { Box, ObjectScene, Point } from '@tastwerk/editor-core';
import { config, type TPointerEvent } from 'fabric';
import { type HandKeys, keysOf } from '../input/pointer.js';
import { drawMarks, type ShownMarks } from '../overlay-layer/draw-marks.js';
import { drawFigure, type ShownFigure } from '../overlay-layer/draw-figure.js';
import type { CanvasTheme } from '../input/canvas-input.js';
import { type Extent, pxPerMm, type Viewport } from '../viewport/viewport.js';
import { HandCanvas } from './hand-canvas.js';
import { Proxy } from './proxy.js';
import { SelectionFrame } from './selection-frame.js';
import { paintGroupFrame, paintSketch, type Sketch } from '../overlay-layer/sketch.js';
import {
  boxOfPulledFrame,
  type FrameChange,
  isInFrame,
  middleOf,
  type TurnedBox,
} from '../frames/turned-box.js';

/** Who is told what the handles do. */
export interface FrameListener {
  /** A handle asks for a change; the answer is the change that is taken, which the frame then shows. */
  readonly onPull: (change: FrameChange, keys: HandKeys) => FrameChange;
  /** The handle was let go; called once after the last `onPull`, with what was taken then. */
  readonly onRelease: (taken: FrameChange) => void;
}

/** The Fabric canvas: what the hand holds, the handles, and the sketch of a gesture. */
export interface ActiveLayer {
  readonly resize: (host: Extent, ratio: number) => void;
  readonly setViewport: (viewport: Viewport) => void;
  readonly setTheme: (theme: CanvasTheme) => void;
  /** Shows the handles around `frame`, or none, as while points are shown. Leaves a frame alone that is being pulled. */
  readonly setFrame: (frame: TurnedBox | null, isFixed?: boolean) => void;
  /** Shows the groups that are entered, by boxes in page mm. */
  readonly setGroupFrames: (boxes: readonly Box[]) => void;
  readonly setHeld: (scenes: readonly ObjectScene[]) => void;
  /** Moves all that is held by a distance in page mm from where its scenes put it. */
  readonly shiftHeld: (shift: Point) => void;
  readonly setSketch: (sketch: Sketch | null) => void;
  /** Shows what the things in the hand lie on. They change with every move, so they are drawn where little else is. */
  readonly setMarks: (marks: ShownMarks | null) => void;
  /** Tells in figures what a gesture makes of what is held, below its frame. */
  readonly setFigure: (shown: ShownFigure | null) => void;
  readonly setCursor: (cursor: string) => void;
  readonly hasHandleAt: (event: PointerEvent) => boolean;
  readonly isPulled: () => boolean;
  /** Ends the pulling of a handle without a release; says whether there was one. */
  readonly cancelPull: () => boolean;
  readonly destroy: () => void;
}

/** Shift turns in steps of this many degrees. */
const TURN_STEP = 15;
const TURN_DECIMALS = 10;

function changeOf(frame: SelectionFrame, isTurn: boolean): FrameChange {
  if (!isTurn) return { kind: 'resize', to: boxOfPulledFrame(frame.pulled()) };
  return { kind: 'turn', angle: Math.round(frame.angle * TURN_DECIMALS) / TURN_DECIMALS };
}

/** Makes a Fabric canvas of `element`. */
export function createActiveLayer(
  element: HTMLCanvasElement,
  start: { readonly viewport: Viewport; readonly theme: CanvasTheme },
  listener: FrameListener,
): ActiveLayer {
  const canvas = new HandCanvas(element, {
    enablePointerEvents: true,
    selection: false,
    renderOnAddRemove: false,
    skipOffscreen: false,
    uniformScaling: false,
    uniScaleKey: 'shiftKey',
    centeredKey: 'altKey',
    stopContextMenu: false,
  });
  const frame = new SelectionFrame();
  let { viewport, theme } = start;
  let ratio = 1;
  let placed: TurnedBox | null = null;
  let sketch: Sketch | null = null;
  let marks: ShownMarks | null = null;
  let figure: ShownFigure | null = null;
  let groups: readonly Box[] = [];
  let held: readonly Proxy[] = [];
  /** What the handle that is being pulled has made of the frame so far. */
  let pull: FrameChange | null = null;
  /** Whether Fabric has a transform to be ended: it throws when there is none. */
  let isHandleDown = false;

  const render = () => {
    canvas.setShown(
      [placed, sketch, marks, figure].some((part) => part !== null) || held.length > 0 || groups.length > 0,
    );
    canvas.requestRenderAll();
  };
  const onPull = (isTurn: boolean, event: TPointerEvent) => {
    const asked = changeOf(frame, isTurn);
    pull = listener.onPull(asked, keysOf(event));
    if (pull !== asked) frame.follow(pull);
  };
  frame.on('scaling', ({ e }: { e: TPointerEvent }) => onPull(false, e));
  frame.on('rotating', ({ e }: { e: TPointerEvent }) => {
    if (e.shiftKey) frame.rotate(Math.round(frame.angle / TURN_STEP) * TURN_STEP);
    onPull(true, e);
  });
  frame.on('modified', () => {
    const ended = pull;
    pull = null;
    isHandleDown = false;
    if (ended) listener.onRelease(ended);
  });
  canvas.on('before:transform', () => {
    isHandleDown = true;
  });
  canvas.on('mouse:up', () => {
    isHandleDown = false;
  });
  canvas.on('after:render', ({ ctx }) => {
    for (const box of groups) paintGroupFrame(ctx, box, viewport, theme);
    if (sketch) paintSketch(ctx, sketch, viewport, theme);
    if (marks) drawMarks(ctx, marks, { viewport, ratio, theme });
    if (figure) drawFigure(ctx, figure, { viewport, ratio, theme });
  });

  const showFrame = () => {
    if (placed) frame.place(placed, pxPerMm(viewport));
    render();
  };

  frame.dress(theme);

  return {
    resize(host, nextRatio) {
      ratio = nextRatio;
      config.configure({ devicePixelRatio: nextRatio });
      canvas.setDimensions({ width: host.width, height: host.height });
      render();
    },
    setViewport(next) {
      viewport = next;
      const scale = pxPerMm(next);
      canvas.setViewportTransform([scale, 0, 0, scale, next.panX, next.panY]);
      if (!pull) showFrame();
    },
    setTheme(next) {
      theme = next;
      frame.dress(next);
      render();
    },
    setFrame(asked, isFixed = false) {
      if (pull) return;
      frame.hasControls = !isFixed;
      const next = sketch?.kind === 'points' ? null : asked;
      if (next && !placed) {
        canvas.add(frame);
        canvas.setActiveObject(frame);
      } else if (!next && placed) {
        canvas.discardActiveObject();
        canvas.remove(frame);
      }
      placed = next;
      showFrame();
    },
    setGroupFrames(boxes) {
      if (boxes.length === 0 && groups.length === 0) return;
      groups = boxes;
      render();
    },
    setHeld(scenes) {
      canvas.remove(...held);
      held = scenes.map((scene) => new Proxy(scene, () => pxPerMm(viewport) * ratio));
      canvas.add(...held);
      render();
    },
    shiftHeld(shift) {
      for (const proxy of held) proxy.shift = shift;
      render();
    },
    setSketch(next) {
      if (sketch === next) return;
      sketch = next;
      render();
    },
    setMarks(next) {
      if (marks === next) return;
      marks = next;
      render();
    },
    setFigure(next) {
      if (figure === next) return;
      figure = next;
      render();
    },
    setCursor(cursor) {
      canvas.defaultCursor = cursor;
      frame.hoverCursor = cursor;
      if (!pull) canvas.setCursor(cursor);
    },
    hasHandleAt(event) {
      if (!placed) return false;
      const isTouch = event.pointerType === 'touch';
      if (isTouch && isInFrame(middleOf(placed), canvas.getScenePoint(event))) return false;
      return frame.findControl(canvas.getViewportPoint(event), isTouch) !== undefined;
    },
    isPulled: () => pull !== null,
    cancelPull() {
      if (!isHandleDown) return false;
      // A handle that is only pressed yet must not follow the finger any more either.
      const wasPulled = pull !== null;
      pull = null;
      isHandleDown = false;
      canvas.endCurrentTransform();
      if (wasPulled) showFrame();
      return wasPulled;
    },
    destroy() {
      canvas.off();
      frame.off();
      void canvas.dispose();
    },
  };
}
