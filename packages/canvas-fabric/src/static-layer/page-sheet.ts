import type { Box } from '@tastwerk/editor-core/geometry';
import { createPaintRun, type RunLimits } from '../paint/paint-run.js';
import { boxOfPx, haveCommonPx, pxAround, type PxRect } from '../paint/px-rect.js';
import type { Drawing } from '../raster/packed-drawings.js';
import type { RasterTeam } from '../raster/raster-team.js';
import { createTile } from './tile.js';
import { createTileCache } from './tile-cache.js';
import { createTileJob, type TileJob } from './tile-job.js';

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
  /** Paints again what is out of date on tiles that meet `visible`, and forgets out-of-date tiles elsewhere. */
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

/** An eighth of a frame of 16 ms or so, after which input is looked at: with longer runs a frame of a zoom takes more than half of one. */
const RUNS: RunLimits = { runMs: 2, shortest: 32, longest: 1024 };

/** An empty sheet at `pxPerMm` device px per page mm. */
export function createPageSheet(pxPerMm: number, { drawings, team }: SheetSource): PageSheet {
  const cache = createTileCache(pxPerMm);
  const tools = { pxPerMm, paintRun: createPaintRun(RUNS), team };
  let job: TileJob | null = null;
  let revision = 0;

  const begin = (rect: PxRect): TileJob =>
    createTileJob(createTile(rect, pxPerMm, drawings), drawings(boxOfPx(rect, pxPerMm)), tools);

  return {
    pxPerMm,
    invalidate(box) {
      for (const tile of cache.tiles()) tile.invalidate(box);
      job?.tile.invalidate(box);
    },
    repaint(visible) {
      cache.dropStale(pxAround(visible, pxPerMm));
      for (const tile of cache.tiles()) if (tile.refresh()) revision += 1;
    },
    fill(visible, marginPx, isOver) {
      for (const tile of cache.tiles()) tile.uniteLayers();
      const seen = pxAround(visible, pxPerMm);
      const around = pxAround(visible, pxPerMm, marginPx);
      const isAllSeenThere = cache.missingIn(seen).length === 0;
      if (job && !haveCommonPx(job.tile.rect, isAllSeenThere ? around : seen)) {
        job.cancel();
        job = null;
      }
      for (;;) {
        const missing = job?.tile.rect ?? cache.nextMissing(visible, marginPx);
        if (!missing) break;
        job ??= begin(missing);
        if (!job.goOn(isOver)) return false;
        // What has changed meanwhile is painted again before it is seen.
        job.tile.refresh();
        cache.add(job.tile);
        job = null;
        revision += 1;
      }
      cache.dropFar(around);
      return cache.tiles().every((tile) => !tile.hasLayers());
    },
    revision: () => revision,
    isWaiting: () => job?.isAway() === true,
    isComplete: (visible) => cache.missingIn(pxAround(visible, pxPerMm)).length === 0,
    each(visible, draw) {
      const seen = pxAround(visible, pxPerMm);
      for (const tile of cache.tiles()) if (haveCommonPx(tile.rect, seen)) tile.each(draw);
    },
  };
}
