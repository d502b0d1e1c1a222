import { type Box, mmToPx } from '@tastwerk/editor-core/geometry';
import type { AidsFrame } from '../overlay-layer/draw-aids.js';
import type { Extent } from '../viewport/viewport.js';
import type { PageSheet } from './page-sheet.js';

/** What the static layer shows besides its sheet. */
export interface StaticFrame extends AidsFrame {
  /** The host in CSS px; another object when the canvas is a new one and blank. */
  readonly host: Extent;
  /** The page in mm. */
  readonly width: number;
  readonly height: number;
}

/** Draws the desk and the paper with its shadow. */
export function drawDesk(
  ctx: CanvasRenderingContext2D,
  { viewport, host, ratio, width, height, theme }: StaticFrame,
): void {
  const scale = mmToPx(viewport.scalingFactor) * ratio;
  ctx.fillStyle = theme.desk;
  ctx.fillRect(0, 0, Math.ceil(host.width * ratio), Math.ceil(host.height * ratio));
  ctx.save();
  ctx.shadowColor = theme.shadow;
  ctx.shadowBlur = 18 * ratio;
  ctx.shadowOffsetY = 4 * ratio;
  ctx.fillStyle = theme.paper;
  ctx.fillRect(viewport.panX * ratio, viewport.panY * ratio, width * scale, height * scale);
  ctx.restore();
}

/** Draws what `sheet` has of `visible` (page mm) onto the paper. */
export function drawSheet(
  ctx: CanvasRenderingContext2D,
  sheet: PageSheet,
  visible: Box,
  { viewport, ratio }: StaticFrame,
): void {
  const scale = mmToPx(viewport.scalingFactor) * ratio;
  const isSharp = sheet.pxPerMm === scale;
  // What is shown larger or smaller for a moment need not be smooth, but must not keep the hand waiting.
  ctx.imageSmoothingEnabled = false;
  sheet.each(visible, (bitmap, box) => {
    const x = viewport.panX * ratio + box.x * scale;
    const y = viewport.panY * ratio + box.y * scale;
    if (isSharp) ctx.drawImage(bitmap, Math.round(x), Math.round(y));
    else ctx.drawImage(bitmap, x, y, box.width * scale, box.height * scale);
  });
}
