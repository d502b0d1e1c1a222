import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { CanvasTheme } from '../input/canvas-input.js';
import { pxPerMm, toScreen, type Viewport } from '../viewport/viewport.js';

/** A point of a path being drawn or edited with the ends of its curve handles, in page mm. */
export interface SketchAnchor {
  readonly at: Point;
  readonly handles: readonly Point[];
  readonly isSelected?: boolean;
}

/** Lines that show what a gesture is doing and belong to no object. Lengths in page mm. */
export type Sketch =
  | { readonly kind: 'marquee'; readonly box: Box }
  | {
      readonly kind: 'path';
      readonly anchors: readonly SketchAnchor[];
      /** Whether a press now closes the path at its first point. */
      readonly closes: boolean;
    }
  /** The points of a path that is there, in place of the handles around it. */
  | { readonly kind: 'points'; readonly anchors: readonly SketchAnchor[] };

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
    sketch.anchors.forEach(({ at, handles, isSelected = false }, index) => {
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
      const closesHere = index === 0 && sketch.kind === 'path' && sketch.closes;
      ctx.fillStyle = closesHere || isSelected ? theme.accent : theme.handle;
      circle(ctx, anchor, closesHere ? ANCHOR_RADIUS_PX + 2 : ANCHOR_RADIUS_PX);
    });
  }
  ctx.restore();
}

/** Room between a group's members and the frame that shows that it is entered, in CSS px. */
const GROUP_ROOM_PX = 8;

/** Paints the frame of a group (page mm) whose members are in the hand's reach: dashed, so that it is no frame of handles. */
export function paintGroupFrame(
  ctx: CanvasRenderingContext2D,
  box: Box,
  viewport: Viewport,
  theme: CanvasTheme,
): void {
  const { x, y } = toScreen(viewport, box);
  const scale = pxPerMm(viewport);
  ctx.save();
  ctx.strokeStyle = theme.accent;
  ctx.lineWidth = 1;
  ctx.setLineDash([5, 4]);
  const room = GROUP_ROOM_PX;
  ctx.strokeRect(x - room, y - room, box.width * scale + 2 * room, box.height * scale + 2 * room);
  ctx.restore();
}
