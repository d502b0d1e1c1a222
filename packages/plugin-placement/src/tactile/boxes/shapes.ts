import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxAround,
  boxCentre,
  boxContains,
  distance,
  distanceToOutline,
  distanceToSegment,
  enclosedArea,
  growBox,
  isInside,
  isLevelBox,
  type Point,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { outlineOf } from '../../outline.js';
import { isDrawn } from '../drawing.js';

export type PathObject = ObjectOf<'path'>;
export type LineObject = ObjectOf<'line'>;

/** Ends of an outline nearer than this, in mm, were meant to meet. */
const MEET_MM = 0.6;

/** A closed outline. */
export interface Shape {
  readonly object: PageObject;
  readonly box: Box;
  readonly outline: readonly [Polyline];
  /** Whether it is a rectangle with level and upright sides. */
  readonly isLevel: boolean;
  /** Whether one side of it is not drawn. */
  readonly isOpen: boolean;
}

/** A line with two ends. */
export interface Stroke {
  readonly object: PathObject | LineObject;
  readonly points: readonly Point[];
  readonly closed: false;
}

/** Whether three sides of a level box are drawn: the fourth is that of what it joins on to. */
function isThreeSided(points: readonly Point[]): boolean {
  return points.length === 4 && isLevelBox([{ points, closed: true }]);
}

/** `object` as a closed outline; undefined where it is none. */
export function shapeOf(kinds: Kinds, object: PageObject): Shape | undefined {
  if (!isDrawn(object) || !isShape(object)) return undefined;
  const [piece, other] = outlineOf(kinds, object);
  const [first, last] = [piece?.points[0], piece?.points.at(-1)];
  if (!piece || other || !first || !last || piece.points.length < 3) return undefined;
  const isClosed = piece.closed || distance(first, last) <= MEET_MM;
  const hasHead = object.type === 'path' && (object.startArrow || object.endArrow);
  if (!isClosed && (hasHead || !isThreeSided(piece.points))) return undefined;
  const outline = [{ points: piece.points, closed: true }] as const;
  const box = boxAround(piece.points);
  // A line that runs back on itself has no inside.
  if (Math.min(box.width, box.height) < MEET_MM) return undefined;
  return { object, box, outline, isLevel: isLevelBox(outline), isOpen: !isClosed };
}

/** `object` as a line with two ends; undefined where it is none. */
export function strokeOf(kinds: Kinds, object: PageObject): Stroke | undefined {
  if (!isDrawn(object) || (object.type !== 'path' && object.type !== 'line') || object.angle !== 0)
    return undefined;
  const [piece, other] = outlineOf(kinds, object);
  return piece && !other && !piece.closed
    ? { object, points: cornersOf(piece.points), closed: false }
    : undefined;
}

/** The area of a shape as a share of the box around it. */
export function filledShare({
  box,
  outline,
}: Pick<Shape, 'box'> & { readonly outline: readonly Polyline[] }): number {
  const [piece] = outline;
  return (piece ? enclosedArea(piece) : 0) / Math.max(1e-6, box.width * box.height);
}

/** A diamond fills half of the box around it, an ellipse more. */
const LEAST_SHARE = 0.48;

/** An inner angle of a box may be larger than a straight one by so much of its longer side, in mm: corners of notes are cut. */
const LEAST_SIDE_MM = 3;

/** Whether a shape is compact and bends one way, as the boxes of diagrams do. */
export function isCompact(shape: Shape): boolean {
  const { box, outline } = shape;
  if (Math.min(box.width, box.height) < LEAST_SIDE_MM || filledShare(shape) < LEAST_SHARE) return false;
  const [{ points }] = outline;
  const least = 0.02 * box.width * box.height;
  const corners = points.filter((point, index) => distance(point, points.at(index - 1) ?? point) > 0.05);
  const turns = corners.map((to, index) => {
    const [from, next] = [corners.at(index - 1) ?? to, corners[(index + 1) % corners.length] ?? to];
    return (to.x - from.x) * (next.y - to.y) - (to.y - from.y) * (next.x - to.x);
  });
  return !(turns.some((turn) => turn > least) && turns.some((turn) => turn < -least));
}

export const isWithin = (point: Point, { box, outline }: Pick<Shape, 'box' | 'outline'>): boolean =>
  boxContains(box, { ...point, width: 0, height: 0 }) && isInside(point, outline);

/** Shares of the shorter side, and mm, up to which something may reach into a box and still only touch it. */
const REACH_SHARE = 0.15;
const REACH_MM = 1.5;

/** Whether something drawn, given by its points, reaches into `shape`. */
export function reachesInto(points: readonly Point[], shape: Pick<Shape, 'box' | 'outline'>): boolean {
  const { width, height } = shape.box;
  const deepMm = Math.max(REACH_MM, REACH_SHARE * Math.min(width, height));
  return pointsAlong(points).some(
    (point) => isWithin(point, shape) && distanceToOutline(point, shape.outline) > deepMm,
  );
}

/** Points of a line that lie nearer than this to the way past them, in mm, are no corners. */
const CORNER_MM = 0.15;

/** The corners of a line, with its ends: points on a straight way between others are left out. */
function cornersOf(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const [before, next] = [kept.at(-1), points[index + 1]];
    if (before && next && distanceToSegment(point, before, next) < CORNER_MM) continue;
    kept.push(point);
  }
  return kept;
}

/** Distance of the points of a line that are looked at, in mm. */
const STEP_MM = 2;

/** Points of a line, close to each other. */
function pointsAlong(points: readonly Point[]): readonly Point[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.ceil(distance(from, to) / STEP_MM));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / steps,
      y: from.y + ((to.y - from.y) * (step + 1)) / steps,
    }));
  });
}

/** A shadow is as large as its box, to this share, and lies no farther from it, in mm. */
const SHADOW_SHARE = 0.06;
const SHADOW_MM = 4;

/** Whether `other` is drawn as the shadow of `box`. */
export function isShadow(other: Shape, box: Shape): boolean {
  const isAlike = (one: number, of: number) => Math.abs(one - of) <= SHADOW_SHARE * of;
  return (
    isAlike(other.box.width, box.box.width) &&
    isAlike(other.box.height, box.box.height) &&
    distance(boxCentre(other.box), boxCentre(box.box)) <= SHADOW_MM
  );
}

/** Whether something is a part of how a box is drawn, such as a folded corner: small, and nowhere outside of it. */
export function isDetail(box: Box, of: Shape): boolean {
  return boxContains(growBox(of.box, 1), box) && box.width * box.height < 0.3 * of.box.width * of.box.height;
}
