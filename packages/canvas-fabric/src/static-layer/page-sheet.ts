import { type Box, boxesMeet, uniteBoxes } from '@tastwerk/editor-core';
import type { Brush } from '../paint/brush.js';
import { paintPrimitives } from '../paint/painters.js';
import type { Drawing } from '../raster/packed-drawings.js';
import type { RasterTeam } from '../raster/raster-team.js';
import { createPaintRun, type RunLimits } from '../paint/paint-run.js';
import { boxOfPx, haveCommonPx, pxAround, pxTouched, type PxRect, without } from '../paint/px-rect.js';

/** What a sheet shows. */
export interface SheetSource {
  /** What each object draws that may be seen in `box` (page mm), in painting order. */
  readonly drawings: (box: Box) => readonly Drawing[];
  /** Who paints where there is much to paint. */
  readonly team: Pick<RasterTeam, 'paint'>;
}

/** The page at one scale, kept as bitmaps. */
export interface PageSheet {
  /** Device px of a page mm. */
  readonly pxPerMm: number;
  /** Notes that what `box` (page mm) covers looks different now. */
  readonly invalidate: (box: Box) => void;
  /** Paints again what is out of date on plates that meet `visible`, and forgets out-of-date plates elsewhere. */
  readonly repaint: (visible: Box) => void;
  /**
   * Paints what is missing in `visible`, then `marginPx` around it, until `isOver` says that time is up; answers whether nothing is
   * left to do. What is seen may be complete before that.
   */
  readonly fill: (visible: Box, marginPx: number, isOver: () => boolean) => boolean;
  /** Whether it waits for the team, which says when to fill on. */
  readonly isWaiting: () => boolean;
  readonly isComplete: (visible: Box) => boolean;
  /** Grows whenever the sheet looks different. */
  readonly revision: () => number;
  /** Calls `draw` with each bitmap that meets `visible`, the one at the back first, and what it covers in page mm. */
  readonly each: (visible: Box, draw: (bitmap: OffscreenCanvas | ImageBitmap, box: Box) => void) => void;
}

/**
 * A part of the page that was painted at once. Parts are as large as what was missing: each path that lies on two of them is
 * painted twice, and clipping it costs more than its px.
 */
interface Plate {
  readonly rect: PxRect;
  /** Null where nothing lies, or the team painted all. */
  bitmap: OffscreenCanvas | null;
  /** What the team painted over it; one bitmap with it from the next frame on, because making that one takes as long as half a frame. */
  layers: readonly ImageBitmap[];
  /** Boxes in page mm that look different now. */
  stale: readonly Box[];
}

/** A plate that is being painted over several frames. */
interface Job {
  readonly plate: Plate;
  readonly drawings: readonly Drawing[];
  /** How many drawings are painted. */
  done: number;
  /** Whether the team paints the others. */
  isAway: boolean;
}

/** An eighth of a frame of 16 ms or so, after which input is looked at: with longer runs a frame of a zoom takes more than half of one. */
const RUNS: RunLimits = { runMs: 2, shortest: 32, longest: 1024 };
/** Px kept beyond those that are wanted: some screens. */
const SPARE_PX = 8_000_000;
/** More boxes than these are repainted as one. */
const MAX_STALE = 16;

function withBox(boxes: readonly Box[], box: Box): readonly Box[] {
  const meeting = boxes.filter((other) => boxesMeet(other, box));
  const next = [...boxes.filter((other) => !meeting.includes(other)), meeting.reduce(uniteBoxes, box)];
  return next.length > MAX_STALE ? [next.reduce(uniteBoxes)] : next;
}

/** An empty sheet at `pxPerMm` device px per page mm. */
export function createPageSheet(pxPerMm: number, source: SheetSource): PageSheet {
  let plates: readonly Plate[] = [];
  let job: Job | null = null;
  let revision = 0;
  const paintRun = createPaintRun(RUNS);

  const missingIn = (wanted: PxRect) =>
    without(
      wanted,
      plates.map(({ rect }) => rect),
    );

  /** What is to be painted next: first what is seen; around it further than must be, so that a moving page asks for no thin strips. */
  const nextMissing = (visible: Box, marginPx: number): PxRect | undefined => {
    const [seen] = missingIn(pxAround(visible, pxPerMm));
    if (seen) return seen;
    const isNear = missingIn(pxAround(visible, pxPerMm, marginPx / 2)).length > 0;
    return isNear ? missingIn(pxAround(visible, pxPerMm, marginPx))[0] : undefined;
  };

  const begin = (rect: PxRect): Job => {
    const drawings = source.drawings(boxOfPx(rect, pxPerMm));
    return { plate: { rect, bitmap: null, layers: [], stale: [] }, drawings, done: 0, isAway: false };
  };

  /** What to paint on `plate` with: on one bitmap, which is made when it is first needed. */
  const brushOn = (plate: Plate): (Brush & { readonly bitmap: OffscreenCanvas }) | null => {
    const { rect, layers } = plate;
    plate.bitmap ??= new OffscreenCanvas(rect.width, rect.height);
    const { bitmap } = plate;
    const ctx = bitmap.getContext('2d');
    if (!ctx) return null;
    ctx.resetTransform();
    for (const layer of layers) {
      ctx.drawImage(layer, 0, 0);
      layer.close();
    }
    plate.layers = [];
    ctx.setTransform(pxPerMm, 0, 0, pxPerMm, -rect.x, -rect.y);
    return { ctx, pxPerMm, bitmap };
  };

  /** Makes one bitmap of what the team has painted. */
  const uniteLayers = () => {
    for (const plate of plates) if (plate.layers.length > 0) brushOn(plate);
  };

  /** Has the team paint what is not painted yet; answers whether it does. */
  const handOver = (work: Job): boolean => {
    const { drawings, done, plate } = work;
    work.isAway = source.team.paint(
      { rect: plate.rect, pxPerMm, drawings: drawings.slice(done) },
      (painted) => {
        work.isAway = false;
        if (!painted) return;
        if (work !== job) {
          for (const bitmap of painted) bitmap.close();
          return;
        }
        plate.layers = painted;
        work.done = drawings.length;
      },
    );
    return work.isAway;
  };

  /** Paints on until time is up; answers whether all is painted. */
  const goOn = (work: Job, isOver: () => boolean): boolean => {
    const { drawings, plate } = work;
    while (work.done < drawings.length) {
      if (work.isAway || handOver(work) || isOver()) return false;
      const brush = brushOn(plate);
      if (!brush) return true;
      work.done += paintRun(brush.bitmap, drawings.slice(work.done), (drawing) =>
        paintPrimitives(drawing, brush),
      );
    }
    return true;
  };

  const repaintPart = (plate: Plate, part: Box) => {
    const { rect } = plate;
    const touched = pxTouched(rect, part, pxPerMm);
    const ctx = touched && brushOn(plate)?.ctx;
    if (!ctx) return;
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, -rect.x, -rect.y);
    ctx.beginPath();
    ctx.rect(touched.x, touched.y, touched.width, touched.height);
    ctx.clip();
    ctx.clearRect(touched.x, touched.y, touched.width, touched.height);
    ctx.setTransform(pxPerMm, 0, 0, pxPerMm, -rect.x, -rect.y);
    const drawings = source.drawings(boxOfPx(touched, pxPerMm));
    for (const drawing of drawings) paintPrimitives(drawing, { ctx, pxPerMm });
    ctx.restore();
  };

  /** Brings `plate` up to date; one that had nothing on it gets its bitmap now. */
  const freshen = (plate: Plate) => {
    const { bitmap, layers, stale } = plate;
    if (stale.length === 0) return;
    revision += 1;
    plate.stale = [];
    const hasContent = bitmap !== null || layers.length > 0;
    if (!hasContent && !stale.some((box) => source.drawings(box).length > 0)) return;
    for (const box of stale) repaintPart(plate, box);
  };

  const dropFarPlates = (wanted: PxRect) => {
    let spare = SPARE_PX;
    plates = [...plates]
      .reverse()
      .filter(({ rect }) => {
        if (haveCommonPx(rect, wanted)) return true;
        spare -= rect.width * rect.height;
        return spare >= 0;
      })
      .reverse();
  };

  return {
    pxPerMm,
    invalidate(box) {
      for (const plate of job ? [...plates, job.plate] : plates) {
        if (pxTouched(plate.rect, box, pxPerMm)) plate.stale = withBox(plate.stale, box);
      }
    },
    repaint(visible) {
      const seen = pxAround(visible, pxPerMm);
      plates = plates.filter(({ stale, rect }) => stale.length === 0 || haveCommonPx(rect, seen));
      for (const plate of plates) freshen(plate);
    },
    fill(visible, marginPx, isOver) {
      uniteLayers();
      const seen = pxAround(visible, pxPerMm);
      const around = pxAround(visible, pxPerMm, marginPx);
      const isAllSeenThere = missingIn(seen).length === 0;
      if (job && !haveCommonPx(job.plate.rect, isAllSeenThere ? around : seen)) job = null;
      for (;;) {
        const missing = job?.plate.rect ?? nextMissing(visible, marginPx);
        if (!missing) break;
        job ??= begin(missing);
        if (!goOn(job, isOver)) return false;
        // What has changed meanwhile is painted again before it is seen.
        freshen(job.plate);
        plates = [...plates, job.plate];
        job = null;
        revision += 1;
      }
      dropFarPlates(around);
      return plates.every(({ layers }) => layers.length === 0);
    },
    revision: () => revision,
    isWaiting: () => job?.isAway === true,
    isComplete: (visible) => missingIn(pxAround(visible, pxPerMm)).length === 0,
    each(visible, draw) {
      const seen = pxAround(visible, pxPerMm);
      for (const { rect, bitmap, layers } of plates) {
        if (!haveCommonPx(rect, seen)) continue;
        const box = boxOfPx(rect, pxPerMm);
        if (bitmap) draw(bitmap, box);
        for (const layer of layers) draw(layer, box);
      }
    },
  };
}
