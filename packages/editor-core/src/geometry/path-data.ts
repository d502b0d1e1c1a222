import { type Point, turnAbout } from './point.js';

/** One step of an outline in page mm: move, line, cubic curve or close. */
export type PathStep =
  | { readonly kind: 'M'; readonly to: Point }
  | { readonly kind: 'L'; readonly to: Point }
  | { readonly kind: 'C'; readonly c1: Point; readonly c2: Point; readonly to: Point }
  | { readonly kind: 'Z' };

/** An outline as absolute steps in page mm. Every painter draws from this form alone. */
export type PathData = readonly PathStep[];

/** `path` with every point passed through `map`. */
export function mapPath(path: PathData, map: (point: Point) => Point): PathData {
  return path.map((step) => {
    switch (step.kind) {
      case 'Z':
        return step;
      case 'C':
        return { kind: 'C', c1: map(step.c1), c2: map(step.c2), to: map(step.to) };
      default:
        return { kind: step.kind, to: map(step.to) };
    }
  });
}

/** `path` turned by `degrees` clockwise about `centre`. */
export function rotatePath(path: PathData, centre: Point, degrees: number): PathData {
  return degrees === 0 ? path : mapPath(path, turnAbout(centre, degrees));
}
