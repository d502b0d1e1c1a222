/** One side of a part: `by` mm from the place numbered `place`. */
export interface Side {
  readonly place: number;
  readonly by: number;
}

/** How far apart two sides are at least, in mm. */
export interface Distance {
  readonly from: Side;
  readonly to: Side;
  readonly leastMm: number;
}

/** Places along one direction of the page in their order, and what has to lie between them. */
export interface Axis {
  /** Where the places were, in mm, ascending. */
  readonly at: readonly number[];
  readonly distances: readonly Distance[];
  /** The sides that have to lie within the room. */
  readonly sides: readonly Side[];
}

/** A stretch of the page, in mm. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Link {
  readonly other: number;
  readonly leastMm: number;
}

/** For each place what is before it, and at least how far; undefined where something would have to lie before what it lies behind. */
function linksOf({ at, distances }: Axis): readonly (readonly Link[])[] | undefined {
  const links = at.map((_, place): Link[] => (place > 0 ? [{ other: place - 1, leastMm: 0 }] : []));
  for (const { from, to, leastMm } of distances) {
    const least = leastMm + from.by - to.by;
    if (from.place > to.place || (from.place === to.place && least > 1e-6)) return undefined;
    if (from.place < to.place) links[to.place]?.push({ other: from.place, leastMm: least });
  }
  return links;
}

/** The least each place can be where the first side lies at `start`. */
function earliest({ at, sides }: Axis, links: readonly (readonly Link[])[], start: number): number[] {
  const found = at.map(() => -Infinity);
  for (const { place, by } of sides) found[place] = Math.max(found[place] ?? start, start - by);
  for (const [place, own] of links.entries())
    for (const { other, leastMm } of own)
      found[place] = Math.max(found[place] ?? start, (found[other] ?? start) + leastMm);
  return found;
}

/** The length that all sides need, in mm; infinite where they have no order. */
export function neededMm(axis: Axis): number {
  const links = linksOf(axis);
  if (!links) return Infinity;
  const found = earliest(axis, links, 0);
  return Math.max(0, ...axis.sides.map(({ place, by }) => (found[place] ?? 0) + by));
}

/** The places on which the needed length depends: making a part at one of them smaller may make the whole smaller. */
export function pressedPlaces(axis: Axis): ReadonlySet<number> {
  const links = linksOf(axis);
  if (!links) return new Set();
  const found = earliest(axis, links, 0);
  const most = neededMm(axis);
  const pressed = new Set<number>();
  const open = axis.sides.flatMap(({ place, by }) => ((found[place] ?? 0) + by > most - 0.01 ? [place] : []));
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (pressed.has(place)) continue;
    pressed.add(place);
    for (const { other, leastMm } of links[place] ?? [])
      if ((found[other] ?? 0) + leastMm > (found[place] ?? 0) - 0.01) open.push(other);
  }
  return pressed;
}

/**
 * Where the places lie in `room`: as they were spread before, as far as their distances allow. Undefined where there is no room. What is
 * chosen from the first place on leans to the end, and from the last on to the start: the middle of both keeps all distances too.
 */
export function placedIn(axis: Axis, room: Stretch): readonly number[] | undefined {
  const links = linksOf(axis);
  if (!links || neededMm(axis) > room.to - room.from + 1e-6) return undefined;
  const { at, sides } = axis;
  const low = earliest(axis, links, room.from);
  const high = at.map(() => Infinity);
  for (const { place, by } of sides) high[place] = Math.min(high[place] ?? Infinity, room.to - by);
  for (let place = at.length - 1; place >= 0; place -= 1)
    for (const { other, leastMm } of links[place] ?? [])
      high[other] = Math.min(high[other] ?? Infinity, (high[place] ?? Infinity) - leastMm);
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  const [start, end] = [low[0] ?? room.from, high.at(-1) ?? room.to];
  const wished = at.map((mm) => start + (last > first ? ((mm - first) / (last - first)) * (end - start) : 0));
  const up: number[] = [];
  for (const [place, wish] of wished.entries()) {
    const least = (links[place] ?? []).map(({ other, leastMm }) => (up[other] ?? room.from) + leastMm);
    up.push(Math.min(Math.max(wish, low[place] ?? wish, ...least), high[place] ?? wish));
  }
  const down = wished.map((wish, place) => Math.min(wish, high[place] ?? wish));
  for (let place = at.length - 1; place >= 0; place -= 1) {
    down[place] = Math.max(down[place] ?? 0, low[place] ?? 0);
    for (const { other, leastMm } of links[place] ?? [])
      down[other] = Math.min(down[other] ?? Infinity, (down[place] ?? 0) - leastMm);
  }
  return at.map((_, place) => ((up[place] ?? 0) + (down[place] ?? 0)) / 2);
}

/** The map that takes places `from` to `to`, straight between them, and as far beyond the outer ones as before. */
export function axisMap(from: readonly number[], to: readonly number[]): (mm: number) => number {
  return (mm) => {
    const after = from.findIndex((place) => place >= mm);
    const [firstFrom = 0, firstTo = 0] = [from[0], to[0]];
    if (after === 0) return firstTo + mm - firstFrom;
    if (after < 0) return (to.at(-1) ?? 0) + mm - (from.at(-1) ?? 0);
    const [low = 0, high = 0] = [from[after - 1], from[after]];
    const [lowTo = 0, highTo = 0] = [to[after - 1], to[after]];
    return high === low ? highTo : lowTo + ((mm - low) / (high - low)) * (highTo - lowTo);
  };
}
