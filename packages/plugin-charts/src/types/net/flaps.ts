import { distance, interpolate, type Point, segmentToSegment } from '@tastwerk/editor-core/geometry';
import { isInside } from '../../figures/geometry.js';
import type { OuterEdge } from './unfold.js';

/** How far a flap stands out, in mm, and the angle at its ends in degrees. */
const FLAP = { depthMm: 10, degrees: 50 } as const;
/** The outer side of a flap is at least this long, in mm. */
const LEAST_SIDE_MM = 8;
/** Between a flap and what it does not hang on, in mm: 3 mm free, and the lines. */
const CLEAR_MM = 4.5;

/** A flap by the two corners that it adds to the outline. */
export type Flap = readonly [Point, Point];

/** The flap at an edge of an outline that has the net on its left; undefined where the edge is too short for one. */
function flapAt({ from, to }: OuterEdge): Flap | undefined {
  const length = distance(from, to);
  const perMm = 1 / Math.tan((FLAP.degrees * Math.PI) / 180);
  const depth = Math.min(FLAP.depthMm, (length - LEAST_SIDE_MM) / 2 / perMm);
  if (depth < CLEAR_MM) return undefined;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const out = (point: Point): Point => ({ x: point.x + uy * depth, y: point.y - ux * depth });
  const inset = (depth * perMm) / length;
  return [out(interpolate(from, to, inset)), out(interpolate(from, to, 1 - inset))];
}

/** The sides of a flap without the edge that it hangs on. */
const sidesOf = ({ from, to }: OuterEdge, [a, b]: Flap): readonly (readonly [Point, Point])[] => [
  [from, a],
  [a, b],
  [b, to],
];

/**
 * The flaps of a net, by the index of their outer edge: of two straight edges that meet one has a flap, the first where it lies free of the net and
 * of other flaps. `missing` counts the pairs without one.
 */
export function flapsOf(
  outline: readonly OuterEdge[],
  faces: readonly (readonly Point[])[],
): { readonly flaps: ReadonlyMap<number, Flap>; readonly missing: number } {
  const flaps = new Map<number, Flap>();
  const isFree = (index: number, flap: Flap): boolean => {
    const own = outline[index];
    if (!own) return false;
    const [, top] = sidesOf(own, flap);
    const corners = [own.from, ...flap, own.to];
    const others = outline.flatMap((edge, at): readonly (readonly [Point, Point])[] => {
      if (at === index) return [];
      const other = flaps.get(at);
      return other ? sidesOf(edge, other) : [[edge.from, edge.to]];
    });
    const isClear = others.every(([a, b]) => {
      const touches = [a, b].some((end) => distance(end, own.from) < 1e-6 || distance(end, own.to) < 1e-6);
      // What begins where the flap begins keeps clear of its outer side; it must not turn into the flap.
      const [middleA, middleB] = [interpolate(a, b, 0.25), interpolate(a, b, 0.75)];
      const isOutside = !isInside(middleA, corners) && !isInside(middleB, corners);
      if (!top || !isOutside) return false;
      const gap = segmentToSegment(top[0], top[1], a, b);
      return touches
        ? gap >= CLEAR_MM
        : Math.min(gap, ...sidesOf(own, flap).map(([c, d]) => segmentToSegment(c, d, a, b))) >= CLEAR_MM;
    });
    return isClear && !faces.some((face) => flap.some((corner) => isInside(corner, face)));
  };
  let missing = 0;
  const done = new Set<string>();
  outline.forEach(({ key }) => {
    if (key === '' || done.has(key)) return;
    done.add(key);
    const both = outline.flatMap((edge, index) => (edge.key === key ? [index] : []));
    const found = both.some((index) => {
      const edge = outline[index];
      const flap = edge && flapAt(edge);
      if (!flap || !isFree(index, flap)) return false;
      flaps.set(index, flap);
      return true;
    });
    if (!found) missing += 1;
  });
  return { flaps, missing };
}
