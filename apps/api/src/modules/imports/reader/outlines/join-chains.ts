import type { Chain, ChainPoint } from './edge-chains.js';
import { NearGrid } from './near-grid.js';

/** An end of an open chain, and where the chain points there, away from itself. */
interface End {
  readonly chain: number;
  readonly isLast: boolean;
  readonly at: ChainPoint;
  readonly outX: number;
  readonly outY: number;
}

interface Pair {
  readonly one: End;
  readonly other: End;
  readonly away: number;
}

/** Places from the end of a chain over which its direction there is taken. */
const DIRECTION_PLACES = 6;
/** Chains are one line where they turn by less than 60 degrees: cosine of it. */
const LEAST_COSINE = 0.5;

function endOf(points: readonly ChainPoint[], chain: number, isLast: boolean): readonly End[] {
  const at = isLast ? points.at(-1) : points[0];
  const inner = isLast
    ? points[Math.max(0, points.length - DIRECTION_PLACES)]
    : points[Math.min(points.length - 1, DIRECTION_PLACES - 1)];
  if (!at || !inner) return [];
  const length = Math.hypot(at.x - inner.x, at.y - inner.y);
  if (length === 0) return [];
  return [{ chain, isLast, at, outX: (at.x - inner.x) / length, outY: (at.y - inner.y) / length }];
}

/** How far two ends are apart, where they go on in one another. */
function pairOf(one: End, other: End, gapPx: number): readonly Pair[] {
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const away = Math.hypot(dx, dy);
  if (away > gapPx || (one.chain === other.chain && one.isLast === other.isLast)) return [];
  if (-(one.outX * other.outX + one.outY * other.outY) < LEAST_COSINE) return [];
  // Neither may have gone past the other by more than they lie apart to the side.
  const [ahead, back] = [one.outX * dx + one.outY * dy, -(other.outX * dx + other.outY * dy)];
  return Math.min(ahead, back) < -away / 2 ? [] : [{ one, other, away }];
}

const keyOf = ({ chain, isLast }: End) => chain * 2 + (isLast ? 1 : 0);

/** The ends that are joined, each with its partner: the nearest first. */
function partnersOf(ends: readonly End[], gapPx: number): ReadonlyMap<number, End> {
  const grid = new NearGrid<End>(gapPx);
  const pairs: Pair[] = [];
  for (const end of ends) {
    for (const other of grid.around(end.at.x, end.at.y)) pairs.push(...pairOf(other, end, gapPx));
    grid.add(end.at.x, end.at.y, end);
  }
  const partners = new Map<number, End>();
  for (const { one, other } of pairs.toSorted((a, b) => a.away - b.away)) {
    if (partners.has(keyOf(one)) || partners.has(keyOf(other))) continue;
    partners.set(keyOf(one), other);
    partners.set(keyOf(other), one);
  }
  return partners;
}

/** Joins the open ones of `chains` where an end of one goes on in an end of another, or of itself, at most `gapPx` away. */
export function joinedChains(chains: readonly Chain[], gapPx: number): readonly Chain[] {
  const ends = chains.flatMap(({ points, closed }, chain) =>
    closed ? [] : [...endOf(points, chain, false), ...endOf(points, chain, true)],
  );
  const partners = partnersOf(ends, gapPx);
  const isTaken = new Set<number>();
  return chains.flatMap((start, index): readonly Chain[] => {
    if (isTaken.has(index)) return [];
    if (start.closed) return [start];
    // Back to where the line begins, then along it.
    let [chain, isForward] = [index, true];
    for (;;) {
      const before = partners.get(chain * 2 + (isForward ? 0 : 1));
      if (!before || before.chain === index) break;
      [chain, isForward] = [before.chain, before.isLast];
    }
    const points: ChainPoint[] = [];
    let closed = false;
    for (;;) {
      isTaken.add(chain);
      const piece = chains[chain]?.points ?? [];
      points.push(...(isForward ? piece : piece.toReversed()));
      const after = partners.get(chain * 2 + (isForward ? 1 : 0));
      if (!after) break;
      if (isTaken.has(after.chain)) {
        closed = true;
        break;
      }
      [chain, isForward] = [after.chain, !after.isLast];
    }
    return [{ points, closed }];
  });
}
