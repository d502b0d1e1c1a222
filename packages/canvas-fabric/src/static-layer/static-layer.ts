import { type Box, mmToPx } from '@tastwerk/editor-core';
import type { CanvasTheme } from '../view/canvas-input.js';
import { type Extent, type Viewport, visibleBox } from '../viewport/viewport.js';
import { createTileSheet, type TileSheet, type TileSource } from './tile-sheet.js';

/** What the static layer shows besides its tiles. */
export interface StaticFrame {
  readonly viewport: Viewport;
  /** The host in CSS px. */
  readonly host: Extent;
  /** Device px of a CSS px. */
  readonly ratio: number;
  /** The page in mm. */
  readonly page: Extent;
  readonly theme: CanvasTheme;
}

/** The desk, the paper and everything on it that the hand does not hold. */
export interface StaticLayer {
  /** Notes that these boxes (page mm), or everything, look different now. */
  readonly invalidate: (boxes: readonly Box[] | 'all') => void;
  /** Draws a frame; answers in how many ms the next is wanted, or null when the picture is sharp and complete. */
  readonly draw: (frame: StaticFrame, nowMs: number) => number | null;
}

/** Zooming counts as over after this long without another step. */
const REST_MS = 120;
/** Time for missing tiles in one frame, so that a frame of 16 ms keeps room for the hand. */
const BUDGET_MS = 6;

function drawDesk(ctx: CanvasRenderingContext2D, { viewport, host, ratio, page, theme }: StaticFrame): void {
  const scale = mmToPx(viewport.scalingFactor) * ratio;
  ctx.fillStyle = theme.desk;
  ctx.fillRect(0, 0, Math.ceil(host.width * ratio), Math.ceil(host.height * ratio));
  ctx.save();
  ctx.shadowColor = theme.shadow;
  ctx.shadowBlur = 18 * ratio;
  ctx.shadowOffsetY = 4 * ratio;
  ctx.fillStyle = theme.paper;
  ctx.fillRect(viewport.panX * ratio, viewport.panY * ratio, page.width * scale, page.height * scale);
  ctx.restore();
}

/** Draws onto `canvas`, whose size in device px the caller keeps right. */
export function createStaticLayer(canvas: HTMLCanvasElement, source: TileSource): StaticLayer {
  const ctx = canvas.getContext('2d', { alpha: false });
  let shown: TileSheet | null = null;
  let coming: TileSheet | null = null;
  let wantedPxPerMm = 0;
  let zoomedAtMs = 0;

  const blit = (sheet: TileSheet, visible: Box, { viewport, ratio }: StaticFrame) => {
    if (!ctx) return;
    const scale = mmToPx(viewport.scalingFactor) * ratio;
    const isSharp = sheet.pxPerMm === scale;
    ctx.imageSmoothingEnabled = !isSharp;
    sheet.each(visible, (bitmap, box) => {
      const x = viewport.panX * ratio + box.x * scale;
      const y = viewport.panY * ratio + box.y * scale;
      if (isSharp) ctx.drawImage(bitmap, Math.round(x), Math.round(y));
      else ctx.drawImage(bitmap, x, y, box.width * scale, box.height * scale);
    });
  };

  /** Brings the tiles on; answers when the next frame is wanted. */
  const prepare = (visible: Box, pxPerMm: number, nowMs: number): number | null => {
    if (pxPerMm !== wantedPxPerMm) {
      wantedPxPerMm = pxPerMm;
      zoomedAtMs = nowMs;
      coming = null;
    }
    const untilMs = performance.now() + BUDGET_MS;
    const isOver = () => performance.now() > untilMs;
    shown ??= createTileSheet(pxPerMm, source);
    shown.repaint(visible);
    if (shown.pxPerMm === pxPerMm) return shown.fill(visible, 1, isOver) ? null : 0;

    const restMs = zoomedAtMs + REST_MS - nowMs;
    if (restMs > 0 && shown.isComplete(visible)) return restMs;
    coming ??= createTileSheet(pxPerMm, source);
    coming.repaint(visible);
    if (coming.fill(visible, 0, isOver)) {
      shown = coming;
      coming = null;
    }
    return 0;
  };

  return {
    invalidate(boxes) {
      if (boxes === 'all') {
        shown = null;
        coming = null;
        return;
      }
      for (const box of boxes) {
        shown?.invalidate(box);
        coming?.invalidate(box);
      }
    },
    draw(frame, nowMs) {
      if (!ctx) return null;
      const visible = visibleBox(frame.viewport, frame.host);
      const wait = prepare(visible, mmToPx(frame.viewport.scalingFactor) * frame.ratio, nowMs);
      drawDesk(ctx, frame);
      if (shown) blit(shown, visible, frame);
      return wait;
    },
  };
}
