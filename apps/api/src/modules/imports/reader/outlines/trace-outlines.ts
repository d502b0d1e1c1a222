import type { Trace, TraceSettings } from '@tastwerk/contracts';
import { fail, LIMITS, ok, type PathPoint, type Result } from '@tastwerk/editor-core';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import type { GreyPicture } from '../decode-picture.js';
import { curveThrough } from './curve-through.js';
import { findLines } from './find-lines.js';

/** Pixels for each mm of the page: five to the width of the narrowest line that is felt. */
const PX_PER_MM = 5;
/** Longer side of the picture in which edges are looked for, in px: what a page of A3 takes, and what is done in two seconds. */
const MOST_PX = 1600;
const LEAST_PX = 100;

/** How far an outline may leave its edge for a simplification of 0 and of 100, in mm. */
const TOLERANCE_MM = { least: 0.1, most: 1.6 } as const;

/** Lines whose middles run closer beside each other than this are one to a finger, in mm: no gap is left between them. */
const BESIDE_MM = swellProfile.gapElements.errorMm + swellProfile.lineWidth.mainMm;

/** Longer side in px of the picture `width` by `height` in which edges are looked for when it comes onto the page `widthMm` wide. */
export function outlineSide({ width, height }: GreyPicture['seen'], widthMm: number): number {
  const longestMm = (widthMm * Math.max(width, height)) / width;
  return Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, longestMm * PX_PER_MM)));
}

/** Takes a place in the picture in which edges are looked for to the one in the picture as it is seen. */
export type PlaceInPicture = (x: number, y: number) => { readonly x: number; readonly y: number };

function placed(point: PathPoint, place: PlaceInPicture): PathPoint {
  const to = place(point.x, point.y);
  if (point.kind !== 'C') return { kind: point.kind, ...to };
  const [c1, c2] = [place(point.x1, point.y1), place(point.x2, point.y2)];
  return { kind: 'C', x1: c1.x, y1: c1.y, x2: c2.x, y2: c2.y, ...to };
}

/** The edges of `picture` as lines in px of the picture as it is seen. Error: IMPORT_TOO_DETAILED. */
export function traceOutlines(
  picture: GreyPicture,
  settings: TraceSettings,
  place: PlaceInPicture,
): Result<Pick<Trace, 'paths'> & { readonly strength: number }, 'IMPORT_TOO_DETAILED'> {
  const { least, most } = TOLERANCE_MM;
  const { lines, strength } = findLines(
    { levels: picture.grey, width: picture.width, height: picture.height },
    {
      pxPerMm: picture.width / settings.width,
      strength: settings.strength,
      leastMm: settings.leastLength,
      toleranceMm: least + (settings.simplification / 100) * (most - least),
      besideMm: BESIDE_MM,
    },
  );
  const paths = lines.map((line) => ({
    points: curveThrough(line).map((point) => placed(point, place)),
    closed: line.closed,
  }));
  const points = paths.reduce((sum, path) => sum + path.points.length, 0);
  if (paths.length > LIMITS.importedPaths || points > LIMITS.importedPoints)
    return fail('IMPORT_TOO_DETAILED');
  return ok({ paths, strength });
}
