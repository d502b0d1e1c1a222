import { splitCubic } from '../../../geometry/cubic.js';
import { interpolate } from '../../../geometry/point.js';
import { type Anchor, anchoredPath, type PathPiece, withPieces } from './anchors.js';
import type { PathObject } from '../../../objects/path/schema.js';

/** The index in `piece` of the anchor before the one at `index`; in a closed path the last comes before the first. */
function indexBefore(piece: PathPiece, index: number, closed: boolean): number | undefined {
  if (index > 0) return index - 1;
  return closed ? piece.length - 1 : undefined;
}

/** What becomes of both ends of a line that is cut at `t`, and the anchor between them. */
function cut(from: Anchor, to: Anchor, t: number) {
  if (!from.leaving && !to.arriving) {
    const between: Anchor = { at: interpolate(from.at, to.at, t), arriving: null, leaving: null };
    return { leaving: null, between, arriving: null };
  }
  const curve = { from: from.at, c1: from.leaving ?? from.at, c2: to.arriving ?? to.at, to: to.at };
  const [first, second] = splitCubic(curve, t);
  const between: Anchor = { at: first.to, arriving: first.c2, leaving: second.c1 };
  return { leaving: first.c1, between, arriving: second.c2 };
}

/**
 * `path` with a point more at `t` (0 to 1) of the line that arrives at its point `point`; the shape stays. In a closed path the
 * line that closes a piece arrives at the piece's first point. Nothing where no line arrives.
 */
export function insertPathPoint(path: PathObject, point: number, t: number): PathObject | undefined {
  const { pieces, places } = anchoredPath(path);
  const place = places[point];
  const piece = place && pieces[place.piece];
  if (!piece) return undefined;
  const before = indexBefore(piece, place.anchor, path.closed);
  const from = before === undefined ? undefined : piece[before];
  const to = piece[place.anchor];
  if (before === undefined || !from || !to) return undefined;
  const { leaving, between, arriving } = cut(from, to, t);
  const bent = piece
    .with(before, { ...from, leaving })
    .map((anchor, index) => (index === place.anchor ? { ...anchor, arriving } : anchor));
  return withPieces(path, pieces.with(place.piece, bent.toSpliced(before + 1, 0, between)));
}
