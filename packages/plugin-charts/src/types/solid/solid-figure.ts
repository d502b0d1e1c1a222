import type { Point } from '@tastwerk/editor-core/geometry';
import { arcPoints, closestEdges, type DrawnEdge, drawnEdges, projected } from '../../solids/oblique.js';
import { type Polyhedron, prismOf, pyramidOf, rectangleBase, regularBase } from '../../solids/polyhedron.js';
import type { SolidSpec } from './solid-spec.js';

/** Round solids are drawn with their circles as ellipses this high: half, at 45 degrees, straight to the back. */
const FLAT = Math.SQRT1_2 / 2;

/** How many turns of a base are tried for the one in which its edges are farthest apart. */
const TURNS = 24;
const SQUARE = 4;
/** Least angle between edges, in degrees, and least distance, as a share of the larger side, for a turn that needs no better one. */
const GOOD = { degrees: 20, distance: 0.08 } as const;

/** A solid with flat faces, in the units of its spec. */
export interface FlatSolid {
  readonly solid: Polyhedron;
  readonly edges: readonly DrawnEdge[];
}

const boxSides = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)] as const;
};

/** How well edges are told apart: 1 and more is good. */
function quality({ solid, edges }: FlatSolid): number {
  const { degrees, distance } = closestEdges(edges);
  const size = Math.max(...boxSides(solid.corners.map(projected)));
  return Math.min(degrees / GOOD.degrees, distance / size / GOOD.distance);
}

const flatSolid = (solid: Polyhedron): FlatSolid => ({ solid, edges: drawnEdges(solid) });

/** The solid whose regular base is turned so that its edges are told apart best; it keeps a side in front where that is good. */
function turned(build: (turn: number) => Polyhedron, sides: number): FlatSolid {
  let best = flatSolid(build(0));
  // A square keeps its side in front, as it is usually drawn.
  if (sides === SQUARE) return best;
  let most = quality(best);
  for (let step = 1; step < TURNS && most < 1; step += 1) {
    const other = flatSolid(build((2 * Math.PI * step) / sides / TURNS));
    const found = quality(other);
    if (found > most + 1e-9) [best, most] = [other, found];
  }
  return best;
}

/** The solid of `spec` with flat faces; undefined for round ones. */
export function flatSolidOf({ shape, sides, width, depth, height }: SolidSpec): FlatSolid | undefined {
  switch (shape) {
    case 'cube':
      return flatSolid(prismOf(rectangleBase(width, width), width));
    case 'cuboid':
      return flatSolid(prismOf(rectangleBase(width, depth), height));
    case 'prism':
      return turned((turn) => prismOf(regularBase(sides, width, turn), height), sides);
    case 'pyramid':
      return turned((turn) => pyramidOf(regularBase(sides, width, turn), height), sides);
    default:
      return undefined;
  }
}

/** A line of a round solid, in the units of its spec, from the middle of its base, y down. */
export interface RoundLine {
  readonly role: string;
  readonly points: readonly Point[];
  readonly isHidden: boolean;
}

/** How far the tip of a cone stands out above the ellipse of its base; not above 0 where it lies inside. */
export const tipAboveBase = ({ width, height }: Pick<SolidSpec, 'width' | 'height'>): number =>
  height - (width / 2) * FLAT;

/** The lines of a cylinder, cone or sphere. */
export function roundLinesOf({ shape, width, height }: SolidSpec): readonly RoundLine[] {
  const radius = width / 2;
  const flat = radius * FLAT;
  const base = { x: 0, y: 0 };
  const arc = (role: string, centre: Point, from: number, to: number, isHidden = false): RoundLine => ({
    role,
    points: arcPoints(centre, [radius, flat], [from, to]),
    isHidden,
  });
  const line = (role: string, ...points: readonly Point[]): RoundLine => ({ role, points, isHidden: false });
  if (shape === 'sphere') {
    const outline = arcPoints(base, [radius, radius], [0, 360]);
    return [line('outline', ...outline), arc('front', base, 180, 360), arc('back', base, 0, 180, true)];
  }
  const top = { x: 0, y: -height };
  if (shape === 'cylinder') {
    return [
      arc('top', top, 0, 360),
      line('left', { x: -radius, y: 0 }, { x: -radius, y: -height }),
      line('right', { x: radius, y: 0 }, { x: radius, y: -height }),
      arc('front', base, 180, 360),
      arc('back', base, 0, 180, true),
    ];
  }
  if (tipAboveBase({ width, height }) <= 0) return [arc('base', base, 0, 360)];
  // The lines from the tip touch the ellipse of the base where that turns to the back.
  const touch = (Math.asin(flat / height) * 180) / Math.PI;
  const at = (degrees: number) => arcPoints(base, [radius, flat], [degrees, degrees])[0] ?? base;
  return [
    line('left', at(180 - touch), top),
    line('right', at(touch), top),
    arc('front', base, 180 - touch, 360 + touch),
    arc('back', base, touch, 180 - touch, true),
  ];
}
