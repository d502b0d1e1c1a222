import { EndType, inflatePathsD, JoinType } from 'clipper2-ts';
import { AREA_PRECISION, areaOf, outlineOfPolygons, polygonsOf } from './clipped-area.js';
import type { PathData } from './path-data.js';

/** Mitre limit of the library's call; inward corners are sharp and outward ones round, so it is never met. */
const MITRE_LIMIT = 2;

function inflated(path: PathData, byMm: number): PathData {
  const area = areaOf(polygonsOf(path));
  return outlineOfPolygons(
    inflatePathsD(area, byMm, JoinType.Round, EndType.Polygon, MITRE_LIMIT, AREA_PRECISION),
  );
}

/**
 * The outline of all that lies inside `path` (non-zero winding, open pieces closed as fills are) and at least `byMm` away
 * from its edge, as straight chords; without steps when nothing does.
 */
export function insetPath(path: PathData, byMm: number): PathData {
  return inflated(path, -byMm);
}

/** The outline of all that lies inside `path` or at most `byMm` away from it, as straight chords. */
export function outsetPath(path: PathData, byMm: number): PathData {
  return inflated(path, byMm);
}

/** The outline of all that lies at most `byMm` away from the line of `path`, whose open pieces stay open. */
export function outsetLine(path: PathData, byMm: number): PathData {
  const lines = polygonsOf(path);
  return outlineOfPolygons(
    inflatePathsD(lines, byMm, JoinType.Round, EndType.Round, MITRE_LIMIT, AREA_PRECISION),
  );
}
