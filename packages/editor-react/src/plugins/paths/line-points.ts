import type { Command, Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { boxCentre, type Point, rotatePoint } from '@tastwerk/editor-core/geometry';
import { anchorsOnPage } from '@tastwerk/editor-core/objects';

/** An object that is drawn along a line: it may carry arrow heads at its ends. */
export type LineObject = ObjectOf<'line' | 'quadratic' | 'cubic' | 'path'>;

/** Whether `object` is drawn along a line. */
export function isLine(object: PageObject): object is LineObject {
  return 'startArrow' in object;
}

/** A point of a line that can be set by number; a `control` draws the curve to itself without lying on it. */
export interface LinePoint {
  readonly role: 'start' | 'end' | 'control' | 'point';
  /** Counts the points of its role from 1. */
  readonly number: number;
  /** Where it is on the page, in mm. */
  readonly at: Point;
  /** The command that puts it to another place on the page. */
  readonly moveTo: (at: Point) => Command;
}

type Vectors = Readonly<Record<string, Point>>;

/** The points of a line or curve relative to its beginning, by the names of their properties. */
function vectorsOf(line: Exclude<LineObject, { type: 'path' }>): Vectors {
  switch (line.type) {
    case 'line':
      return { end: { x: line.dx, y: line.dy } };
    case 'quadratic':
      return { control: line.control, end: line.end };
    case 'cubic':
      return { control1: line.control1, control2: line.control2, end: line.end };
  }
}

/** What is set on a line so that its points lie at `places` on the page, its turn taken into them. */
function setOf(line: Exclude<LineObject, { type: 'path' }>, start: Point, places: Vectors) {
  const relative = Object.fromEntries(
    Object.entries(places).map(([name, at]) => [name, { x: at.x - start.x, y: at.y - start.y }]),
  );
  const { end, ...others } = relative;
  const ends = line.type === 'line' ? { dx: end?.x ?? 0, dy: end?.y ?? 0 } : { ...others, end };
  return { x: start.x, y: start.y, angle: 0, ...ends };
}

function pointsOfDrawn(kinds: Kinds, line: Exclude<LineObject, { type: 'path' }>): readonly LinePoint[] {
  const centre = boxCentre(kinds.frameOf(line));
  const toPage = ({ x, y }: Point) =>
    rotatePoint({ x: line.x + x, y: line.y + y }, centre, kinds.angleOf(line));
  const start = toPage({ x: 0, y: 0 });
  const places = Object.fromEntries(Object.entries(vectorsOf(line)).map(([name, at]) => [name, toPage(at)]));
  const update = (set: Readonly<Record<string, unknown>>): Command => ({
    type: 'update-objects',
    changes: [{ uuid: line.uuid, set }],
  });
  const moved = Object.entries(places).map(([name, at], index): LinePoint => {
    const role = name === 'end' ? 'end' : 'control';
    return {
      role,
      number: role === 'end' ? 1 : index + 1,
      at,
      moveTo: (to) => update(setOf(line, start, { ...places, [name]: to })),
    };
  });
  return [{ role: 'start', number: 1, at: start, moveTo: (to) => update(setOf(line, to, places)) }, ...moved];
}

/** The points of a line in the order in which it is drawn. */
export function linePoints(kinds: Kinds, line: LineObject): readonly LinePoint[] {
  if (line.type !== 'path') return pointsOfDrawn(kinds, line);
  return anchorsOnPage(line).map(({ point, at }, index) => ({
    role: 'point',
    number: index + 1,
    at,
    moveTo: ({ x, y }) => ({
      type: 'move-path-points',
      uuid: line.uuid,
      moves: [{ point, part: 'anchor', x, y }],
      keepSmooth: true,
    }),
  }));
}
