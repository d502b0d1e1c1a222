import { type Anchor, anchoredPath, type PathPiece, withoutReturn, withPieces } from './anchors.js';
import type { PathObject } from '../../../objects/path/schema.js';

/** `piece` begun at its anchor `start` and ended there too. */
function openedAt(piece: PathPiece, start: number): PathPiece {
  const around = [...piece.slice(start), ...piece.slice(0, start)];
  const [first, ...others] = around;
  if (!first) return piece;
  const end: Anchor = { ...first, leaving: null };
  return [{ ...first, arriving: null }, ...others, end];
}

/**
 * A closed `path` opened at its point `point`, its other pieces where they begin. All that was drawn still is: both ends lie on
 * each other. Nothing when there is no such point.
 */
export function openPath(path: PathObject, point: number): PathObject | undefined {
  const { pieces, places } = anchoredPath(path);
  const place = places[point];
  if (!place) return undefined;
  const opened = pieces.map((piece, index) => openedAt(piece, index === place.piece ? place.anchor : 0));
  return withPieces(path, opened, false);
}

/** An open `path` with each piece closed: by a straight line, or where its ends lie on each other by joining them. */
export function closePath(path: PathObject): PathObject {
  return withPieces(path, anchoredPath(path).pieces.map(withoutReturn), true);
}

function turnedRound({ at, arriving, leaving }: Anchor): Anchor {
  return { at, arriving: leaving, leaving: arriving };
}

/** `path` run through the other way: it begins where it ended, a closed piece where it began. */
export function reversePath(path: PathObject): PathObject {
  const reversed = anchoredPath(path)
    .pieces.toReversed()
    .map((piece): PathPiece => {
      const round = piece.map(turnedRound);
      const [first, ...others] = round;
      return path.closed && first ? [first, ...others.toReversed()] : round.toReversed();
    });
  return withPieces(path, reversed);
}
