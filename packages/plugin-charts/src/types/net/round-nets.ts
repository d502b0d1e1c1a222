import type { Point } from '@tastwerk/editor-core/geometry';
import { arcPoints } from '../../solids/oblique.js';
import type { NetSpec } from './net-spec.js';
import type { DrawnNet, Net } from './unfold.js';

/** A net of one face with `points`; `keyOf` gives the keys of its edges by their index. */
function oneFace(points: readonly Point[], keyOf: (index: number) => string): Net {
  const outline = points.map((from, index) => ({
    from,
    to: points[(index + 1) % points.length] ?? from,
    key: keyOf(index),
  }));
  return { faces: [{ face: 0, points }], folds: [], outline };
}

/** Angle in degrees of the sector that is the curved surface of a cone. */
const sectorDegrees = (radius: number, height: number): number => (360 * radius) / Math.hypot(radius, height);

/** Angle in degrees between the straight edges of the net of a cone, on the outside; a whole turn for other solids. */
export const gapDegrees = ({ shape, width, height }: NetSpec): number =>
  shape === 'cone' ? 360 - sectorDegrees(width / 2, height) : 360;

/** The net of a cylinder or a cone: what lies around it, and the circles that touch that. */
export function roundNetOf({ shape, width, height }: NetSpec): DrawnNet | undefined {
  const radius = width / 2;
  if (shape === 'cylinder') {
    const around = Math.PI * width;
    const corners = [
      { x: 0, y: 0 },
      { x: around, y: 0 },
      { x: around, y: height },
      { x: 0, y: height },
    ];
    const circle = (y: number) => ({ centre: { x: around / 2, y }, radius });
    const net = oneFace(corners, (index) => (index % 2 === 1 ? 'side' : ''));
    return { net, circles: [circle(-radius), circle(height + radius)] };
  }
  if (shape !== 'cone') return undefined;
  const slant = Math.hypot(radius, height);
  const half = sectorDegrees(radius, height) / 2;
  const tip = { x: 0, y: 0 };
  const arc = arcPoints(tip, [slant, slant], [-90 - half, -90 + half]);
  const last = arc.length;
  const net = oneFace([tip, ...arc], (index) => (index === 0 || index === last ? 'side' : ''));
  return { net, circles: [{ centre: { x: 0, y: slant + radius }, radius }] };
}
