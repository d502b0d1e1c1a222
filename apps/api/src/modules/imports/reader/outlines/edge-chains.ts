import type { EdgePoints } from './edge-points.js';

/** A place on an edge, in px of the picture. */
export interface ChainPoint {
  readonly x: number;
  readonly y: number;
  /** See {@link EdgePoints}. */
  readonly contrast: number;
}

/** Places on one edge, in order; with the light on the same side all along. */
export interface Chain {
  readonly points: readonly ChainPoint[];
  /** Whether the last place is followed by the first. */
  readonly closed: boolean;
}

/** How far, in px, the next place of an edge may be: one that is left out is passed over. */
const REACH_PX = 2;
const NONE = -1;

/**
 * How well `to` follows `from`: the nearer, the more. Above 0 it lies ahead, with the light to one side; below 0 behind; 0 where
 * their gradients do not point the same way, as on the two sides of a thin stroke.
 */
function fitOf(edges: EdgePoints, from: number, to: number): number {
  const { x, y, gradientX, gradientY } = edges;
  const [fromX, fromY] = [gradientX[from] ?? 0, gradientY[from] ?? 0];
  if (fromX * (gradientX[to] ?? 0) + fromY * (gradientY[to] ?? 0) <= 0) return 0;
  const [dx, dy] = [(x[to] ?? 0) - (x[from] ?? 0), (y[to] ?? 0) - (y[from] ?? 0)];
  const away = Math.max(Math.hypot(dx, dy), Number.EPSILON);
  return fromY * dx - fromX * dy >= 0 ? 1 / away : -1 / away;
}

/** Which place follows and which comes before each, by pixel. */
class Links {
  readonly next: Int32Array;
  readonly previous: Int32Array;

  constructor(size: number) {
    this.next = new Int32Array(size).fill(NONE);
    this.previous = new Int32Array(size).fill(NONE);
  }

  /** Lets `to` follow `from`, and frees those that they were linked with. */
  join(from: number, to: number): void {
    const [oldNext, oldPrevious] = [this.after(from), this.before(to)];
    if (oldNext !== NONE) this.previous[oldNext] = NONE;
    if (oldPrevious !== NONE) this.next[oldPrevious] = NONE;
    this.next[from] = to;
    this.previous[to] = from;
  }

  after(pixel: number): number {
    return this.next[pixel] ?? NONE;
  }

  before(pixel: number): number {
    return this.previous[pixel] ?? NONE;
  }
}

/** The places around `pixel` that fit best ahead of it and behind it. */
function bestAround(edges: EdgePoints, pixel: number) {
  let [ahead, aheadFit, behind, behindFit] = [NONE, 0, NONE, 0];
  for (let row = -REACH_PX; row <= REACH_PX; row += 1) {
    for (let column = -REACH_PX; column <= REACH_PX; column += 1) {
      const other = pixel + row * edges.width + column;
      if (other === pixel || (edges.contrast[other] ?? 0) === 0) continue;
      const fit = fitOf(edges, pixel, other);
      if (fit > aheadFit) [ahead, aheadFit] = [other, fit];
      if (fit < behindFit) [behind, behindFit] = [other, fit];
    }
  }
  return { ahead, aheadFit, behind, behindFit };
}

function linksOf(edges: EdgePoints): Links {
  const links = new Links(edges.width * edges.height);
  for (const pixel of edges.pixels) {
    const { ahead, aheadFit, behind, behindFit } = bestAround(edges, pixel);
    if (ahead !== NONE && links.after(pixel) !== ahead) {
      const rival = links.before(ahead);
      if (rival === NONE || fitOf(edges, rival, ahead) < aheadFit) links.join(pixel, ahead);
    }
    if (behind !== NONE && links.before(pixel) !== behind) {
      const rival = links.after(behind);
      if (rival === NONE || fitOf(edges, rival, behind) > behindFit) links.join(behind, pixel);
    }
  }
  return links;
}

/** The edges as chains of places, each linked with the one that fits best (Grompone von Gioi and Randall 2017). */
export function edgeChains(edges: EdgePoints): readonly Chain[] {
  const links = linksOf(edges);
  const isTaken = new Uint8Array(edges.width * edges.height);
  const pointAt = (pixel: number): ChainPoint => ({
    x: edges.x[pixel] ?? 0,
    y: edges.y[pixel] ?? 0,
    contrast: edges.contrast[pixel] ?? 0,
  });
  return edges.pixels.flatMap((pixel): readonly Chain[] => {
    if (isTaken[pixel]) return [];
    let first = pixel;
    for (
      let before = links.before(first);
      before !== NONE && before !== pixel;
      before = links.before(first)
    ) {
      first = before;
    }
    const closed = links.before(first) !== NONE;
    const points: ChainPoint[] = [];
    for (let at = first; at !== NONE && !isTaken[at]; at = links.after(at)) {
      isTaken[at] = 1;
      points.push(pointAt(at));
    }
    return points.length < 2 ? [] : [{ points, closed }];
  });
}

/**
 * The parts of `chains` that are edges for someone who asks for a contrast of `strength` percent: all of a part has two fifths of it
 * (Canny advises a half to a third), and some place of it the whole.
 */
export function strongParts(chains: readonly Chain[], strength: number): readonly Chain[] {
  const low = strength * LOW_SHARE;
  return chains.flatMap(({ points, closed }): readonly Chain[] => {
    const weak = points.findIndex(({ contrast }) => contrast < low);
    if (weak === -1) return isStrong(points, strength) ? [{ points, closed }] : [];
    // A closed chain is read from a weak place on, so that no part of it is cut in two.
    const turned = closed ? [...points.slice(weak), ...points.slice(0, weak)] : points;
    const parts: ChainPoint[][] = [[]];
    for (const point of turned) {
      if (point.contrast < low) parts.push([]);
      else parts.at(-1)?.push(point);
    }
    return parts.flatMap((part) =>
      part.length >= 2 && isStrong(part, strength) ? [{ points: part, closed: false }] : [],
    );
  });
}

const LOW_SHARE = 0.4;

function isStrong(points: readonly ChainPoint[], strength: number): boolean {
  return points.some(({ contrast }) => contrast >= strength);
}

/** Length along a chain, in px. */
export function chainLength({ points, closed }: Chain): number {
  let [length, before] = [0, closed ? points.at(-1) : undefined];
  for (const point of points) {
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    before = point;
  }
  return length;
}
