import type { Box } from '@tastwerk/editor-core/geometry';
import { haveCommonPx, pxAround, type PxRect, without } from '../paint/px-rect.js';
import type { Tile } from './tile.js';

/** The tiles of a page at one scale, the one at the back first. */
export interface TileCache {
  readonly tiles: () => readonly Tile[];
  readonly add: (tile: Tile) => void;
  /** What is not on any tile of `wanted`. */
  readonly missingIn: (wanted: PxRect) => readonly PxRect[];
  /**
   * What is to be painted next, `visible` in page mm: first what is seen; around it further than must be, so that a moving page
   * asks for no thin strips.
   */
  readonly nextMissing: (visible: Box, marginPx: number) => PxRect | undefined;
  /** Forgets tiles that are out of date and have no px of `seen`. */
  readonly dropStale: (seen: PxRect) => void;
  /** Forgets the oldest tiles that have no px of `wanted`, but for some. */
  readonly dropFar: (wanted: PxRect) => void;
}

/** Px kept beyond those that are wanted: some screens. */
const SPARE_PX = 8_000_000;

/** An empty cache for `pxPerMm` device px per page mm. */
export function createTileCache(pxPerMm: number): TileCache {
  let tiles: readonly Tile[] = [];

  const missingIn = (wanted: PxRect) =>
    without(
      wanted,
      tiles.map(({ rect }) => rect),
    );

  return {
    tiles: () => tiles,
    add(tile) {
      tiles = [...tiles, tile];
    },
    missingIn,
    nextMissing(visible, marginPx) {
      const [seen] = missingIn(pxAround(visible, pxPerMm));
      if (seen) return seen;
      const isNear = missingIn(pxAround(visible, pxPerMm, marginPx / 2)).length > 0;
      return isNear ? missingIn(pxAround(visible, pxPerMm, marginPx))[0] : undefined;
    },
    dropStale(seen) {
      tiles = tiles.filter((tile) => !tile.isStale() || haveCommonPx(tile.rect, seen));
    },
    dropFar(wanted) {
      let spare = SPARE_PX;
      tiles = [...tiles]
        .reverse()
        .filter(({ rect }) => {
          if (haveCommonPx(rect, wanted)) return true;
          spare -= rect.width * rect.height;
          return spare >= 0;
        })
        .reverse();
    },
  };
}
