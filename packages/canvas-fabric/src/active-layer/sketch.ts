import type { Box, Point } from '@tastwerk/editor-core';
import type { CanvasTheme } from '../view/canvas-input.js';
import { pxPerMm, toScreen, type Viewport } from '../viewport/viewport.js';

/** A point of a path being drawn with the ends of its curve handles, in page mm. */
export interface SketchAnchor {
  readonly at: Point;
  readonly handles: readonly Point[];
}

/** Lines that show what a gesture is doing and belong to no object. Lengths in page mm. */
export type Sketch =
  | { readonly kind: 'marquee'; readonly box: Box }
  | {
      readonly kind: 'path';
      readonly anchors: readonly SketchAnchor[];
      /** Whether a press now closes the path at its first point. */
      readonly closes: boolean;
    };

const ANCHOR_RADIUS_PX = 4;
const HANDLE_RADIUS_PX = 3;
const MARQUEE_ALPHA = 0.12;

function circle(ctx: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
}

/** Paints `sketch` with lines of constant width in CSS px. */
export function paintSketch(
  ctx: CanvasRenderingContext2D,
  sketch: Sketch,
  viewport: Viewport,
  theme: CanvasTheme,
): void {
  ctx.save();
  ctx.strokeStyle = theme.accent;
  ctx.lineWidth = 1.25;
  if (sketch.kind === 'marquee') {
    const { x, y } = toScreen(viewport, sketch.box);
    const scale = pxPerMm(viewport);
    ctx.strokeRect(x, y, sketch.box.width * scale, sketch.box.height * scale);
    ctx.globalAlpha = MARQUEE_ALPHA;
    ctx.fillStyle = theme.accent;
    ctx.fillRect(x, y, sketch.box.width * scale, sketch.box.height * scale);
  } else {
    sketch.anchors.forEach(({ at, handles }, index) => {
      const anchor = toScreen(viewport, at);
      for (const handle of handles) {
        const end = toScreen(viewport, handle);
        ctx.beginPath();
        ctx.moveTo(anchor.x, anchor.y);
        ctx.lineTo(end.x, end.y);
        ctx.stroke();
        ctx.fillStyle = theme.accent;
        circle(ctx, end, HANDLE_RADIUS_PX);
      }
      const closesHere = index === 0 && sketch.closes;
      ctx.fillStyle = closesHere ? theme.accent : theme.handle;
      circle(ctx, anchor, closesHere ? ANCHOR_RADIUS_PX + 2 : ANCHOR_RADIUS_PX);
    });
  }
  ctx.restore();
}
