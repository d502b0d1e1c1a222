import type { LineObject } from './line.js';
import type { QuadraticObject } from './quadratic.js';
import type { CubicObject } from './cubic.js';
import type { PathObject } from '../../objects/path/schema.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly line: LineObject;
    readonly quadratic: QuadraticObject;
    readonly cubic: CubicObject;
    readonly path: PathObject;
  }
}

export { isArea } from './commands/combine-shapes.js';
export type { CubicObject } from './cubic.js';
export type { DrawnLine } from './drawn-line/drawn-line.js';
export { drawnBounds, drawnHits } from './drawn-line/geometry.js';
export { drawnScene } from './drawn-line/scene.js';
export type { LineObject } from './line.js';
export { pathType } from './path/index.js';
export { movePathPoints, type PointMove } from './path/move-points.js';
export { type NearestOnPath, nearestOnPath } from './path/nearest-point.js';
export { anchorsOnPage, type PageAnchor } from './path/page-anchors.js';
export type { QuadraticObject } from './quadratic.js';
