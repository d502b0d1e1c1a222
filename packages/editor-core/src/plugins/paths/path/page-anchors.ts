import type { Point } from '../../../geometry/point.js';
import { anchoredPath, placer } from './anchors.js';
import type { PathObject } from '../../../objects/path/schema.js';

/** A point of a path and its handles where they are on the page, in mm; null where no handle is. */
export interface PageAnchor {
  /** Its index among the path's points, as commands name it. */
  readonly point: number;
  readonly at: Point;
  readonly arriving: Point | null;
  readonly leaving: Point | null;
  /** Whether an open piece begins or ends here, so that it can be drawn on. */
  readonly isEnd: boolean;
}

/** Every point of `path` once, in the order in which it is drawn. */
export function anchorsOnPage(path: PathObject): readonly PageAnchor[] {
  const { pieces, places } = anchoredPath(path);
  const toPage = placer(path);
  return places.flatMap((place, point): readonly PageAnchor[] => {
    const piece = pieces[place.piece] ?? [];
    const anchor = piece[place.anchor];
    const isReturn = place.anchor === 0 && path.points[point]?.kind !== 'M';
    if (!anchor || isReturn) return [];
    const { at, arriving, leaving } = anchor;
    return [
      {
        point,
        at: toPage(at),
        arriving: arriving && toPage(arriving),
        leaving: leaving && toPage(leaving),
        isEnd: !path.closed && (place.anchor === 0 || place.anchor === piece.length - 1),
      },
    ];
  });
}
