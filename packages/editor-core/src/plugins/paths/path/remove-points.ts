import { anchoredPath, type PathPiece, withPieces } from './anchors.js';
import type { PathObject } from '../../../objects/path/schema.js';

/** Anchors that a piece needs to be seen. */
const MIN_ANCHORS = 2;

/**
 * `path` without its points `points`: what arrived there and what left becomes one line. A piece that is left with a single point
 * goes with it; nothing when no piece is left.
 */
export function removePathPoints(path: PathObject, points: readonly number[]): PathObject | undefined {
  const { pieces, places } = anchoredPath(path);
  const gone = new Set(points.map((point) => placeKey(places[point])));
  const kept = pieces.flatMap((piece, pieceIndex): readonly PathPiece[] => {
    const rest = piece.filter((_, anchor) => !gone.has(placeKey({ piece: pieceIndex, anchor })));
    return rest.length === piece.length || rest.length >= MIN_ANCHORS ? [rest] : [];
  });
  return kept.length === 0 ? undefined : withPieces(path, kept);
}

function placeKey(place: { readonly piece: number; readonly anchor: number } | undefined): string {
  return place ? `${place.piece}/${place.anchor}` : '';
}
