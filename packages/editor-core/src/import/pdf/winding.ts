import { boundsOfPath } from '../../geometry/path-bounds.js';
import type { PathData, PathStep } from '../../geometry/path-data.js';
import { flattenPath } from '../../geometry/flatten.js';
import { signedArea } from '../../geometry/enclosed-area.js';
import { isInside } from '../../geometry/nearness.js';
import { piecesOf } from '../../geometry/path-pieces.js';

/** More pieces than a shape with holes has; each is compared with each. */
const MOST_PIECES = 300;

function reversed(piece: PathData): PathData {
  const ends = piece.flatMap((step) => (step.kind === 'Z' ? [] : [step]));
  const last = ends.at(-1);
  if (!last) return piece;
  const back = ends.toReversed().flatMap((step, index): readonly PathStep[] => {
    const before = ends[ends.length - 2 - index];
    if (!before) return [];
    return step.kind === 'C'
      ? [{ kind: 'C', c1: step.c2, c2: step.c1, to: before.to }]
      : [{ kind: 'L', to: before.to }];
  });
  const close: readonly PathStep[] = piece.at(-1)?.kind === 'Z' ? [{ kind: 'Z' }] : [];
  return [{ kind: 'M', to: last.to }, ...back, ...close];
}

/**
 * `outline`, which is filled by the even-odd rule, as one that the non-zero rule fills alike: pieces within others run the other way
 * round. Pieces that cross are taken as they are.
 */
export function asNonZero(outline: PathData): PathData {
  const pieces = piecesOf(outline);
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return outline;
  const drawn = pieces.map((piece) => {
    const corners = flattenPath(piece);
    const [line] = corners;
    return { piece, corners, area: line ? signedArea(line) : 0, box: boundsOfPath(piece) };
  });
  return drawn.flatMap((own) => {
    const start = own.corners[0]?.points[0];
    if (!start) return [];
    const around = drawn.filter(
      (other) =>
        other !== own &&
        Math.abs(other.area) > Math.abs(own.area) &&
        start.x >= other.box.x &&
        start.x <= other.box.x + other.box.width &&
        isInside(start, other.corners),
    );
    const isForward = around.length % 2 === 0;
    return own.area > 0 === isForward ? own.piece : reversed(own.piece);
  });
}
