import { type Box, mmToPx } from '@tastwerk/editor-core';
import { type AidsFrame, drawAids } from '../overlay-layer/draw-aids.js';
import { isSameFrame } from '../view/same-frame.js';
import { type Extent, visibleBox } from '../viewport/viewport.js';
import { createPageSheet, type PageSheet, type SheetSource } from './page-sheet.js';

/** What the static layer shows besides its sheet. */
export interface StaticFrame extends AidsFrame {
  /** The host in CSS px; another object when the canvas was made anew and is blank. */
  readonly host: Extent;
  /** The page in mm. */
  readonly width: number;
  readonly height: number;
}

/** How far a picture has come. */
interface Progress {
  /** Whether the next frame is wanted: not when nothing is left to do, or others do it. */
  readonly goesOn: boolean;
  /** Whether all that is seen is shown, and sharply. */
  readonly isSharp: boolean;
}

/** The desk, the paper, everything on it that the hand does not hold, and the aids over it: one picture, because each canvas costs. */
export interface StaticLayer {
  /** Notes that these boxes (page mm), or everything, look different now. */
  readonly invalidate: (boxes: readonly Box[] | 'all') => void;
  /** Draws a frame, unless it is the one that is shown. */
  readonly draw: (frame: StaticFrame, nowMs: number) => Progress;
}

/** Zooming counts as over with the first frame this long after a step that brings no other: fingers on a pad send one for each frame. */
const REST_MS = 16;
/** The same while one step follows another: what is painted between two of them is thrown away, and holds up the second. */
const REST_AMONG_STEPS_MS = 48;
/** Steps with less time between belong together, in ms. */
const SAME_ZOOM_MS = 100;
/** Time for what is missing in one frame while the page moves, so that a frame of 16 ms keeps room for the hand. */
const MOVING_BUDGET_MS = 6;
/** The same while nothing moves: a hand that begins meanwhile waits no longer than a frame. */
const RESTING_BUDGET_MS = 9;
/** How far around what is seen the page is painted, in device px, so that it may be moved a little at once. */
const MARGIN_PX = 256;
/** Sheets of other scales that are kept as long as nothing changes, for a hand that zooms in and out again. */
const KEPT_SHEETS = 2;

function drawDesk(
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

/** Draws onto `canvas`, whose size in device px the caller keeps right. */
export function createStaticLayer(canvas: HTMLCanvasElement, source: SheetSource): StaticLayer {
  const ctx = canvas.getContext('2d', { alpha: false });
  let shown: PageSheet | null = null;
  let coming: PageSheet | null = null;
  let kept: readonly PageSheet[] = [];
  let wantedPxPerMm = 0;
  let zoomedAtMs = -Infinity;
  let restMs = REST_MS;
  /** What the canvas shows: the frame, the sheet, and how often it had been painted then. */
  let drawn: (StaticFrame & { readonly sheet: PageSheet | null; readonly revision: number }) | null = null;

  const blit = (sheet: PageSheet, visible: Box, { viewport, ratio }: StaticFrame) => {
    if (!ctx) return;
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
  };

  /** Shows `sheet` from now on; what was shown is kept for when its scale comes back. */
  const swap = (sheet: PageSheet) => {
    const others = kept.filter((other) => other !== sheet);
    kept = (shown ? [shown, ...others] : others).slice(0, KEPT_SHEETS);
    shown = sheet;
    coming = null;
  };

  /** Brings the sheet on; answers whether the next frame is wanted. */
  const prepare = (visible: Box, pxPerMm: number, nowMs: number, isMoving: boolean): boolean => {
    if (pxPerMm !== wantedPxPerMm) {
      wantedPxPerMm = pxPerMm;
      restMs = nowMs - zoomedAtMs < SAME_ZOOM_MS ? REST_AMONG_STEPS_MS : REST_MS;
      zoomedAtMs = nowMs;
      coming = null;
    }
    const known = kept.find((sheet) => sheet.pxPerMm === pxPerMm);
    if (known?.isComplete(visible)) swap(known);
    const untilMs = performance.now() + (isMoving ? MOVING_BUDGET_MS : RESTING_BUDGET_MS);
    const isOver = () => performance.now() > untilMs;
    shown ??= createPageSheet(pxPerMm, source);
    shown.repaint(visible);
    if (shown.pxPerMm === pxPerMm) return !shown.fill(visible, MARGIN_PX, isOver) && !shown.isWaiting();

    // Even where the old plates end: what is begun now is given up with the next step, and would only hold that up.
    if (nowMs - zoomedAtMs < restMs) return true;
    coming ??= known ?? createPageSheet(pxPerMm, source);
    coming.repaint(visible);
    coming.fill(visible, 0, isOver);
    if (!coming.isComplete(visible)) return !coming.isWaiting();
    swap(coming);
    return true;
  };

  return {
    invalidate(boxes) {
      kept = [];
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
      if (!ctx) return { goesOn: false, isSharp: true };
      const visible = visibleBox(frame.viewport, frame.host);
      const isMoving = drawn?.viewport !== frame.viewport;
      const pxPerMm = mmToPx(frame.viewport.scalingFactor) * frame.ratio;
      const goesOn = prepare(visible, pxPerMm, nowMs, isMoving);
      const isSharp = shown?.pxPerMm === pxPerMm && shown.isComplete(visible);
      const next = { ...frame, sheet: shown, revision: shown?.revision() ?? 0 };
      if (drawn && isSameFrame(drawn, next)) return { goesOn, isSharp };
      drawn = next;
      drawDesk(ctx, frame);
      if (shown) blit(shown, visible, frame);
      drawAids(ctx, frame);
      return { goesOn, isSharp };
    },
  };
}
