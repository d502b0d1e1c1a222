import { boxCentre } from '../../../geometry/box.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import {
  addPoints,
  distance,
  type Point,
  rotatePoint,
  scalePoint,
  subtractPoints,
} from '../../../geometry/point.js';
import { turnPlaced } from '../../../objects/placed.js';
import { untiltedOutline } from '../../../objects/path/outline.js';
import type { PathObject, PathPoint } from '../../../objects/path/schema.js';

/**
 * A point of a path with the handles that bend what arrives there and what leaves; null where the path runs straight. In mm from
 * the path's `x`, `y`, scaled but not turned.
 */
export interface Anchor {
  readonly at: Point;
  readonly arriving: Point | null;
  readonly leaving: Point | null;
}

/** One piece of a path. In a closed path it returns to its first anchor, which then stands here once. */
export type PathPiece = readonly Anchor[];

/** Where an anchor is: the index of its piece, and its own in that piece. */
export interface AnchorPlace {
  readonly piece: number;
  readonly anchor: number;
}

/** A path as anchors. `places` says for the index of each of the path's points which anchor it is. */
export interface AnchoredPath {
  readonly pieces: readonly PathPiece[];
  readonly places: readonly AnchorPlace[];
}

/** Points nearer to each other than this, in mm, are one. */
const SAME_POINT_MM = 1e-6;

/** Whether the two are one point. */
export function isSamePoint(a: Point, b: Point): boolean {
  return distance(a, b) <= SAME_POINT_MM;
}

/** `piece`, which closes, without a last anchor that lies on the first, unless nothing but a point would be left. */
export function withoutReturn(piece: PathPiece): PathPiece {
  const [first, ...others] = piece;
  const last = others.at(-1);
  if (!first || !last || !isSamePoint(first.at, last.at)) return piece;
  const isPoint = others.length === 1 && !first.leaving && !last.arriving;
  if (isPoint) return piece;
  return [{ ...first, arriving: last.arriving }, ...others.slice(0, -1)];
}

/** The handle `handle` of a point `at`; one that lies on its point bends nothing and is none. */
function handleOf(at: Point, handle: Point): Point | null {
  return isSamePoint(at, handle) ? null : handle;
}

/** The anchors of `path`. */
export function anchoredPath({ points, closed, scaleX, scaleY }: PathObject): AnchoredPath {
  const pieces: Anchor[][] = [];
  const places: AnchorPlace[] = [];
  for (const point of points) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    const at = scalePoint(point, scaleX, scaleY);
    if (point.kind === 'M' || !piece || !before) {
      pieces.push([{ at, arriving: null, leaving: null }]);
    } else if (point.kind === 'L') {
      piece.push({ at, arriving: null, leaving: null });
    } else {
      const leaving = handleOf(before.at, scalePoint({ x: point.x1, y: point.y1 }, scaleX, scaleY));
      const arriving = handleOf(at, scalePoint({ x: point.x2, y: point.y2 }, scaleX, scaleY));
      piece[piece.length - 1] = { ...before, leaving };
      piece.push({ at, arriving, leaving: null });
    }
    places.push({ piece: pieces.length - 1, anchor: (pieces.at(-1)?.length ?? 1) - 1 });
  }
  if (!closed) return { pieces, places };
  const closing = pieces.map(withoutReturn);
  return {
    pieces: closing,
    places: places.map(({ piece, anchor }) => ({
      piece,
      anchor: anchor < (closing[piece]?.length ?? 0) ? anchor : 0,
    })),
  };
}

function pointTo(from: Anchor, { at, arriving }: Anchor): PathPoint {
  if (!from.leaving && !arriving) return { kind: 'L', ...at };
  const [c1, c2] = [from.leaving ?? from.at, arriving ?? at];
  return { kind: 'C', x1: c1.x, y1: c1.y, x2: c2.x, y2: c2.y, ...at };
}

function pointsOfPiece(piece: PathPiece, closed: boolean): readonly PathPoint[] {
  const [first, ...others] = piece;
  const last = piece.at(-1);
  if (!first || !last) return [];
  const points = others.map((anchor, index) => pointTo(piece[index] ?? first, anchor));
  const isBentClosing = closed && (last.leaving !== null || first.arriving !== null);
  return [{ kind: 'M', ...first.at }, ...points, ...(isBentClosing ? [pointTo(last, first)] : [])];
}

/** The centre about which `path` is turned, in page mm. */
function centreOf(path: PathObject): Point {
  return boxCentre(boundsOfPath(untiltedOutline(path)));
}

const turnPath = turnPlaced<PathObject>((path) => boundsOfPath(untiltedOutline(path)));

/**
 * `path` with `pieces` in place of its own. Its turn stays, and so does the place on the page of each anchor that did not change:
 * where the frame has another centre now, `x` and `y` make up for it.
 */
export function withPieces(
  path: PathObject,
  pieces: readonly PathPiece[],
  closed: boolean = path.closed,
): PathObject {
  const points = pieces.flatMap((piece) => pointsOfPiece(piece, closed));
  const level: PathObject = { ...path, points, closed, scaleX: 1, scaleY: 1, angle: 0 };
  return { ...turnPath(level, path.angle, centreOf(path)), angle: path.angle };
}

/** A point of the page where the anchors of `path` are measured. */
export function fromPage(path: PathObject, point: Point): Point {
  return subtractPoints(rotatePoint(point, centreOf(path), -path.angle), path);
}

/** What puts points that are measured as the anchors of `path` are onto the page. */
export function placer(path: PathObject): (point: Point) => Point {
  const centre = centreOf(path);
  return (point) => rotatePoint(addPoints(point, path), centre, path.angle);
}
