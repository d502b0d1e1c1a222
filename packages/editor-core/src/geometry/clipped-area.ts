import { ClipperD, ClipType, FillRule, type PathsD } from 'clipper2-ts';
import { flattenPath } from './flatten.js';
import type { PathData, PathStep } from './path-data.js';

/** Digits after the point, in mm, to which areas are computed. */
export const AREA_PRECISION = 3;

/** The pieces of `path` as the polygons that the library takes. */
export function polygonsOf(path: PathData): PathsD {
  return flattenPath(path).map(({ points }) => points.map(({ x, y }) => ({ x, y })));
}

/** `polygons` as closed outlines of straight chords. */
export function outlineOfPolygons(polygons: PathsD): PathData {
  return polygons.flatMap((points): PathStep[] => {
    const steps = points.map(({ x, y }, index): PathStep => ({
      kind: index === 0 ? 'M' : 'L',
      to: { x, y },
    }));
    return [...steps, { kind: 'Z' }];
  });
}

function combine(type: ClipType, subjects: PathsD, clips: PathsD): PathsD {
  const clipper = new ClipperD(AREA_PRECISION);
  // Outlines that run back over themselves never end with the points on straight edges kept, which is the library's default.
  clipper.preserveCollinear = false;
  clipper.addSubjectPaths(subjects);
  clipper.addClipPaths(clips);
  const area: PathsD = [];
  clipper.execute(type, FillRule.NonZero, area);
  return area;
}

/** The area that `polygons` fill together (non-zero winding), as outlines that do not cross. */
export function areaOf(polygons: PathsD): PathsD {
  return combine(ClipType.Union, polygons, []);
}

/** How areas are combined. */
export type AreaOperation = 'union' | 'subtract' | 'intersect';

const CLIP_TYPES: Readonly<Record<AreaOperation, ClipType>> = {
  union: ClipType.Union,
  subtract: ClipType.Difference,
  intersect: ClipType.Intersection,
};

/** The first of `areas` with the others added, taken away, or as far as all lie on each other: straight chords, none when nothing is left. */
export function combineAreas(operation: AreaOperation, areas: readonly PathData[]): PathData {
  const [first = [], ...others] = areas.map((area) => areaOf(polygonsOf(area)));
  const type = CLIP_TYPES[operation];
  return outlineOfPolygons(others.reduce((area, other) => combine(type, area, other), first));
}

/** What of the inside of `path` lies in none of `holes` (non-zero winding), as straight chords; without steps when nothing does. */
export function subtractAreas(path: PathData, holes: readonly PathData[]): PathData {
  return outlineOfPolygons(combine(ClipType.Difference, polygonsOf(path), holes.flatMap(polygonsOf)));
}
