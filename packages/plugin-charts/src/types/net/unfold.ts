import type { Point } from '@tastwerk/editor-core/geometry';
import { dot, type Place, type Polyhedron } from '../../solids/polyhedron.js';

/** A face in the plane; its corners turn the same way for all faces of a net. */
export interface NetFace {
  readonly face: number;
  readonly points: readonly Point[];
}

/** An edge on the outline of a net, in the direction in which the outline goes, with the corners of the solid that it joins. */
export interface OuterEdge {
  readonly from: Point;
  readonly to: Point;
  /** The same for the two outer edges that meet when the net is folded; empty for one that meets a circle. */
  readonly key: string;
}

/** A solid unfolded: its faces, the edges between them, and its outline. */
export interface Net {
  readonly faces: readonly NetFace[];
  readonly folds: readonly (readonly [Point, Point])[];
  readonly outline: readonly OuterEdge[];
}

/** A net as it is drawn: an outline with straight folds, and circles that touch it; in mm of the real size, y down. */
export interface DrawnNet {
  readonly net: Net;
  readonly circles: readonly { readonly centre: Point; readonly radius: number }[];
}

/** A face and the face that it hangs on; the first face hangs on none. */
export type Hinge = readonly [face: number, parent: number];

const minus = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const lengthOf = (a: Place): number => Math.sqrt(dot(a, a));
const times = (a: Place, by: number): Place => ({ x: a.x * by, y: a.y * by, z: a.z * by });

const ORIGIN: Place = { x: 0, y: 0, z: 0 };

/** The corners of a face in its own plane: its first edge lies on the first axis, the face on the side of the second. */
function flatFace(solid: Polyhedron, face: number): readonly Point[] {
  const places = (solid.faces[face] ?? []).flatMap((corner) => solid.corners[corner] ?? []);
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN] = places;
  const along = times(minus(b, a), 1 / lengthOf(minus(b, a)));
  const aside = minus(minus(c, a), times(along, dot(minus(c, a), along)));
  const across = times(aside, 1 / lengthOf(aside));
  return places.map((place) => ({ x: dot(minus(place, a), along), y: dot(minus(place, a), across) }));
}

/** `points` moved and turned so that those at `index` and after it come to `first` and `second`. */
function fitted(points: readonly Point[], index: number, first: Point, second: Point): readonly Point[] {
  const origin = points[index] ?? first;
  const next = points[(index + 1) % points.length] ?? origin;
  const turn =
    Math.atan2(second.y - first.y, second.x - first.x) - Math.atan2(next.y - origin.y, next.x - origin.x);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return points.map(({ x, y }) => {
    const [dx, dy] = [x - origin.x, y - origin.y];
    return { x: first.x + dx * cos - dy * sin, y: first.y + dx * sin + dy * cos };
  });
}

/** The edge of `face` that goes from the corner `from` to `to`; -1 when there is none. */
const edgeIndex = (face: readonly number[], from: number, to: number): number =>
  face.findIndex((corner, index) => corner === from && face[(index + 1) % face.length] === to);

/** The edge of `face` in the plane, and the corners that it joins. */
function edgeAt(solid: Polyhedron, { face, points }: NetFace, index: number) {
  const corners = solid.faces[face] ?? [];
  const next = (index + 1) % corners.length;
  return {
    corners: [corners[index] ?? 0, corners[next] ?? 0] as const,
    ends: [points[index] ?? { x: 0, y: 0 }, points[next] ?? { x: 0, y: 0 }] as const,
  };
}

/** The face on the other side of an edge of a placed face, placed beside it. */
function neighbour(solid: Polyhedron, placed: NetFace, index: number): NetFace | undefined {
  const { corners, ends } = edgeAt(solid, placed, index);
  for (const [face, own] of solid.faces.entries()) {
    const shared = edgeIndex(own, corners[1], corners[0]);
    if (face === placed.face || shared < 0) continue;
    return { face, points: fitted(flatFace(solid, face), shared, ends[1], ends[0]) };
  }
  return undefined;
}

/** A face of a net with the faces that hang on it, by the edge. */
interface Hung {
  readonly placed: NetFace;
  readonly children: ReadonlyMap<number, Hung>;
}

function hang(solid: Polyhedron, placed: NetFace, hinges: readonly Hinge[]): Hung {
  const children = new Map<number, Hung>();
  (solid.faces[placed.face] ?? []).forEach((_, index) => {
    const next = neighbour(solid, placed, index);
    const isHung = hinges.some(([face, parent]) => face === next?.face && parent === placed.face);
    if (next && isHung) children.set(index, hang(solid, next, hinges));
  });
  return { placed, children };
}

const keyOf = ([a, b]: readonly [number, number]) => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The outline of `hung`, from the edge after `entry` around to it. */
function outlineOf(
  solid: Polyhedron,
  { placed, children }: Hung,
  entry: number | null,
): readonly OuterEdge[] {
  const count = placed.points.length;
  const order = Array.from({ length: entry === null ? count : count - 1 }, (_, index) =>
    entry === null ? index : (entry + 1 + index) % count,
  );
  return order.flatMap((index): readonly OuterEdge[] => {
    const { corners, ends } = edgeAt(solid, placed, index);
    const child = children.get(index);
    if (!child) return [{ from: ends[0], to: ends[1], key: keyOf(corners) }];
    const own = solid.faces[child.placed.face] ?? [];
    return outlineOf(solid, child, edgeIndex(own, corners[1], corners[0]));
  });
}

function partsOf(solid: Polyhedron, { placed, children }: Hung): Pick<Net, 'faces' | 'folds'> {
  const below = Array.from(children, ([index, child]) => ({
    fold: edgeAt(solid, placed, index).ends,
    ...partsOf(solid, child),
  }));
  return {
    faces: [placed, ...below.flatMap(({ faces }) => faces)],
    folds: below.flatMap(({ fold, folds }) => [fold, ...folds]),
  };
}

/** `solid` unfolded along `hinges`, from the face `root` on. */
export function unfold(solid: Polyhedron, root: number, hinges: readonly Hinge[]): Net {
  const hung = hang(solid, { face: root, points: flatFace(solid, root) }, hinges);
  return { ...partsOf(solid, hung), outline: outlineOf(solid, hung, null) };
}

/** Squares of a grid, by row and column. */
export type Cells = readonly (readonly [row: number, column: number])[];

/** The hinges by which a cube unfolds into `cells`, its face `root` into the first; undefined where it does not. */
export function hingesOfCells(cube: Polyhedron, root: number, cells: Cells): readonly Hinge[] | undefined {
  const [first] = cells;
  if (!first) return undefined;
  const hinges: Hinge[] = [];
  const nameOf = (row: number, column: number) => `${row} ${column}`;
  const open = new Set(cells.map(([row, column]) => nameOf(row, column)));
  const used = new Set([root]);
  const visit = (placed: NetFace, row: number, column: number): boolean => {
    open.delete(nameOf(row, column));
    const [a] = placed.points;
    const side = a ? Math.hypot(a.x - (placed.points[1]?.x ?? 0), a.y - (placed.points[1]?.y ?? 0)) : 1;
    const middle = middleOf(placed.points);
    return placed.points.every((_, index) => {
      const { ends } = edgeAt(cube, placed, index);
      const edge = middleOf(ends);
      const down = row + Math.round(((edge.y - middle.y) * 2) / side);
      const right = column + Math.round(((edge.x - middle.x) * 2) / side);
      if (!open.has(nameOf(down, right))) return true;
      const next = neighbour(cube, placed, index);
      if (!next || used.has(next.face)) return false;
      used.add(next.face);
      hinges.push([next.face, placed.face]);
      return visit(next, down, right);
    });
  };
  const isFolded = visit({ face: root, points: flatFace(cube, root) }, first[0], first[1]);
  return isFolded && open.size === 0 ? hinges : undefined;
}

/** The middle of `points`. */
function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
