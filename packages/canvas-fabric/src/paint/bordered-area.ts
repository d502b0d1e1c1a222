import type { PathData, Point } from '@tastwerk/editor-core/geometry';
import type { Stroke } from '@tastwerk/editor-core/scene';

/** An area with its outline, as what the outline and the area within it cover: corners of two areas to be filled, the inner one last. */
export interface BorderedArea {
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
}

/** How far corners may stray from a curve, in mm. */
const TOLERANCE_MM = 0.03;
/** Up to this scale corners cannot be told from curves: they stray by a fifth of a px at most. */
export const MOST_PX_PER_MM = 8;
/** The browser cuts sharper mitres off. */
const MITRE_LIMIT = 10;
const NEAR_MM = 1e-6;

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;
const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x;

/** How many chords of equal steps stay near enough to the curve (Wang's bound). */
function chordsOf(from: Point, c1: Point, c2: Point, to: Point): number {
  const bend = Math.max(
    Math.hypot(from.x - 2 * c1.x + c2.x, from.y - 2 * c1.y + c2.y),
    Math.hypot(c1.x - 2 * c2.x + to.x, c1.y - 2 * c2.y + to.y),
  );
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE_MM)));
}

/** The corners of a single closed piece, no two at the same place; null for any other path. */
function cornersOf(path: PathData): readonly Point[] | null {
  const [first] = path;
  if (first?.kind !== 'M' || path.at(-1)?.kind !== 'Z') return null;
  const corners: Point[] = [first.to];
  let from = first.to;
  for (const step of path.slice(1, -1)) {
    if (step.kind === 'M' || step.kind === 'Z') return null;
    const { to } = step;
    if (step.kind === 'C') {
      const { c1, c2 } = step;
      const count = chordsOf(from, c1, c2, to);
      for (let chord = 1; chord < count; chord += 1) {
        const t = chord / count;
        const u = 1 - t;
        const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        corners.push({
          x: a * from.x + b * c1.x + c * c2.x + d * to.x,
          y: a * from.y + b * c1.y + c * c2.y + d * to.y,
        });
      }
    }
    corners.push(to);
    from = to;
  }
  const isClosedTwice = Math.hypot(from.x - first.to.x, from.y - first.to.y) < NEAR_MM;
  return isClosedTwice ? corners.slice(0, -1) : corners;
}

/** For each corner the way outwards to that of a shape that is larger by a mm; null where one is sharper than `sharpest`, and unless all turn the same way, once around. */
function mitresOf(corners: readonly Point[], sharpest: number): readonly Point[] | null {
  const sides = corners.map((corner, index) => {
    const side = minus(corners[(index + 1) % corners.length] ?? corner, corner);
    const length = Math.hypot(side.x, side.y);
    return { x: side.x / length, y: side.y / length };
  });
  let turned = 0;
  const mitres: Point[] = [];
  for (const [index, after] of sides.entries()) {
    const before = sides.at(index - 1) ?? after;
    const turn = Math.atan2(cross(before, after), dot(before, after));
    turned += turn;
    const isAllowed = turned * turn >= 0 && 1 / Math.cos(turn / 2) <= sharpest;
    // Sides without length have no direction: nothing is allowed beside them.
    if (!isAllowed) return null;
    const sum = { x: before.y + after.y, y: -before.x - after.x };
    const reach = 2 / dot(sum, sum);
    mitres.push({ x: sum.x * reach, y: sum.y * reach });
  }
  if (Math.abs(Math.abs(turned) - 2 * Math.PI) > NEAR_MM) return null;
  const sign = Math.sign(turned);
  return mitres.map(({ x, y }) => ({ x: sign * x, y: sign * y }));
}

/**
 * `path` filled and then stroked, as two areas: rasterisers fill two of them in about half the time that a stroke and what it lies
 * on take. Null where that would look otherwise: for what is not convex, has no room within its line, or sharp corners that the line
 * rounds off.
 */
export function borderedAreaOf(path: PathData, { widthMm, join }: Stroke): BorderedArea | null {
  const corners = cornersOf(path);
  const half = widthMm / 2;
  const mitres = corners && mitresOf(corners, join === 'miter' ? MITRE_LIMIT : 1 + TOLERANCE_MM / half);
  if (!mitres) return null;
  const at = (distance: number) =>
    corners.map(({ x, y }, index) => {
      const mitre = mitres[index] ?? { x: 0, y: 0 };
      return { x: x + distance * mitre.x, y: y + distance * mitre.y };
    });
  const inner = at(-half);
  const keepsItsSides = inner.every((corner, index) => {
    const next = (index + 1) % corners.length;
    const side = minus(corners[next] ?? corner, corners[index] ?? corner);
    return dot(minus(inner[next] ?? corner, corner), side) > 0;
  });
  return keepsItsSides ? { outer: at(half), inner } : null;
}
