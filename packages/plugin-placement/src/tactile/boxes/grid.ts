import { type Box, boxContains, growBox, type Point } from '@tastwerk/editor-core/geometry';
import { type Axis, type Distance, type Side } from './axis.js';
import { type Connector, type Diagram, type Part } from './diagram.js';
import type { Size } from './word-sizes.js';

export type Direction = 'x' | 'y';

/** Distances in a diagram, in mm: between the middles of outlines. */
export interface Gaps {
  /** Between boxes that a line with words joins, that one joins, and others. */
  readonly named: number;
  readonly linked: number;
  readonly other: number;
}

/** Those beside each other, and those above each other. */
export type DirectedGaps = Readonly<Record<Direction, Gaps>>;

/** What is nearer than this, in mm, touches; places that differ by less are the same. */
const TOUCH_MM = 1;

/** Between lines, and from lines to boxes, in mm: the advice for gaps and the width of a line. */
const LINE_GAP_MM = 7;

/** Half a line and a little, in mm: words have the rest of their distance with them. */
const WORD_GAP_MM = 0.8;

const low = (box: Box, direction: Direction): number => box[direction];
const high = (box: Box, direction: Direction): number =>
  direction === 'x' ? box.x + box.width : box.y + box.height;
const middle = (box: Box, direction: Direction): number => (low(box, direction) + high(box, direction)) / 2;

/** How far apart two boxes are in a direction, in mm; negative where they share some of it. */
const apart = (one: Box, other: Box, direction: Direction): number =>
  Math.max(low(other, direction) - high(one, direction), low(one, direction) - high(other, direction));

const isCourse = ({ kind }: Part): boolean => kind === 'level' || kind === 'upright';

/** Whether a part belongs to a line. */
const isOfLine = (part: Part): boolean => isCourse(part) || part.kind === 'end';

/** Whether a part has a place of its own in a direction: a level line has none across. */
const takesPart = ({ kind }: Part, direction: Direction): boolean =>
  direction === 'x' ? kind !== 'level' : kind !== 'upright';

/** The boxes and frames that lie in another one from side to side. */
const spans = (one: Box, other: Box, direction: Direction): boolean =>
  low(one, direction) <= low(other, direction) + TOUCH_MM &&
  high(one, direction) >= high(other, direction) - TOUCH_MM;

/** A bent line farther than this from a box, in mm, does not pass it. */
const PASS_MM = 15;

/** Whether a part follows its two sides, not its middle: frames, heads of frames, and boxes along several others side by side. */
function isStretched(part: Part, parts: readonly Part[], direction: Direction): boolean {
  if (part.kind === 'frame') return true;
  if (part.kind !== 'words') return false;
  const isAtFrame = parts.some(
    ({ kind, box }) =>
      kind === 'frame' &&
      (['x', 'y'] as const).some(
        (way) =>
          apart(box, part.box, way === 'x' ? 'y' : 'x') < -TOUCH_MM &&
          [low, high].some((side) =>
            [low, high].some((own) => Math.abs(side(box, way) - own(part.box, way)) < TOUCH_MM),
          ),
      ),
  );
  const spanned = parts.filter(
    (other) => other !== part && other.kind === 'words' && spans(part.box, other.box, direction),
  );
  return (
    isAtFrame || spanned.some((one) => spanned.some((other) => apart(one.box, other.box, direction) > 0))
  );
}

/** What two parts have to do with each other. */
interface Pair {
  readonly one: number;
  readonly other: number;
  readonly direction: Direction;
  /** One lies beside the other, holds it, or runs along it from side to side. */
  readonly relation: 'beside' | 'inside' | 'along';
  readonly link: 'named' | 'linked' | 'none';
}

/** Groups of parts that share some of a direction, by the numbers of parts: rows for `y`, columns for `x`. */
function groupsIn(parts: readonly Part[], direction: Direction): readonly number[] {
  const group = parts.map(() => -1);
  let end = -Infinity;
  let count = -1;
  const order = parts
    .map((part, index) => ({ part, index }))
    .filter(({ part }) => part.kind !== 'frame' && !isCourse(part))
    .toSorted((a, b) => low(a.part.box, direction) - low(b.part.box, direction));
  for (const { part, index } of order) {
    if (low(part.box, direction) > end) count += 1;
    group[index] = count;
    end = Math.max(end, high(part.box, direction));
  }
  return group;
}

/** A diagram as places in two directions, whatever the sizes of its boxes. */
export interface Grid {
  readonly parts: readonly Part[];
  readonly stretched: Readonly<Record<Direction, readonly boolean[]>>;
  readonly at: Readonly<Record<Direction, readonly number[]>>;
  /** For each part and direction the numbers of its places: one of its middle, or those of both sides. */
  readonly placeOf: Readonly<Record<Direction, readonly (readonly number[])[]>>;
  readonly pairs: readonly Pair[];
}

/** A place at which a bent line passes a box: it has to do with that box alone. */
interface Pass extends Part {
  readonly of: Part;
}

const passedBy = (part: Part): Part | undefined => ('of' in part ? (part as Pass).of : undefined);

interface Wanted {
  readonly mm: number;
  readonly isEdge: boolean;
  readonly part: number;
}

/** Places that are the same to a reader become one. */
function placesIn(parts: readonly Part[], stretched: readonly boolean[], direction: Direction) {
  const wanted = parts.flatMap((part, index): readonly Wanted[] => {
    if (!takesPart(part, direction)) return [];
    const isEdge = stretched[index] === true;
    return isEdge
      ? [low, high].map((side) => ({ mm: side(part.box, direction), isEdge, part: index }))
      : [{ mm: middle(part.box, direction), isEdge, part: index }];
  });
  const isCourseOf = ({ part }: Wanted) => isCourse(parts[part] as Part);
  const clusters: { mm: number; isEdge: boolean; members: Wanted[] }[] = [];
  // Lines join the sides and middles on which they lie.
  const order = [...wanted].toSorted((a, b) => Number(isCourseOf(a)) - Number(isCourseOf(b)) || a.mm - b.mm);
  for (const one of order) {
    const own = clusters
      .filter(
        (cluster) =>
          Math.abs(cluster.mm - one.mm) < TOUCH_MM && (isCourseOf(one) || cluster.isEdge === one.isEdge),
      )
      .toSorted((a, b) => Number(b.isEdge) - Number(a.isEdge))[0];
    if (own) own.members.push(one);
    else clusters.push({ mm: one.mm, isEdge: one.isEdge, members: [one] });
  }
  clusters.sort((a, b) => a.mm - b.mm);
  const placeOf = parts.map((): number[] => []);
  clusters.forEach(({ members }, place) => {
    for (const { part } of members) placeOf[part]?.push(place);
  });
  return { at: clusters.map(({ mm }) => mm), placeOf };
}

/** The straight pieces of a line that go past others. */
function coursesOf({ points, object }: Connector): readonly Part[] {
  return points.slice(1).flatMap((to, index): readonly Part[] => {
    const from = points[index] as Point;
    const box = {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
    const kind =
      box.width < 0.3 && box.height > 4 ? 'upright' : box.height < 0.3 && box.width > 4 ? 'level' : undefined;
    return kind ? [{ kind, box, outline: [], objects: [object], labels: [] }] : [];
  });
}

/** Where a bent line crosses the height or the breadth of a box beside it. */
function passesOf({ points, object, ends }: Connector, parts: readonly Part[]): readonly Pass[] {
  if (points.length < 4) return [];
  return parts.flatMap((part): readonly Pass[] => {
    if (part.kind !== 'words' || ends.includes(part)) return [];
    return (['y', 'x'] as const).flatMap((across): readonly Pass[] => {
      const along = across === 'y' ? 'x' : 'y';
      const at = middle(part.box, across);
      return points.slice(1).flatMap((to, index): readonly Pass[] => {
        const from = points[index] as Point;
        if ((from[across] - at) * (to[across] - at) > 0 || from[across] === to[across]) return [];
        const share = (at - from[across]) / (to[across] - from[across]);
        const mm = from[along] + share * (to[along] - from[along]);
        const awayMm = Math.max(low(part.box, along) - mm, mm - high(part.box, along));
        if (awayMm < TOUCH_MM || awayMm > PASS_MM) return [];
        const { x, y, width, height } = part.box;
        const box = across === 'y' ? { x: mm, y, width: 0, height } : { x, y: mm, width, height: 0 };
        return [
          {
            kind: across === 'y' ? 'upright' : 'level',
            box,
            outline: [],
            objects: [object],
            labels: [],
            of: part,
          },
        ];
      });
    });
  });
}

/** The diagram as places; undefined where parts lie on each other. */
export function gridOf(diagram: Diagram): Grid | undefined {
  const { connectors } = diagram;
  const solid = diagram.parts.filter(({ kind }) => kind !== 'text' && kind !== 'end');
  const isIn = (outer: Part, inner: Part) =>
    outer.kind === 'frame' && outer !== inner && boxContains(growBox(outer.box, TOUCH_MM), inner.box);
  const isFree = (part: Part) =>
    solid.every(
      (other) =>
        isIn(other, part) || apart(part.box, other.box, 'x') > 0 || apart(part.box, other.box, 'y') > 0,
    );
  const texts = diagram.parts.filter((part) => (part.kind === 'text' || part.kind === 'end') && isFree(part));
  const parts: readonly Part[] = [
    ...solid,
    ...texts,
    ...connectors.flatMap((connector) => [...coursesOf(connector), ...passesOf(connector, solid)]),
  ];
  const stretched = {
    x: parts.map((part) => isStretched(part, parts, 'x')),
    y: parts.map((part) => isStretched(part, parts, 'y')),
  };
  const groups = { x: groupsIn(parts, 'x'), y: groupsIn(parts, 'y') };
  const linkOf = (one: Part, other: Part): Pair['link'] => {
    const own = connectors.filter(
      ({ ends, object }) =>
        (ends.includes(one) && ends.includes(other)) ||
        (isOfLine(one) && one.objects[0] === object && ends.includes(other)) ||
        (isOfLine(other) && other.objects[0] === object && ends.includes(one)),
    );
    return own.some(({ labels }) => labels.length > 0) ? 'named' : own.length > 0 ? 'linked' : 'none';
  };
  const pairs: Pair[] = [];
  for (const [one, a] of parts.entries()) {
    for (const [offset, b] of parts.slice(one + 1).entries()) {
      const other = one + 1 + offset;
      const link = linkOf(a, b);
      const [gapX, gapY] = [apart(a.box, b.box, 'x'), apart(a.box, b.box, 'y')];
      const course = isCourse(a) ? a : isCourse(b) ? b : undefined;
      const isInA = isIn(a, b);
      const isInB = isIn(b, a);
      const inside = (direction: Direction): Pair => ({
        ...(isInA ? { one, other } : { one: other, other: one }),
        direction,
        relation: 'inside',
        link,
      });
      if ([a, b].some((part) => passedBy(part) && passedBy(part) !== a && passedBy(part) !== b)) continue;
      if (course) {
        const direction = course.kind === 'upright' ? 'x' : 'y';
        const [gap, shared] = direction === 'x' ? [gapX, -gapY] : [gapY, -gapX];
        const isSame = isCourse(a) && isCourse(b) && a.kind !== b.kind;
        if (isInA || isInB) pairs.push(inside(direction));
        else if (!isSame && gap > TOUCH_MM && shared > TOUCH_MM)
          pairs.push({ one, other, direction, relation: 'beside', link });
        continue;
      }
      if (isInA || isInB) {
        pairs.push(inside('x'), inside('y'));
        continue;
      }
      if (gapX < -TOUCH_MM && gapY < -TOUCH_MM) return undefined;
      const isRow = groups.y[one] !== groups.y[other] && gapY > 0;
      const isColumn = groups.x[one] !== groups.x[other] && gapX > 0;
      const direction: Direction =
        gapX < -TOUCH_MM || (gapY >= -TOUCH_MM && (isRow || (!isColumn && gapY > gapX))) ? 'y' : 'x';
      // A line between boxes in different rows and columns needs its room in the direction in which it is longer.
      const isAcross = isRow && isColumn && (direction === 'y' ? gapX > gapY : gapY > gapX);
      pairs.push({ one, other, direction, relation: 'beside', link: isAcross ? 'none' : link });
      const along = direction === 'x' ? 'y' : 'x';
      for (const [long, short] of [
        [one, other],
        [other, one],
      ] as const) {
        const [outer, inner] = [parts[long] as Part, parts[short] as Part];
        if (stretched[along][long] && inner.kind === 'words' && spans(outer.box, inner.box, along))
          pairs.push({ one: long, other: short, direction: along, relation: 'along', link });
      }
    }
  }
  const [x, y] = [placesIn(parts, stretched.x, 'x'), placesIn(parts, stretched.y, 'y')];
  return {
    parts,
    stretched,
    at: { x: x.at, y: y.at },
    placeOf: { x: x.placeOf, y: y.placeOf },
    pairs,
  };
}

const lengthOf = (size: Size, direction: Direction): number => (direction === 'x' ? size.width : size.height);

/** The side of a part, in a direction, for its size. */
function sideOf(grid: Grid, part: number, direction: Direction, isHigh: boolean, size: Size): Side {
  const places = grid.placeOf[direction][part] ?? [];
  if (grid.stretched[direction][part]) return { place: (isHigh ? places.at(-1) : places[0]) ?? 0, by: 0 };
  const half = lengthOf(size, direction) / 2;
  return { place: places[0] ?? 0, by: isHigh ? half : -half };
}

function gapOf(one: Part, other: Part, link: Pair['link'], gaps: Gaps): number {
  if (one.kind === 'text' || other.kind === 'text') return WORD_GAP_MM;
  if (one.kind === 'end' || other.kind === 'end') return link === 'none' ? LINE_GAP_MM : gaps[link];
  if (isCourse(one) || isCourse(other))
    return link === 'none' ? LINE_GAP_MM : Math.min(gaps.linked, gaps[link]);
  return link === 'none' ? gaps.other : gaps[link];
}

/** The distances of a grid whose parts have `sizes`. */
export function axisOf(
  grid: Grid,
  direction: Direction,
  sizes: readonly Size[],
  { [direction]: gaps }: DirectedGaps,
): Axis {
  const { parts, pairs } = grid;
  const side = (part: number, isHigh: boolean) =>
    sideOf(grid, part, direction, isHigh, sizes[part] ?? { width: 0, height: 0 });
  const distances: Distance[] = [];
  for (const pair of pairs) {
    if (pair.direction !== direction) continue;
    const [a, b] = [parts[pair.one] as Part, parts[pair.other] as Part];
    if (pair.relation !== 'beside') {
      const padMm = pair.relation === 'along' ? 0 : b.kind === 'text' ? WORD_GAP_MM : LINE_GAP_MM;
      for (const isHigh of [false, true]) {
        const [outer, inner] = [side(pair.one, isHigh), side(pair.other, isHigh)];
        if (outer.place === inner.place) continue;
        const [from, to] = isHigh ? [inner, outer] : [outer, inner];
        distances.push({ from, to, leastMm: padMm });
      }
      continue;
    }
    const isBefore = middle(a.box, direction) <= middle(b.box, direction);
    const [first, second] = isBefore ? [pair.one, pair.other] : [pair.other, pair.one];
    const [from, to] = [side(first, true), side(second, false)];
    if (from.place === to.place && from.by === 0 && to.by === 0) continue;
    distances.push({ from, to, leastMm: gapOf(a, b, pair.link, gaps) });
  }
  const sides: Side[] = [];
  for (const [index, part] of parts.entries()) {
    if (!takesPart(part, direction)) continue;
    const [from, to] = [side(index, false), side(index, true)];
    sides.push(from, to);
    if (grid.stretched[direction][index]) {
      const needed = lengthOf(sizes[index] ?? { width: 0, height: 0 }, direction);
      distances.push({ from, to, leastMm: needed });
    }
  }
  return { at: grid.at[direction], distances, sides };
}

/** The parts at one of `places`. */
export const partsAt = (grid: Grid, direction: Direction, places: ReadonlySet<number>): readonly number[] =>
  grid.parts.flatMap((_, part) =>
    (grid.placeOf[direction][part] ?? []).some((place) => places.has(place)) ? [part] : [],
  );

/** The box of a part once its places are at `x` and `y`. */
export function placedBox(
  grid: Grid,
  part: number,
  size: Size,
  x: readonly number[],
  y: readonly number[],
): Box {
  const end = (direction: Direction, places: readonly number[], isHigh: boolean) => {
    const { place, by } = sideOf(grid, part, direction, isHigh, size);
    return (places[place] ?? 0) + by;
  };
  const [left, top] = [end('x', x, false), end('y', y, false)];
  return { x: left, y: top, width: end('x', x, true) - left, height: end('y', y, true) - top };
}
