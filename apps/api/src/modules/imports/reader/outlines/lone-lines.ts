import { type Chain, chainLength, type ChainPoint } from './edge-chains.js';
import { NearGrid } from './near-grid.js';

/** A place of a line that stays, with the direction of the line there and how far along it lies. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly px: number;
}

/** Lines run beside each other where they differ by less than 35 degrees: cosine of it. */
const BESIDE_COSINE = 0.82;
/** A line comes back beside itself when so many times the reach lies between; a curve that is only narrow does not. */
const WAY_ROUND = 3;
/** Places before and after one over which the direction there is taken. */
const DIRECTION_PLACES = 3;

/** How much of a picture a chain is: a long strong edge stays where a weaker one runs beside it. */
function weightOf({ points }: Chain): number {
  return points.reduce((sum, { contrast }) => sum + contrast, 0);
}

/** A closed chain from its place farthest from its middle: there a thin stroke turns, and its two sides part. */
function fromItsTip({ points, closed }: Chain): readonly ChainPoint[] {
  if (!closed) return points;
  const [middleX, middleY] = (['x', 'y'] as const).map(
    (side) => points.reduce((sum, point) => sum + point[side], 0) / points.length,
  );
  let [tip, farthest] = [0, -1];
  points.forEach(({ x, y }, index) => {
    const away = Math.hypot(x - (middleX ?? 0), y - (middleY ?? 0));
    if (away > farthest) [tip, farthest] = [index, away];
  });
  return [...points.slice(tip), ...points.slice(0, tip)];
}

function placesOf(points: readonly ChainPoint[]): readonly Place[] {
  let px = 0;
  return points.map((point, index) => {
    const before = points[Math.max(0, index - DIRECTION_PLACES)] ?? point;
    const after = points[Math.min(points.length - 1, index + DIRECTION_PLACES)] ?? point;
    const length = Math.max(Math.hypot(after.x - before.x, after.y - before.y), Number.EPSILON);
    const last = points[index - 1];
    px += last ? Math.hypot(point.x - last.x, point.y - last.y) : 0;
    const { x, y } = point;
    return { x, y, alongX: (after.x - before.x) / length, alongY: (after.y - before.y) / length, px };
  });
}

/** Which of `places` lie beside a line that stays, or beside an earlier part of their own. */
function besideOthers(
  places: readonly Place[],
  closed: boolean,
  stays: NearGrid<Place>,
  reachPx: number,
): readonly boolean[] {
  const aroundPx = closed ? (places.at(-1)?.px ?? 0) : Infinity;
  const own = new NearGrid<Place>(reachPx);
  return places.map((place) => {
    const turnOf = (other: Place) => place.alongX * other.alongX + place.alongY * other.alongY;
    const isNear = ({ x, y }: Place) => Math.hypot(x - place.x, y - place.y) < reachPx;
    for (const other of stays.around(place.x, place.y)) {
      if (Math.abs(turnOf(other)) >= BESIDE_COSINE && isNear(other)) return true;
    }
    for (const other of own.around(place.x, place.y)) {
      const turn = turnOf(other);
      const isBack = turn <= -BESIDE_COSINE;
      const betweenPx = Math.min(place.px - other.px, aroundPx - (place.px - other.px));
      const isRound = turn >= BESIDE_COSINE && betweenPx > WAY_ROUND * reachPx;
      if ((isBack || isRound) && isNear(other)) return true;
    }
    own.add(place.x, place.y, place);
    return false;
  });
}

/** The runs of `places` that are not marked; marks on less than `leastPx` between two of them do not count. */
function runsOf(
  places: readonly Place[],
  marks: readonly boolean[],
  leastPx: number,
): readonly (readonly [number, number])[] {
  const pxAt = (index: number) => places[index]?.px ?? 0;
  const runs: [number, number][] = [];
  for (let index = 0; index < places.length; index += 1) {
    if (marks[index]) continue;
    const last = runs.at(-1);
    if (last && (last[1] === index - 1 || pxAt(index) - pxAt(last[1]) < leastPx)) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

/**
 * `chains` without what runs beside a stronger one closer than `reachPx`, as the two sides of a thin stroke do: a finger feels one
 * line there. What is left of a chain stays where it is at least `leastPx` long.
 */
export function loneLines(chains: readonly Chain[], reachPx: number, leastPx: number): readonly Chain[] {
  const stays = new NearGrid<Place>(reachPx);
  const weighed = chains
    .map((chain) => ({ chain, weight: weightOf(chain) }))
    .toSorted((a, b) => b.weight - a.weight);
  return weighed.flatMap(({ chain }) => {
    const points = fromItsTip(chain);
    const places = placesOf(points);
    const marks = besideOthers(places, chain.closed, stays, reachPx);
    const runs = runsOf(places, marks, reachPx);
    return runs.flatMap(([from, to]): readonly Chain[] => {
      const line = {
        points: points.slice(from, to + 1),
        closed: chain.closed && to - from === points.length - 1,
      };
      if (to === from || chainLength(line) < leastPx) return [];
      for (const place of places.slice(from, to + 1)) stays.add(place.x, place.y, place);
      return [line];
    });
  });
}
