import { ClipperD, ClipType, EndType, FillRule, inflatePathsD, JoinType, type PathsD } from 'clipper2-ts';
import { flattenPath } from './flatten.js';
import type { PathData, PathStep } from './path-data.js';

/** Mitre limit of the library's call; inward corners are sharp and outward ones round, so it is never met. */
const MITRE_LIMIT = 2;

/** Digits after the point, in mm, to which the library computes. */
const PRECISION = 3;

/** The area that `pieces` fill together, as outlines that do not cross. */
function areaOf(pieces: PathsD): PathsD {
  const clipper = new ClipperD(PRECISION);
  // Outlines that run back over themselves never end with the points on straight edges kept, which is the library's default.
  clipper.preserveCollinear = false;
  clipper.addSubjectPaths(pieces);
  const area: PathsD = [];
  clipper.execute(ClipType.Union, FillRule.NonZero, area);
  return area;
}

/**
 * The outline of all that lies inside `path` (non-zero winding, open pieces closed as fills are) and at least `byMm` away
 * from its edge, as straight chords; without steps when nothing does.
 */
export function insetPath(path: PathData, byMm: number): PathData {
  const pieces = flattenPath(path).map(({ points }) => points.map(({ x, y }) => ({ x, y })));
  const inner = inflatePathsD(areaOf(pieces), -byMm, JoinType.Round, EndType.Polygon, MITRE_LIMIT, PRECISION);
  return inner.flatMap((points): PathStep[] => {
    const steps = points.map(({ x, y }, index): PathStep => ({
      kind: index === 0 ? 'M' : 'L',
      to: { x, y },
    }));
    return [...steps, { kind: 'Z' }];
  });
}
