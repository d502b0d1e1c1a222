import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { ObjectScene } from '@tastwerk/editor-core/scene';
import { config } from 'fabric';
import type { TurnedBox } from '../frames/turned-box.js';
import type { CanvasTheme } from '../input/canvas-input.js';
import type { ShownFigure } from '../overlay-layer/draw-figure.js';
import type { ShownMarks } from '../overlay-layer/draw-marks.js';
import { createOverlay, type OverlayParts } from '../overlay-layer/overlay.js';
import type { Sketch } from '../overlay-layer/sketch.js';
import { type Extent, pxPerMm, type Viewport } from '../viewport/viewport.js';
import { createFrameHandles, type FrameListener } from './frame-handles.js';
import { InputCanvas } from './input-canvas.js';
import { createPreviewObjects } from './preview-objects.js';

/** The Fabric canvas: what a gesture previews, the handles, and the sketch of a gesture. */
export interface ActiveLayer {
  readonly resize: (host: Extent, ratio: number) => void;
  readonly setViewport: (viewport: Viewport) => void;
  readonly setTheme: (theme: CanvasTheme) => void;
  /** Shows the handles around `frame`, or none, as while points are shown. Leaves a frame alone that is being pulled. */
  readonly setFrame: (frame: TurnedBox | null, isFixed?: boolean) => void;
  /** Shows the groups that are entered, by boxes in page mm. */
  readonly setGroupFrames: (boxes: readonly Box[]) => void;
  readonly setPreview: (scenes: readonly ObjectScene[]) => void;
  /** Moves all that is previewed by a distance in page mm from where its scenes put it. */
  readonly shiftPreview: (shift: Point) => void;
  readonly setSketch: (sketch: Sketch | null) => void;
  /** Shows what the previewed objects lie on. The marks change with every move, so they are drawn where little else is. */
  readonly setMarks: (marks: ShownMarks | null) => void;
  /** Tells in figures what a gesture makes of what is previewed, below its frame. */
  readonly setFigure: (shown: ShownFigure | null) => void;
  readonly setCursor: (cursor: string) => void;
  readonly hasHandleAt: (event: PointerEvent) => boolean;
  readonly isPulled: () => boolean;
  /** Ends the pulling of a handle without a release; says whether there was one. */
  readonly cancelPull: () => boolean;
  readonly destroy: () => void;
}

/** Makes a Fabric canvas of `element`. */
export function createActiveLayer(
  element: HTMLCanvasElement,
  start: { readonly viewport: Viewport; readonly theme: CanvasTheme },
  listener: FrameListener,
): ActiveLayer {
  const canvas = new InputCanvas(element, {
    enablePointerEvents: true,
    selection: false,
    renderOnAddRemove: false,
    skipOffscreen: false,
    uniformScaling: false,
    uniScaleKey: 'shiftKey',
    centeredKey: 'altKey',
    stopContextMenu: false,
  });
  let { viewport, theme } = start;
  let ratio = 1;
  const handles = createFrameHandles(canvas, listener);
  const objects = createPreviewObjects(canvas, () => pxPerMm(viewport) * ratio);
  const overlay = createOverlay();
  canvas.on('after:render', ({ ctx }) => overlay.paint(ctx, { viewport, ratio, theme }));

  const render = () => {
    canvas.setShown([handles, objects, overlay].some((part) => part.isShown()));
    canvas.requestRenderAll();
  };
  const showFrame = () => {
    handles.lay(pxPerMm(viewport));
    render();
  };
  const setOverlay = (change: Partial<OverlayParts>) => {
    if (overlay.set(change)) render();
  };

  handles.frame.dress(theme);

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
      if (!handles.isPulled()) showFrame();
    },
    setTheme(next) {
      theme = next;
      handles.frame.dress(next);
      render();
    },
    setFrame(frame, isFixed = false) {
      if (handles.isPulled()) return;
      handles.set(overlay.sketch()?.kind === 'points' ? null : frame, isFixed);
      showFrame();
    },
    setGroupFrames: (groups) => setOverlay({ groups }),
    setPreview(scenes) {
      objects.set(scenes);
      render();
    },
    shiftPreview(shift) {
      objects.shift(shift);
      render();
    },
    setSketch: (sketch) => setOverlay({ sketch }),
    setMarks: (marks) => setOverlay({ marks }),
    setFigure: (figure) => setOverlay({ figure }),
    setCursor(cursor) {
      canvas.defaultCursor = cursor;
      handles.frame.hoverCursor = cursor;
      if (!handles.isPulled()) canvas.setCursor(cursor);
    },
    hasHandleAt: handles.hasHandleAt,
    isPulled: handles.isPulled,
    cancelPull() {
      const wasPulled = handles.cancel();
      if (wasPulled) showFrame();
      return wasPulled;
    },
    destroy() {
      canvas.off();
      handles.frame.off();
      void canvas.dispose();
    },
  };
}
