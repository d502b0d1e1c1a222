import { distanceToSegment, type Point } from '@tastwerk/editor-core/geometry';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';

/** The course of a series, from the left to the right: pieces, since missing values interrupt it. In page mm. */
export type Course = readonly (readonly Point[])[];

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const edgesOf = (course: Course): readonly Edge[] =>
  course.flatMap((piece) =>
    piece.length === 1
      ? piece.map((point) => ({ from: point, to: point }))
      : piece.slice(1).flatMap((to, index) => {
          const from = piece[index];
          return from ? [{ from, to }] : [];
        }),
  );

/** Angle in degrees, 0 to 90, between the ways of two edges. */
function angleBetween(one: Edge, other: Edge): number {
  const turn = (edge: Edge) => Math.atan2(edge.to.y - edge.from.y, edge.to.x - edge.from.x);
  const degrees = (Math.abs(turn(one) - turn(other)) * 180) / Math.PI;
  return degrees > 90 ? Math.abs(180 - degrees) : degrees;
}

/** Whether two edges touch or cross. */
function meet(one: Edge, other: Edge): boolean {
  const side = ({ from, to }: Edge, at: Point) =>
    (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  return side(one, other.from) * side(one, other.to) <= 0 && side(other, one.from) * side(other, one.to) <= 0;
}

/** Places along an edge at which the way to the other course is measured are so far apart, in mm. */
const STEP_MM = 1;

/**
 * Whether lines along both courses keep so far apart that a finger stays on its own: they run beside each other no nearer than lines
 * must, cross at no smaller angle, and ends keep the gap of elements. `widthMm` is that of both lines.
 */
export function areClear(
  one: Course,
  other: Course,
  {
    widthMm,
    halfSymbolMm = 0,
    profile,
  }: { readonly widthMm: number; readonly halfSymbolMm?: number; readonly profile: ProofingProfile },
): boolean {
  const { gapLines, gapElements, crossing } = profile;
  const besideMm = gapLines.warningMm + widthMm;
  const leastMm = gapElements.warningMm + widthMm + halfSymbolMm;
  const others = edgesOf(other);
  const reach = Math.max(besideMm, leastMm);
  let runMm = 0;
  let crosses = false;
  let nearestMm = Infinity;
  for (const edge of edgesOf(one)) {
    const near = others.filter(({ from, to }) => from.x <= edge.to.x + reach && to.x >= edge.from.x - reach);
    const lengthMm = Math.hypot(edge.to.x - edge.from.x, edge.to.y - edge.from.y);
    const steps = Math.max(1, Math.ceil(lengthMm / STEP_MM));
    for (const against of near) {
      if (!meet(edge, against)) continue;
      if (angleBetween(edge, against) < crossing.minDegrees + 1) return false;
      crosses = true;
    }
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const point = {
        x: edge.from.x + (edge.to.x - edge.from.x) * share,
        y: edge.from.y + (edge.to.y - edge.from.y) * share,
      };
      let isBeside = false;
      for (const against of near) {
        const distance = distanceToSegment(point, against.from, against.to);
        nearestMm = Math.min(nearestMm, distance);
        isBeside ||= distance < besideMm && angleBetween(edge, against) < crossing.minDegrees;
      }
      if (isBeside) runMm += lengthMm / steps;
      if (runMm >= gapLines.runMm) return false;
    }
  }
  return crosses || nearestMm >= leastMm;
}
