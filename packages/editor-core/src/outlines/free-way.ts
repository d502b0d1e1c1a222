import type { Side } from '../geometry/side.js';
import { EDGE_STRIDE, type EdgeSet } from './edges.js';
import type { Outline } from './outline.js';

/** Bands that share less than this, in mm, only graze each other. */
const GRAZE_MM = 0.05;

/** What adding decimals may cost a way, in mm. */
const EXACT_MM = 1e-6;

/** Which coordinate a way follows, 0 for x and 1 for y, and in which direction. */
interface Axes {
  readonly along: 0 | 1;
  readonly sign: 1 | -1;
}

const AXES: Readonly<Record<Side, Axes>> = {
  right: { along: 0, sign: 1 },
  left: { along: 0, sign: -1 },
  below: { along: 1, sign: 1 },
  above: { along: 1, sign: -1 },
};

/** One edge, turned so that the way leads to larger `u`. */
interface Turned {
  readonly u1: number;
  readonly v1: number;
  readonly u2: number;
  readonly v2: number;
  readonly halfMm: number;
}

function turned({ packed, count }: EdgeSet, { along, sign }: Axes): readonly Turned[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index * EDGE_STRIDE;
    const number = (place: number) => packed[at + place] ?? 0;
    const across = 1 - along;
    return {
      u1: sign * number(along),
      v1: number(across),
      u2: sign * number(2 + along),
      v2: number(2 + across),
      halfMm: number(4),
    };
  });
}

/** Where a way at height `v` first meets the disc of `radius` around a point; infinite where it passes. */
function discStart(u: number, height: number, radius: number, v: number): number {
  const off = v - height;
  const rest = radius * radius - off * off;
  return rest < 0 ? Infinity : u - Math.sqrt(rest);
}

/** Where a way at height `v` meets the segment; infinite where it passes. */
function segmentStart(u1: number, v1: number, u2: number, v2: number, v: number): number {
  if (v < Math.min(v1, v2) || v > Math.max(v1, v2)) return Infinity;
  if (v1 === v2) return Math.min(u1, u2);
  return u1 + ((u2 - u1) * (v - v1)) / (v2 - v1);
}

/** Where a way at height `v` first meets `edge` widened by `radius` to a band with round ends. */
function edgeStart({ u1, v1, u2, v2 }: Turned, radius: number, v: number): number {
  const straight = segmentStart(u1, v1, u2, v2, v);
  if (radius === 0) return straight;
  const length = Math.hypot(u2 - u1, v2 - v1);
  const ends = Math.min(discStart(u1, v1, radius, v), discStart(u2, v2, radius, v));
  if (length === 0) return ends;
  const [du, dv] = [((v2 - v1) * radius) / length, ((u1 - u2) * radius) / length];
  return Math.min(
    ends,
    segmentStart(u1 + du, v1 + dv, u2 + du, v2 + dv, v),
    segmentStart(u1 - du, v1 - dv, u2 - du, v2 - dv, v),
  );
}

/** How far the ends of `from` can go before they meet `edge`; `back` measures the same way from the other side. */
function wayBetween(from: Turned, edge: Turned, back: 1 | -1): number {
  const radius = from.halfMm + edge.halfMm;
  const against = back === 1 ? edge : { ...edge, u1: -edge.u1, u2: -edge.u2 };
  let way = Infinity;
  for (const [u, v] of [
    [from.u1, from.v1],
    [from.u2, from.v2],
  ] as const) {
    const free = edgeStart(against, radius, v) - back * u;
    if (free >= -EXACT_MM) way = Math.min(way, Math.max(0, free));
  }
  return way;
}

const lowOf = ({ v1, v2, halfMm }: Turned) => Math.min(v1, v2) - halfMm;
const highOf = ({ v1, v2, halfMm }: Turned) => Math.max(v1, v2) + halfMm;

interface Band {
  readonly low: number;
  readonly high: number;
}

/** The band across the way that edges cover. */
function bandOf(edges: readonly Turned[]): Band {
  let [low, high] = [Infinity, -Infinity];
  for (const edge of edges) {
    low = Math.min(low, lowOf(edge));
    high = Math.max(high, highOf(edge));
  }
  return { low, high };
}

const edgesIn = (edges: readonly Turned[], { low, high }: Band) =>
  edges.filter((edge) => lowOf(edge) <= high && highOf(edge) >= low);

/** How far in mm `one` can be moved towards `side` before what is drawn of both meets; undefined where it passes `other`. */
export function freeWay(one: Outline, other: Outline, side: Side): number | undefined {
  const axes = AXES[side];
  const own = one.parts.flatMap(({ rims }) => turned(rims, axes));
  const theirs = other.parts.flatMap(({ rims }) => turned(rims, axes));
  const [mine, target] = [bandOf(own), bandOf(theirs)];
  const shared = { low: Math.max(mine.low, target.low), high: Math.min(mine.high, target.high) };
  if (!(shared.high - shared.low > GRAZE_MM)) return undefined;
  let way = Infinity;
  const near = edgesIn(own, shared);
  for (const edge of edgesIn(theirs, shared)) {
    for (const from of near) {
      if (lowOf(edge) > highOf(from) || highOf(edge) < lowOf(from)) continue;
      way = Math.min(way, wayBetween(from, edge, 1), wayBetween(edge, from, -1));
    }
  }
  return Number.isFinite(way) ? way : undefined;
}
