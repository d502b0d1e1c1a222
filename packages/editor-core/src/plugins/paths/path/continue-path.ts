import type { Point } from '../../../geometry/point.js';
import { type Anchor, anchoredPath, fromPage, type PathPiece, withPieces } from './anchors.js';
import type { PathObject, PathStepPoint } from '../../../objects/path/schema.js';

interface Step {
  readonly c1: Point | null;
  readonly c2: Point | null;
  readonly at: Point;
}

function appended(piece: PathPiece, { c1, c2, at }: Step): PathPiece {
  const last = piece.at(-1);
  const end: Anchor = { at, arriving: c2, leaving: null };
  return last ? [...piece.slice(0, -1), { ...last, leaving: c1 }, end] : [end];
}

function prepended(piece: PathPiece, { c1, c2, at }: Step): PathPiece {
  const [first, ...others] = piece;
  const start: Anchor = { at, arriving: null, leaving: c2 };
  return first ? [start, { ...first, arriving: c1 }, ...others] : [start];
}

/**
 * An open `path` drawn on from its point `point`, an end of a piece, by `steps` in page mm in the order in which they are drawn,
 * away from that end. Nothing when the point is no end.
 */
export function continuePath(
  path: PathObject,
  point: number,
  steps: readonly PathStepPoint[],
): PathObject | undefined {
  const { pieces, places } = anchoredPath(path);
  const place = places[point];
  const piece = place && pieces[place.piece];
  if (!piece) return undefined;
  const isEnd = place.anchor === piece.length - 1;
  if (!isEnd && place.anchor !== 0) return undefined;
  const add = isEnd ? appended : prepended;
  const drawn = steps.map((step): Step => ({
    c1: step.kind === 'C' ? fromPage(path, { x: step.x1, y: step.y1 }) : null,
    c2: step.kind === 'C' ? fromPage(path, { x: step.x2, y: step.y2 }) : null,
    at: fromPage(path, step),
  }));
  return withPieces(path, pieces.with(place.piece, drawn.reduce(add, piece)));
}
