import { degToRad } from './units.js';

/** A point or a vector in mm; x to the right, y down, origin at the top left of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Turns points by `degrees` clockwise (y points down) about `centre`. */
export function turnAbout(centre: Point, degrees: number): (point: Point) => Point {
  if (degrees === 0) return (point) => point;
  const radians = degToRad(degrees);
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return (point) => {
    const dx = point.x - centre.x;
    const dy = point.y - centre.y;
    return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
  };
}

/** `point` turned by `degrees` clockwise (y points down) about `centre`. */
export function rotatePoint(point: Point, centre: Point, degrees: number): Point {
  return turnAbout(centre, degrees)(point);
}

/** Distance of two points in mm. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point at `t` (0 to 1) between `a` and `b`. */
export function interpolate(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** `a` moved by the vector `b`. */
export function addPoints(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** The vector that leads from `b` to `a`. */
export function subtractPoints(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** The vector `a` with each side multiplied by its factor. */
export function scalePoint(a: Point, scaleX: number, scaleY: number = scaleX): Point {
  return { x: a.x * scaleX, y: a.y * scaleY };
}
