import { anchoredPath, withPieces } from './anchors.js';
import { smoothed } from './smooth.js';
import type { PathObject } from '../../../objects/path/schema.js';

/** What a point of a path can be: a corner without handles, or smooth with handles on one line. */
export const POINT_FORMS = ['corner', 'smooth'] as const;

/** `path` with its point `point` in another form; nothing when there is no such point. */
export function convertPathPoint(
  path: PathObject,
  point: number,
  form: (typeof POINT_FORMS)[number],
): PathObject | undefined {
  const { pieces, places } = anchoredPath(path);
  const place = places[point];
  const piece = place && pieces[place.piece];
  const anchor = piece?.[place?.anchor ?? -1];
  if (!place || !piece || !anchor) return undefined;
  const neighbour = (index: number) => (path.closed ? piece.at(index % piece.length) : piece[index])?.at;
  const converted =
    form === 'corner'
      ? { at: anchor.at, arriving: null, leaving: null }
      : smoothed(anchor, neighbour(place.anchor - 1), neighbour(place.anchor + 1));
  return withPieces(path, pieces.with(place.piece, piece.with(place.anchor, converted)));
}
