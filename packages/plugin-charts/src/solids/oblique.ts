import { type Point, segmentToSegment } from '@tastwerk/editor-core/geometry';
import { dot, edgesOf, normalOf, type Place, type Polyhedron, type SolidEdge } from './polyhedron.js';

/** What goes to the back is drawn at 45 degrees to the right and up, half as long (cavalier projection as German schools draw it). */
const DEPTH = Math.SQRT1_2 / 2;

/** The direction of view: what lies in it from a place is drawn at the same place. */
const VIEW: Place = { x: -DEPTH, y: -DEPTH, z: 1 };

/** `place` as it is drawn, y down as on paper. */
export const projected = ({ x, y, z }: Place): Point => ({ x: x + DEPTH * z, y: -(y + DEPTH * z) });

/** An edge as it is drawn. */
export interface DrawnEdge extends SolidEdge {
  readonly a: Point;
  readonly b: Point;
  readonly isHidden: boolean;
}

/** The edges of `solid`: hidden are those of which no face is seen. */
export function drawnEdges(solid: Polyhedron): readonly DrawnEdge[] {
  const isSeen = solid.faces.map((face) => dot(normalOf(solid, face), VIEW) < -1e-9);
  const at = (corner: number) => projected(solid.corners[corner] ?? { x: 0, y: 0, z: 0 });
  return edgesOf(solid).map((edge) => ({
    ...edge,
    a: at(edge.from),
    b: at(edge.to),
    isHidden: !edge.faces.some((face) => isSeen[face]),
  }));
}

const degreesBetween = (a: Point, b: Point, c: Point, d: Point): number => {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const angle = Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy));
  return (angle * 180) / Math.PI;
};

/** Angle in degrees between two edges that meet or cross, and distance of two that do not: what is felt as separate. */
function apart(one: DrawnEdge, other: DrawnEdge): { readonly degrees: number; readonly distance: number } {
  const [p, q] = [one, other];
  if (p.from === q.from || p.to === q.to || p.from === q.to || p.to === q.from) {
    const shared = p.from === q.from || p.from === q.to ? p.a : p.b;
    const end = (edge: DrawnEdge) => (edge.a === shared || same(edge.a, shared) ? edge.b : edge.a);
    return { degrees: degreesBetween(shared, end(p), shared, end(q)), distance: Infinity };
  }
  const distance = segmentToSegment(p.a, p.b, q.a, q.b);
  if (distance > 0) return { degrees: 180, distance };
  const degrees = degreesBetween(p.a, p.b, q.a, q.b);
  return { degrees: Math.min(degrees, 180 - degrees), distance: Infinity };
}

const same = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 1e-9;

/** The smallest angle between edges in degrees, and the smallest distance between those that do not meet. */
export function closestEdges(edges: readonly DrawnEdge[]): {
  readonly degrees: number;
  readonly distance: number;
} {
  let [degrees, distance] = [180, Infinity];
  edges.forEach((one, index) => {
    for (const other of edges.slice(index + 1)) {
      const found = apart(one, other);
      degrees = Math.min(degrees, found.degrees);
      distance = Math.min(distance, found.distance);
    }
  });
  return { degrees, distance };
}

/** The points of a part of an ellipse from one angle to another, in degrees counter-clockwise from the right. */
export function arcPoints(
  centre: Point,
  [radiusX, radiusY]: readonly [number, number],
  [from, to]: readonly [number, number],
): readonly Point[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 5));
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return { x: centre.x + radiusX * Math.cos(angle), y: centre.y - radiusY * Math.sin(angle) };
  });
}
