import { distance, type Point } from '@tastwerk/editor-core/geometry';

/** Lengths and determinants below this share of the sizes at hand count as nothing. */
export const NOTHING = 1e-9;

/** A straight figure through two points; `from` and `to` bound it in shares of the way from the one to the other. */
export interface Straight {
  readonly kind: 'straight';
  readonly a: Point;
  readonly b: Point;
  readonly from: number;
  readonly to: number;
}

/** A whole circle. */
export interface Circle {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
}

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const along = (a: Point, by: Point, share: number): Point => ({
  x: a.x + by.x * share,
  y: a.y + by.y * share,
});
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** A vector turned to the left. */
export const left = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** Degrees of a vector counter-clockwise from the right, from 0 to 360; y goes up. */
export function degreesOf({ x, y }: Point): number {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** The point at `radius` from `centre` in this direction; y goes up. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(radians), y: centre.y + radius * Math.sin(radians) };
}

/** Whether a point at this share of the way belongs to a figure that may be bounded. */
const isOn = ({ from, to }: Straight, share: number): boolean =>
  share >= from - NOTHING && share <= to + NOTHING;

function straightWithStraight(one: Straight, other: Straight): readonly Point[] {
  const [u, v] = [minus(one.b, one.a), minus(other.b, other.a)];
  const det = cross(u, v);
  if (Math.abs(det) <= NOTHING * Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y)) return [];
  const w = minus(other.a, one.a);
  const [share, otherShare] = [cross(w, v) / det, cross(w, u) / det];
  return isOn(one, share) && isOn(other, otherShare) ? [along(one.a, u, share)] : [];
}

function straightWithCircle(line: Straight, { centre, radius }: Circle): readonly Point[] {
  const u = minus(line.b, line.a);
  const size = dot(u, u);
  const foot = dot(minus(centre, line.a), u) / size;
  const off = distance(along(line.a, u, foot), centre);
  if (off > radius * (1 + NOTHING)) return [];
  const half = Math.sqrt(Math.max(0, radius * radius - off * off) / size);
  const shares = half * Math.sqrt(size) <= Math.sqrt(NOTHING) * radius ? [foot] : [foot - half, foot + half];
  return shares.filter((share) => isOn(line, share)).map((share) => along(line.a, u, share));
}

function circleWithCircle(one: Circle, other: Circle): readonly Point[] {
  const way = minus(other.centre, one.centre);
  const apart = Math.hypot(way.x, way.y);
  const slack = NOTHING * (one.radius + other.radius);
  if (
    apart <= slack ||
    apart > one.radius + other.radius + slack ||
    apart < Math.abs(one.radius - other.radius) - slack
  )
    return [];
  const foot = (apart * apart + one.radius ** 2 - other.radius ** 2) / (2 * apart);
  const high = Math.sqrt(Math.max(0, one.radius ** 2 - foot ** 2));
  const unit = { x: way.x / apart, y: way.y / apart };
  const middle = along(one.centre, unit, foot);
  if (high <= Math.sqrt(NOTHING) * one.radius) return [middle];
  return [along(middle, left(unit), high), along(middle, left(unit), -high)];
}

/** Where two figures meet: along the line where one is a line, and for two circles first at the left of the way between their centres. */
export function meetings(one: Straight | Circle, other: Straight | Circle): readonly Point[] {
  if (one.kind === 'straight' && other.kind === 'straight') return straightWithStraight(one, other);
  if (one.kind === 'straight' && other.kind === 'circle') return straightWithCircle(one, other);
  if (one.kind === 'circle' && other.kind === 'straight') return straightWithCircle(other, one);
  return one.kind === 'circle' && other.kind === 'circle' ? circleWithCircle(one, other) : [];
}

/** The circle through three points; undefined where they lie on a line. */
export function circleThrough(a: Point, b: Point, c: Point): Circle | undefined {
  const [u, v] = [minus(b, a), minus(c, a)];
  const det = 2 * cross(u, v);
  if (Math.abs(det) <= NOTHING * Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y)) return undefined;
  const [uu, vv] = [dot(u, u), dot(v, v)];
  const centre = { x: a.x + (v.y * uu - u.y * vv) / det, y: a.y + (u.x * vv - v.x * uu) / det };
  return { kind: 'circle', centre, radius: distance(centre, a) };
}

/** The area of the outline through `corners`. */
export function areaOf(corners: readonly Point[]): number {
  return (
    Math.abs(
      corners.reduce((sum, at, index) => sum + cross(at, corners[(index + 1) % corners.length] ?? at), 0),
    ) / 2
  );
}
