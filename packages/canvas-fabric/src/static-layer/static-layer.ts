import { type Box, type Kinds, mmToPx, uniteBoxes } from '@tastwerk/editor-core';
import { type AidsFrame, drawAids } from '../overlay-layer/draw-aids.js';
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

/** What the static layer shows of the page. */
export interface StaticSource extends SheetSource {
  /** Names what is drawn: the same value as long as the page looks the same, null while objects are lifted off it. */
  readonly content: () => unknown;
}

/** A sheet with what it shows. */
interface Shown {
  readonly sheet: PageSheet;
  /** See {@link StaticSource.content}. */
  content: unknown;
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
/** Time for what is missing in one frame: with what else a frame does, less than half of one of 16 ms, whether the page moves or not. */
const BUDGET_MS = 3;
/** How far around what is seen the page is painted, in device px, so that it may be moved a little at once. */
const MARGIN_PX = 256;
/** Sheets of other scales or former contents that are kept: for zooming in and out again, and for undo. */
const KEPT_SHEETS = 2;
/** A change of more boxes than this is painted on a sheet of its own, while the one before it is shown: two boxes for each of the objects that the team is worth. */
const MANY_BOXES = 1000;

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
  let shown: Shown | null = null;
  /** What takes its place when all is painted that is seen. */
  let coming: Shown | null = null;
  let kept: readonly Shown[] = [];
  /** Boxes that look different since the last frame. */
  let changed: readonly Box[] = [];
  /** What `shown` is out of date in, as long as another sheet is being painted in its place. */
  let outdated: Box | null = null;
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

  /** Shows `next` from now on; what was shown is kept for when its scale or content comes back. */
  const swap = (next: Shown) => {
    const others = kept.filter((other) => other !== next);
    kept = (shown ? [shown, ...others] : others).slice(0, KEPT_SHEETS);
    shown = next;
    coming = null;
    outdated = null;
  };

  /** Tells the sheets what has changed since the last frame; `content` is what there is to show now. */
  const takeChanges = (content: unknown) => {
    const boxes = changed;
    changed = [];
    if (!shown) return;
    if (coming && boxes.length > 0) {
      for (const box of boxes) coming.sheet.invalidate(box);
      coming.content = content;
    }
    const before = shown.content;
    if (content !== null && content === before) {
      if (outdated) coming = null;
      outdated = null;
      return;
    }
    const all = outdated ? [...boxes, outdated] : boxes;
    // Objects that are lifted or put down must be seen exactly once in each frame.
    const isHeld = content === null || before === null;
    if (!isHeld && (outdated || boxes.length > MANY_BOXES)) {
      outdated = all.reduce(uniteBoxes);
      return;
    }
    if (outdated) coming = null;
    outdated = null;
    if (boxes.length > 0) kept = kept.filter((one) => one.content !== before);
    for (const box of all) shown.sheet.invalidate(box);
    for (const one of [shown, ...kept]) if (one.content === before) one.content = content;
  };

  /** Brings the sheet on; answers whether the next frame is wanted. */
  const prepare = (visible: Box, pxPerMm: number, nowMs: number): boolean => {
    if (pxPerMm !== wantedPxPerMm) {
      wantedPxPerMm = pxPerMm;
      restMs = nowMs - zoomedAtMs < SAME_ZOOM_MS ? REST_AMONG_STEPS_MS : REST_MS;
      zoomedAtMs = nowMs;
      coming = null;
    }
    const content = source.content();
    takeChanges(content);
    const known = kept.find((one) => one.sheet.pxPerMm === pxPerMm && one.content === content);
    if (known?.sheet.isComplete(visible)) swap(known);
    const untilMs = performance.now() + BUDGET_MS;
    const isOver = () => performance.now() > untilMs;
    shown ??= { sheet: createPageSheet(pxPerMm, source), content };
    const isZooming = nowMs - zoomedAtMs < restMs;
    if (!outdated) {
      const { sheet } = shown;
      sheet.repaint(visible);
      // What is kept from before needs nothing but its margin, which has time until the zoom is over.
      if (isZooming && sheet.isComplete(visible)) return true;
      if (sheet.pxPerMm === pxPerMm) return !sheet.fill(visible, MARGIN_PX, isOver) && !sheet.isWaiting();
    }

    // Even where the old plates end: what is begun now is given up with the next step, and would only hold that up.
    if (isZooming) return true;
    coming ??= known ?? { sheet: createPageSheet(pxPerMm, source), content };
    const { sheet } = coming;
    sheet.repaint(visible);
    sheet.fill(visible, 0, isOver);
    if (!sheet.isComplete(visible)) return !sheet.isWaiting();
    swap(coming);
    return true;
  };

  return {
    invalidate(boxes) {
      if (boxes === 'all') {
        shown = null;
        coming = null;
        kept = [];
        changed = [];
        outdated = null;
      } else changed = [...changed, ...boxes];
    },
    draw(frame, nowMs) {
      if (!ctx) return { goesOn: false, isSharp: true };
      const visible = visibleBox(frame.viewport, frame.host);
      const pxPerMm = mmToPx(frame.viewport.scalingFactor) * frame.ratio;
      const goesOn = prepare(visible, pxPerMm, nowMs);
      const sheet = shown?.sheet ?? null;
      const isSharp = sheet?.pxPerMm === pxPerMm && !outdated && sheet.isComplete(visible);
      const next = { ...frame, sheet, revision: sheet?.revision() ?? 0 };
      if (drawn && isSameFrame(drawn, next)) return { goesOn, isSharp };
      drawn = next;
      drawDesk(ctx, frame);
      if (sheet) blit(sheet, visible, frame);
      drawAids(kinds, ctx, frame);
      return { goesOn, isSharp };
    },
  };
}
