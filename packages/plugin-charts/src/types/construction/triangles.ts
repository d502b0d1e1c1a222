import type { Point } from '@tastwerk/editor-core/geometry';
import type { ElementKind } from './elements.js';
import { NOTHING, polar } from './lines.js';

type Three = readonly [number, number, number];

/** Corner C from the side c = AB on the level, the angle at A in degrees, and b = CA. */
const withC = (a: Point, c: number, alpha: number, b: number): readonly Point[] => [
  a,
  { x: a.x + c, y: a.y },
  polar(a, b, alpha),
];

const degrees = (cosine: number): number => (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
const sine = (of: number): number => Math.sin((of * Math.PI) / 180);

/** The triangles that `given` describe, with A at `origin` and B at its right: none, one, or two for two sides and an angle that they do not enclose. */
export function triangleOf(kind: ElementKind, given: Three, origin: Point): readonly (readonly Point[])[] {
  const [first, second, third] = given;
  if (kind === 'triangleSSS') {
    const [a, b, c] = [first, second, third];
    if (a >= b + c - NOTHING || b >= a + c - NOTHING || c >= a + b - NOTHING) return [];
    return [withC(origin, c, degrees((b * b + c * c - a * a) / (2 * b * c)), b)];
  }
  if (kind === 'triangleSAS') return second < 180 ? [withC(origin, third, second, first)] : [];
  if (kind === 'triangleASA') {
    const gamma = 180 - first - third;
    return gamma > NOTHING ? [withC(origin, second, first, (second * sine(third)) / sine(gamma))] : [];
  }
  const [a, c, alpha] = [first, second, third];
  if (alpha >= 180) return [];
  // C lies on the ray from A under alpha, a from B: b solves b² − 2bc·cos(alpha) + c² − a² = 0.
  const half = c * Math.cos((alpha * Math.PI) / 180);
  const root = half * half - c * c + a * a;
  if (root < -NOTHING * c * c) return [];
  const way = Math.sqrt(Math.max(0, root));
  const sides = way <= Math.sqrt(NOTHING) * c ? [half] : [half + way, half - way];
  return sides.filter((b) => b > NOTHING * c).map((b) => withC(origin, c, alpha, b));
}
