import { paintPrimitives } from '../paint/painters.js';
import type { createPaintRun } from '../paint/paint-run.js';
import type { Drawing } from '../raster/packed-drawings.js';
import type { RasterTeam } from '../raster/raster-team.js';
import type { Tile } from './tile.js';

/** A tile that is being painted over several frames. */
export interface TileJob {
  readonly tile: Tile;
  /** Whether the team paints the rest. */
  readonly isAway: () => boolean;
  /** Paints on until `isOver` says that time is up; answers whether all is painted. */
  readonly goOn: (isOver: () => boolean) => boolean;
  /** Lets go of what the team will have painted. */
  readonly cancel: () => void;
}

/** What a tile is painted with. */
export interface JobTools {
  readonly pxPerMm: number;
  readonly paintRun: ReturnType<typeof createPaintRun>;
  /** Paints where there is much to paint. */
  readonly team: Pick<RasterTeam, 'paint'>;
}

/** Begins with nothing of `drawings` painted on `tile`. */
export function createTileJob(
  tile: Tile,
  drawings: readonly Drawing[],
  { pxPerMm, paintRun, team }: JobTools,
): TileJob {
  /** How many drawings are painted. */
  let done = 0;
  let isAway = false;
  let isCancelled = false;

  const take = (painted: readonly ImageBitmap[]) => {
    if (isCancelled) {
      for (const bitmap of painted) bitmap.close();
      return;
    }
    tile.setLayers(painted);
    done = drawings.length;
  };
  /** Has the team paint what is not painted yet; answers whether it does. */
  const handOver = (): boolean => {
    isAway = team.paint({ rect: tile.rect, pxPerMm, drawings: drawings.slice(done) }, (painted) => {
      isAway = false;
      if (painted) take(painted);
    });
    return isAway;
  };

  return {
    tile,
    isAway: () => isAway,
    goOn(isOver) {
      while (done < drawings.length) {
        if (isAway || handOver() || isOver()) return false;
        const brush = tile.brush();
        if (!brush) return true;
        done += paintRun(brush.bitmap, drawings.slice(done), (drawing) => paintPrimitives(drawing, brush));
      }
      return true;
    },
    cancel() {
      isCancelled = true;
    },
  };
}
