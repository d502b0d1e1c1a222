import { EndType, FillRule, inflatePathsD, JoinType, unionD } from 'clipper2-ts';
import { flattenPath } from './flatten.js';
import type { PathData, PathStep } from './path-data.js';

/** Mitre limit of the library's call; inward corners are sharp and outward ones round, so it is never met. */
const MITRE_LIMIT = 2;

/** Digits after the point, in mm, to which the library computes. */
const PRECISION = 3;

/**
 * The outline of all that lies inside `path` (non-zero winding, open pieces closed as fills are) and at least `byMm` away
 * from its edge, as straight chords; without steps when nothing does.
 */
export function insetPath(path: PathData, byMm: number): PathData {
  const pieces = flattenPath(path).map(({ points }) => points.map(({ x, y }) => ({ x, y })));
  const area = unionD(pieces, [], FillRule.NonZero, PRECISION);
  const inner = inflatePathsD(area, -byMm, JoinType.Round, EndType.Polygon, MITRE_LIMIT, PRECISION);
  return inner.flatMap((points): PathStep[] => {
    const steps = points.map(({ x, y }, index): PathStep => ({
      kind: index === 0 ? 'M' : 'L',
      to: { x, y },
    }));
    return [...steps, { kind: 'Z' }];
  });
}
