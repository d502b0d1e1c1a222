import type { Kinds } from '@tastwerk/editor-core';
import { type Box, mmToPx } from '@tastwerk/editor-core/geometry';
import { drawAids } from '../overlay-layer/draw-aids.js';
import { visibleBox } from '../viewport/viewport.js';
import { drawDesk, drawSheet, type StaticFrame } from './draw-page.js';
import { createPageSheet, type PageSheet, type SheetSource } from './page-sheet.js';
import { createSheetStack } from './sheet-stack.js';
import { createZoomRest } from './zoom-rest.js';

/** What the static layer shows of the page. */
export interface StaticSource extends SheetSource {
  /** Names what is drawn: the same value as long as the page looks the same, null while objects are lifted off it. */
  readonly content: () => unknown;
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

/** Time for what is missing in one frame: with what else a frame does, less than half of one of 16 ms, whether the page moves or not. */
const BUDGET_MS = 3;
/** How far around what is seen the page is painted, in device px, so that it may be moved a little at once. */
const MARGIN_PX = 256;

/**
 * Whether two frames of a layer have the same parts, each the same reference. Presenting a canvas costs milliseconds without a
 * GPU, so a layer that would show the same again does not draw.
 */
function isSameFrame<T extends object>(a: T, b: T): boolean {
  const [before, after] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return before.length === after.size && before.every(([key, value]) => after.get(key) === value);
}

/** Draws onto `canvas`, whose size in device px the caller keeps right. */
export function createStaticLayer(
  kinds: Kinds,
  canvas: HTMLCanvasElement,
  source: StaticSource,
): StaticLayer {
  const ctx = canvas.getContext('2d', { alpha: false });
  const sheets = createSheetStack((pxPerMm) => createPageSheet(pxPerMm, source));
  const zoom = createZoomRest();
  /** What the canvas shows: the frame, the sheet, and how often it had been painted then. */
  let drawn: (StaticFrame & { readonly sheet: PageSheet | null; readonly revision: number }) | null = null;

  /** Brings the sheet on; answers whether the next frame is wanted. */
  const prepare = (visible: Box, pxPerMm: number, nowMs: number): boolean => {
    if (zoom.step(pxPerMm, nowMs)) sheets.dropNext();
    const content = source.content();
    sheets.update(content);
    sheets.restore(pxPerMm, content, visible);
    const untilMs = performance.now() + BUDGET_MS;
    const isOver = () => performance.now() > untilMs;
    const shown = sheets.show(pxPerMm, content);
    const isZooming = zoom.isZooming(nowMs);
    if (!sheets.isOutdated()) {
      shown.repaint(visible);
      // What is kept from before needs nothing but its margin, which has time until the zoom is over.
      if (isZooming && shown.isComplete(visible)) return true;
      if (shown.pxPerMm === pxPerMm) return !shown.fill(visible, MARGIN_PX, isOver) && !shown.isWaiting();
    }

    // Even where the old tiles end: what is begun now is given up with the next step, and would only hold that up.
    if (isZooming) return true;
    const next = sheets.next(pxPerMm, content);
    next.repaint(visible);
    next.fill(visible, 0, isOver);
    if (!next.isComplete(visible)) return !next.isWaiting();
    sheets.showNext();
    return true;
  };

  return {
    invalidate: sheets.invalidate,
    draw(frame, nowMs) {
      if (!ctx) return { goesOn: false, isSharp: true };
      const visible = visibleBox(frame.viewport, frame.host);
      const pxPerMm = mmToPx(frame.viewport.scalingFactor) * frame.ratio;
      const goesOn = prepare(visible, pxPerMm, nowMs);
      const sheet = sheets.shown();
      const isSharp = sheet?.pxPerMm === pxPerMm && !sheets.isOutdated() && sheet.isComplete(visible);
      const next = { ...frame, sheet, revision: sheet?.revision() ?? 0 };
      if (drawn && isSameFrame(drawn, next)) return { goesOn, isSharp };
      drawn = next;
      drawDesk(ctx, frame);
      if (sheet) drawSheet(ctx, sheet, visible, frame);
      drawAids(kinds, ctx, frame);
      return { goesOn, isSharp };
    },
  };
}
