import type { Box, ObjectScene, Point } from '@tastwerk/editor-core';
import { Canvas, config, type TPointerEvent } from 'fabric';
import type { CanvasTheme } from '../view/canvas-input.js';
import { type Extent, pxPerMm, type Viewport } from '../viewport/viewport.js';
import { Proxy } from './proxy.js';
import { SelectionFrame } from './selection-frame.js';
import { paintSketch, type Sketch } from './sketch.js';
import { boxOfPulledFrame, type TurnedBox } from './turned-box.js';

/** What the handles ask for: the untilted frame has become `to` (page mm), or the frame has this turn in degrees clockwise. */
export type FrameChange =
  { readonly kind: 'resize'; readonly to: Box } | { readonly kind: 'turn'; readonly angle: number };

/** Who is told what the handles do. */
export interface FrameListener {
  readonly onPull: (change: FrameChange) => void;
  /** The handle was let go; called once after the last `onPull`. */
  readonly onRelease: (change: FrameChange) => void;
}

/** The Fabric canvas: what the hand holds, the handles, and the sketch of a gesture. */
export interface ActiveLayer {
  readonly resize: (host: Extent, ratio: number) => void;
  readonly setViewport: (viewport: Viewport) => void;
  readonly setTheme: (theme: CanvasTheme) => void;
  /** Shows the handles around `frame`, or none. Leaves a frame alone that is being pulled. */
  readonly setFrame: (frame: TurnedBox | null) => void;
  readonly setHeld: (scenes: readonly ObjectScene[]) => void;
  /** Moves all that is held by a distance in page mm from where its scenes put it. */
  readonly shiftHeld: (shift: Point) => void;
  readonly setSketch: (sketch: Sketch | null) => void;
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
  const canvas = new Canvas(element, {
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
  let held: readonly Proxy[] = [];
  let pull: { readonly isTurn: boolean } | null = null;
  /** Whether Fabric has a transform to be ended: it throws when there is none. */
  let isHandleDown = false;

  const onPull = (isTurn: boolean) => {
    pull = { isTurn };
    listener.onPull(changeOf(frame, isTurn));
  };
  frame.on('scaling', () => onPull(false));
  frame.on('rotating', ({ e }: { e: TPointerEvent }) => {
    if (e.shiftKey) frame.rotate(Math.round(frame.angle / TURN_STEP) * TURN_STEP);
    onPull(true);
  });
  frame.on('modified', () => {
    const ended = pull;
    pull = null;
    isHandleDown = false;
    if (ended) listener.onRelease(changeOf(frame, ended.isTurn));
  });
  canvas.on('before:transform', () => {
    isHandleDown = true;
  });
  canvas.on('mouse:up', () => {
    isHandleDown = false;
  });
  canvas.on('after:render', ({ ctx }) => {
    if (sketch) paintSketch(ctx, sketch, viewport, theme);
  });

  const showFrame = () => {
    if (placed) frame.place(placed, pxPerMm(viewport));
    canvas.requestRenderAll();
  };

  frame.dress(theme);

  return {
    resize(host, nextRatio) {
      ratio = nextRatio;
      config.configure({ devicePixelRatio: nextRatio });
      canvas.setDimensions({ width: host.width, height: host.height });
      canvas.requestRenderAll();
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
      canvas.requestRenderAll();
    },
    setFrame(next) {
      if (pull) return;
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
    setHeld(scenes) {
      canvas.remove(...held);
      held = scenes.map((scene) => new Proxy(scene, () => pxPerMm(viewport) * ratio));
      canvas.add(...held);
      canvas.requestRenderAll();
    },
    shiftHeld(shift) {
      for (const proxy of held) proxy.shift = shift;
      canvas.requestRenderAll();
    },
    setSketch(next) {
      if (sketch === next) return;
      sketch = next;
      canvas.requestRenderAll();
    },
    setCursor(cursor) {
      canvas.defaultCursor = cursor;
      frame.hoverCursor = cursor;
      if (!pull) canvas.setCursor(cursor);
    },
    hasHandleAt: (event) =>
      placed !== null &&
      frame.findControl(canvas.getViewportPoint(event), event.pointerType === 'touch') !== undefined,
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
