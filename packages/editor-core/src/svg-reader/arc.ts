import type { PathStep } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { degToRad } from '../geometry/units.js';
import { applyMatrix } from './transform.js';

/** An elliptical arc as path notation gives it: radii, turn of the ellipse in degrees, which of four arcs, and its end. */
export interface Arc {
  readonly rx: number;
  readonly ry: number;
  readonly degrees: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
  readonly to: Point;
}

/** Curves of at most a quarter turn follow the arc to 0.03 %. */
const QUARTER = Math.PI / 2;

/** The cubic curves along `arc` from `from` (SVG 1.1, appendix F.6); a line where a radius is 0, nothing where it has no length. */
export function arcSteps(from: Point, arc: Arc): readonly PathStep[] {
  const { to, degrees } = arc;
  if (from.x === to.x && from.y === to.y) return [];
  const [rx0, ry0] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  if (rx0 === 0 || ry0 === 0) return [{ kind: 'L', to }];

  const [cos, sin] = [Math.cos(degToRad(degrees)), Math.sin(degToRad(degrees))];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const across = { x: cos * half.x + sin * half.y, y: -sin * half.x + cos * half.y };
  // Radii that are too short to reach are made just long enough.
  const reach = (across.x / rx0) ** 2 + (across.y / ry0) ** 2;
  const grow = Math.sqrt(Math.max(1, reach));
  const [rx, ry] = [rx0 * grow, ry0 * grow];
  const away = Math.sqrt(Math.max(0, 1 / Math.max(reach, 1e-300) - 1));
  const side = arc.isLarge === arc.isClockwise ? -1 : 1;
  const centre = { x: (side * away * rx * across.y) / ry, y: (-side * away * ry * across.x) / rx };

  const start = Math.atan2((across.y - centre.y) / ry, (across.x - centre.x) / rx);
  const end = Math.atan2((-across.y - centre.y) / ry, (-across.x - centre.x) / rx);
  const full = 2 * Math.PI;
  const sweep = arc.isClockwise ? (end - start + full) % full : -((start - end + full) % full);
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / QUARTER - 1e-9));
  const step = sweep / count;
  const arm = (4 / 3) * Math.tan(step / 4);
  const ellipse = {
    a: cos * rx,
    b: sin * rx,
    c: -sin * ry,
    d: cos * ry,
    e: cos * centre.x - sin * centre.y + (from.x + to.x) / 2,
    f: sin * centre.x + cos * centre.y + (from.y + to.y) / 2,
  };
  const at = (angle: number, by: number) =>
    applyMatrix(ellipse, {
      x: Math.cos(angle) - by * Math.sin(angle),
      y: Math.sin(angle) + by * Math.cos(angle),
    });
  return Array.from({ length: count }, (_, index): PathStep => {
    const angle = start + index * step;
    const isLast = index === count - 1;
    return {
      kind: 'C',
      c1: at(angle, arm),
      c2: at(angle + step, -arm),
      to: isLast ? to : at(angle + step, 0),
    };
  });
}
