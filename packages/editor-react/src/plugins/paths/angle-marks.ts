import type { Kinds, PageObject, PathPoint } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { swellProfile } from '@tastwerk/editor-core/proofing';

/** Radius of the arc of an angle in mm, and the smallest that a finger follows. */
const RADIUS_MM = 12;
const LEAST_RADIUS_MM = swellProfile.partMin.minMm;

/** Share of the shorter side that an arc takes at most: two of them fit on a side. */
const SIDE_SHARE = 0.4;

/** Side of the square in a right angle as a share of the radius. */
const SQUARE_SHARE = 0.7;

/** Width of the line, thinner than that of the figure, in mm. */
const LINE_MM = 1;

/** Angles nearer to 90° and to 180° than this, in degrees, are these. */
const EXACT_DEGREES = 0.5;
const STRAIGHT_DEGREES = 5;

/** A corner with the ways along its sides, as vectors of length 1, and the shorter of the two. */
interface Corner {
  readonly at: Point;
  readonly sides: readonly [Point, Point];
  readonly shorterMm: number;
}

function way(from: Point, to: Point): { readonly unit: Point; readonly lengthMm: number } {
  const lengthMm = Math.hypot(to.x - from.x, to.y - from.y);
  return { unit: { x: (to.x - from.x) / lengthMm, y: (to.y - from.y) / lengthMm }, lengthMm };
}

/** The corners of the pieces of an outline that have straight sides alone; the ends of an open piece are none. */
function cornersOf(kinds: Kinds, object: PageObject): readonly Corner[] {
  const outline = kinds.outlineOf(object) ?? [];
  const pieces: { places: Point[]; isClosed: boolean; isStraight: boolean }[] = [];
  for (const step of outline) {
    const piece = pieces.at(-1);
    if (step.kind === 'M') pieces.push({ places: [step.to], isClosed: false, isStraight: true });
    else if (step.kind === 'Z' && piece) piece.isClosed = true;
    else if (step.kind === 'L') piece?.places.push(step.to);
    else if (piece) piece.isStraight = false;
  }
  return pieces
    .filter(({ isStraight }) => isStraight)
    .flatMap(({ places, isClosed }) =>
      places.flatMap((at, index): readonly Corner[] => {
        const isEnd = index === 0 || index === places.length - 1;
        if (!isClosed && isEnd) return [];
        const before = places.at(index - 1);
        const after = places[(index + 1) % places.length];
        if (!before || !after) return [];
        const [back, on] = [way(at, before), way(at, after)];
        const shorterMm = Math.min(back.lengthMm, on.lengthMm);
        return shorterMm > 0 ? [{ at, sides: [back.unit, on.unit], shorterMm }] : [];
      }),
    );
}

/** Where a turn of `radians` from the way `side` leads, `lengthMm` from the corner. */
function along({ at }: Corner, side: Point, radians: number, lengthMm: number): Point {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return {
    x: at.x + (side.x * cos - side.y * sin) * lengthMm,
    y: at.y + (side.x * sin + side.y * cos) * lengthMm,
  };
}

/** The arc from one side to the other as two cubic curves: each is then a quarter of a circle at most. */
function arcPoints(corner: Corner, turn: number, radiusMm: number): readonly PathPoint[] {
  const [side] = corner.sides;
  const half = turn / 2;
  const handle = (4 / 3) * Math.tan(half / 4) * radiusMm;
  const at = (radians: number) => along(corner, side, radians, radiusMm);
  const tangent = (radians: number, lengthMm: number) =>
    along({ ...corner, at: at(radians) }, side, radians + Math.PI / 2, lengthMm);
  const curve = (from: number, to: number): PathPoint => {
    const [one, two, end] = [tangent(from, handle), tangent(to, -handle), at(to)];
    return { kind: 'C', x1: one.x, y1: one.y, x2: two.x, y2: two.y, ...end };
  };
  return [{ kind: 'M', ...at(0) }, curve(0, half), curve(half, turn)];
}

function squarePoints(corner: Corner, sideMm: number): readonly PathPoint[] {
  const { at, sides } = corner;
  const [one, two] = sides;
  const place = (a: number, b: number) => ({
    x: at.x + (one.x * a + two.x * b) * sideMm,
    y: at.y + (one.y * a + two.y * b) * sideMm,
  });
  return [
    { kind: 'M', ...place(1, 0) },
    { kind: 'L', ...place(1, 1) },
    { kind: 'L', ...place(0, 1) },
  ];
}

/**
 * Marks of the angles between the straight sides of `object`: an arc, or a square in a right angle. Angles without room for a mark that a
 * finger follows, and those that are nearly straight, have none. `newId` gives each mark its id, `name` its name.
 */
export function angleMarks(
  kinds: Kinds,
  object: PageObject,
  newId: () => string,
  name: string,
): readonly PageObject[] {
  return cornersOf(kinds, object).flatMap((corner): readonly PageObject[] => {
    const [one, two] = corner.sides;
    const turn = Math.atan2(one.x * two.y - one.y * two.x, one.x * two.x + one.y * two.y);
    const degrees = (Math.abs(turn) * 180) / Math.PI;
    const radiusMm = Math.min(RADIUS_MM, corner.shorterMm * SIDE_SHARE);
    if (radiusMm < LEAST_RADIUS_MM || degrees > 180 - STRAIGHT_DEGREES || degrees < STRAIGHT_DEGREES)
      return [];
    const isRight = Math.abs(degrees - 90) < EXACT_DEGREES;
    const points = isRight
      ? squarePoints(corner, radiusMm * SQUARE_SHARE)
      : arcPoints(corner, turn, radiusMm);
    return [
      kinds.create('path', { uuid: newId(), points, closed: false, borderWidth: LINE_MM, moniker: name }),
    ];
  });
}
