import { fail, ok, type Result } from '../../../result.js';
import { addPoints, type Point, subtractPoints } from '../../../geometry/point.js';
import { type Anchor, anchoredPath, fromPage, type PathPiece, withPieces } from './anchors.js';
import { isSmooth, turnedAway } from './smooth.js';
import type { PathObject } from '../../../objects/path/schema.js';

/** What of a point can be moved: itself, its handles with it, or one of its handles. */
export const POINT_PARTS = ['anchor', 'arriving', 'leaving'] as const;

/** Where a point of a path, or one of its handles, goes; in page mm. */
export interface PointMove {
  /** Index among the path's points. */
  readonly point: number;
  readonly part: (typeof POINT_PARTS)[number];
  readonly x: number;
  readonly y: number;
}

function moved(anchor: Anchor, part: PointMove['part'], to: Point, keepSmooth: boolean): Anchor {
  if (part === 'anchor') {
    const by = subtractPoints(to, anchor.at);
    const along = (handle: Point | null) => handle && addPoints(handle, by);
    return { at: to, arriving: along(anchor.arriving), leaving: along(anchor.leaving) };
  }
  const isArriving = part === 'arriving';
  const opposite = isArriving ? anchor.leaving : anchor.arriving;
  const turned = keepSmooth && opposite && isSmooth(anchor) ? turnedAway(anchor.at, opposite, to) : opposite;
  const { at } = anchor;
  return isArriving ? { at, arriving: to, leaving: turned } : { at, arriving: turned, leaving: to };
}

/** Whether `anchor` of an open piece has a line on the side of `part`. */
function hasPart(piece: PathPiece, anchor: number, part: PointMove['part'], closed: boolean): boolean {
  if (closed || part === 'anchor') return true;
  return part === 'arriving' ? anchor > 0 : anchor < piece.length - 1;
}

/**
 * `path` with points and handles moved to places on the page; all others stay where they are. A handle that is moved where none was bends the
 * line. With `keepSmooth` the other handle of a smooth point turns along. Fails with the index of a point that is missing, or has no line on that side.
 */
export function movePathPoints(
  path: PathObject,
  moves: readonly PointMove[],
  keepSmooth: boolean,
): Result<PathObject, number> {
  const { pieces, places } = anchoredPath(path);
  const changed = pieces.map((piece) => [...piece]);
  for (const { point, part, x, y } of moves) {
    const place = places[point];
    const piece = place && changed[place.piece];
    const anchor = piece?.[place?.anchor ?? -1];
    if (!place || !piece || !anchor || !hasPart(piece, place.anchor, part, path.closed)) return fail(point);
    piece[place.anchor] = moved(anchor, part, fromPage(path, { x, y }), keepSmooth);
  }
  return ok(withPieces(path, changed));
}
