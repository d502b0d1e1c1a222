import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import {
  boxAround,
  boxCentre,
  distance,
  distanceToOutline,
  isInside,
  type Point,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import { outlineOf } from '../outline.js';
import { type Drawing, isDrawn, isFilled, SAME_MM, type StepContext, withEndAt, without } from './drawing.js';

type Line = ObjectOf<'path'> | ObjectOf<'line'>;

/** Heads have three to five corners and are no larger than this, in mm. */
const MOST_CORNERS = 5;
const LARGEST_MM = 14;

/** A head touches the end of its line, to this in mm. */
const TOUCH_MM = 1.2;

/** How far from the direction of its line a head may point and its tip may lie, as a cosine. */
const LEAST_COSINE = 0.8;

/** The end of its line lies at least so far from the middle of a head, in parts of the way from there to the tip. */
const LEAST_OFFSET = 0.3;

/** The middle of the corners of a head; a corner where its outline begins and ends counts once. */
function middleOf(points: readonly Point[]): Point | undefined {
  const corners = points.filter(
    (point, index) => points.findIndex((other) => distance(point, other) < 0.01) === index,
  );
  const mean = (of: (point: Point) => number) =>
    corners.reduce((sum, point) => sum + of(point), 0) / corners.length;
  return corners.length === 0 ? undefined : { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The tip lies at least this share as far from the middle as the other corners. */
const LEAST_LENGTH = 0.8;

/** An end of a line: the point, and the direction in which the line arrives there. */
interface LineEnd {
  readonly line: Line;
  readonly isStart: boolean;
  readonly at: Point;
  readonly towards: Point;
}

/** A direction is taken from points at least so far apart, in mm. */
const DIRECTION_MM = 1;

const towards = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

const cosine = (one: Point, other: Point): number => one.x * other.x + one.y * other.y;

function endOf(line: Line, points: readonly Point[], isStart: boolean): readonly LineEnd[] {
  const order = isStart ? points : points.toReversed();
  const at = order[0];
  const from = at && order.find((point) => distance(point, at) >= DIRECTION_MM);
  return at && from ? [{ line, isStart, at, towards: towards(from, at) }] : [];
}

function endsOf(kinds: Kinds, object: PageObject): readonly LineEnd[] {
  if ((object.type !== 'path' && object.type !== 'line') || object.angle !== 0) return [];
  const [piece, other] = outlineOf(kinds, object);
  if (!piece || piece.closed || other) return [];
  const { startArrow, endArrow } = object;
  return [
    ...(startArrow ? [] : endOf(object, piece.points, true)),
    ...(endArrow ? [] : endOf(object, piece.points, false)),
  ];
}

/** The corners of a filled shape small enough to be a head; undefined for all else. */
function cornersOf(kinds: Kinds, object: PageObject): Polyline | undefined {
  if (!isDrawn(object) || !isFilled(object)) return undefined;
  const { width, height } = kinds.extentOf(object);
  const [piece, other] = outlineOf(kinds, object);
  if (!piece?.closed || other || Math.max(width, height) > LARGEST_MM) return undefined;
  return piece.points.length >= 3 && piece.points.length <= MOST_CORNERS ? piece : undefined;
}

/** The tip of a head on `end`: the corner that lies farthest on; undefined where the shape is no head of it. */
function tipOf({ at, towards: direction }: LineEnd, head: Polyline): Point | undefined {
  const reach = (point: Point) => cosine(direction, { x: point.x - at.x, y: point.y - at.y });
  const isThere = isInside(at, [head]) || distanceToOutline(at, [head]) <= TOUCH_MM;
  if (!isThere) return undefined;
  const [tip, ...others] = head.points.toSorted((one, other) => reach(other) - reach(one));
  const middle = middleOf(head.points);
  if (!tip || !middle) return undefined;
  // A mark of data lies about the end of its line, a head before or behind it.
  const boxMiddle = boxCentre(boxAround(head.points));
  if (distance(boxMiddle, at) < LEAST_OFFSET * distance(tip, boxMiddle)) return undefined;
  const isAligned = cosine(direction, towards(middle, tip)) >= LEAST_COSINE;
  const isAhead = distance(tip, at) <= TOUCH_MM || cosine(direction, towards(at, tip)) >= LEAST_COSINE;
  // A head narrows to its tip, which is far from its middle: of a box two corners lie as far on.
  const isFar = others.every((corner) => distance(corner, middle) <= distance(tip, middle) / LEAST_LENGTH);
  const isPointed = others.every((corner) => distance(corner, tip) < 0.1 || reach(tip) - reach(corner) > 0.5);
  return isAligned && isAhead && isFar && isPointed ? tip : undefined;
}

/** `line` with a head at an end, which is drawn on to `tip`. */
function withHead({ line, isStart }: Pick<LineEnd, 'line' | 'isStart'>, tip: Point): Line {
  const heads = isStart ? { startArrow: true } : { endArrow: true };
  if (line.type === 'line') {
    const [dx, dy] = [tip.x - line.x, tip.y - line.y];
    return isStart
      ? { ...line, ...heads, x: tip.x, y: tip.y, dx: line.dx - dx, dy: line.dy - dy }
      : { ...line, ...heads, dx, dy };
  }
  return { ...(withEndAt(line, isStart, tip) ?? line), ...heads };
}

/** The end of a line at which a shape is its head, the nearest where it may be that of several. */
function nearestEnd(head: Polyline, ends: readonly LineEnd[]) {
  const found = ends.flatMap((end) => {
    const tip = tipOf(end, head);
    return tip ? [{ end, tip }] : [];
  });
  const [nearest] = found.toSorted(
    (one, other) => distance(one.end.at, one.tip) - distance(other.end.at, other.tip),
  );
  return nearest;
}

/** The corners of a shape as a name, wherever it lies: the marks of a curve all have one, and so may heads that point one way. */
function shapeName({ points }: Polyline): string {
  const { x, y } = boxAround(points);
  return points
    .map((point) => `${Math.round((point.x - x) / SAME_MM)},${Math.round((point.y - y) / SAME_MM)}`)
    .join(' ');
}

/** Shapes of one name, of which most lie at no end of a line, are marks of a curve: as many at least. */
const LEAST_MARKS = 3;

/** Heads that were drawn as shapes of their own become heads of the lines at whose ends they are, in the size that a finger knows. */
export function withHeadsOfLines(drawing: Drawing, { kinds }: StepContext): Drawing {
  const ends = drawing.objects.filter(isDrawn).flatMap((object) => endsOf(kinds, object));
  if (ends.length === 0) return drawing;
  const changed = new Map<string, Line>();
  const heads = new Set<PageObject>();
  const shapes = drawing.objects.flatMap((object) => {
    const corners = drawing.kept.has(object.uuid) ? undefined : cornersOf(kinds, object);
    return corners ? [{ object, name: shapeName(corners), nearest: nearestEnd(corners, ends) }] : [];
  });
  for (const { object, name, nearest } of shapes) {
    const alike = shapes.filter((shape) => shape.name === name);
    const atEnds = alike.filter((shape) => shape.nearest !== undefined);
    if (!nearest || (alike.length >= LEAST_MARKS && atEnds.length <= alike.length / 2)) continue;
    const { end, tip } = nearest;
    changed.set(end.line.uuid, withHead({ ...end, line: changed.get(end.line.uuid) ?? end.line }, tip));
    heads.add(object);
  }
  const objects = drawing.objects.map((object) => changed.get(object.uuid) ?? object);
  return without({ ...drawing, objects }, (object) => (heads.has(object) ? 'arrow-head' : undefined));
}
