import type { ObjectOf, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxCentre,
  boxToBox,
  distance,
  distanceToOutline,
  type Point,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import { outlineOf } from '../../outline.js';
import { hasAxes } from '../axes.js';
import { barsInRows } from '../bars.js';
import { boxAbout, type Drawing, isDrawn, pointBox, type StepContext } from '../drawing.js';
import { isOpen } from '../page-change.js';
import { type PlacedText, placedTexts } from '../placed-texts.js';
import {
  isCompact,
  isDetail,
  isShadow,
  isWithin,
  reachesInto,
  type Shape,
  shapeOf,
  type Stroke,
  strokeOf,
} from './shapes.js';

export type LabelObject = ObjectOf<'label'>;

/** What has a place of its own in a diagram. */
export interface Part {
  /**
   * A box with its words, a frame around several things, words in a frame or by themselves, anything else, or a straight piece of a line
   * that goes past others: level or upright, or a free end of a line.
   */
  readonly kind: 'words' | 'frame' | 'text' | 'thing' | 'level' | 'upright' | 'end';
  /** Where it was, in page mm. */
  readonly box: Box;
  readonly outline: readonly Polyline[];
  /** What is moved and stretched with it; the first is the box or the frame itself. */
  readonly objects: readonly PageObject[];
  /** Shadows of a box: they say nothing. */
  readonly shadows?: readonly PageObject[];
  /** Its words, from top to bottom. */
  readonly labels: readonly LabelObject[];
}

/** A line of a diagram, with the parts on whose outlines it begins and ends. */
export interface Connector extends Stroke {
  readonly ends: readonly [Part | undefined, Part | undefined];
  /** The words that stand at it. */
  readonly labels: readonly LabelObject[];
}

/** Boxes with words in them, and what joins them. */
export interface Diagram {
  readonly parts: readonly Part[];
  readonly connectors: readonly Connector[];
}

/** What is nearer than this to an outline, in mm, ends there: some programs leave a little air before a head. */
const TOUCH_MM = 3;

/** Ways ahead of a head, in mm, on which it may meet what it points at. */
const AHEAD_MM = [2, 4, 6] as const;

/** A label whose place is nearer than this to a line, in mm, was written on it. */
const ON_LINE_MM = 3;

/** So near to a line, in mm, words beside it belong to it where they stand in no box. */
const BESIDE_LINE_MM = 12;

/** As many boxes make a diagram; where lines join them fewer do. */
const LEAST_BOXES = 3;
const LEAST_JOINED = 2;

/** As many of the boxes, as a share, are touched by lines where they are no bars. */
const JOINED_SHARE = 0.6;

/** A drawing with more parts is no diagram that has room on one sheet. */
const MOST_PARTS = 60;

/** Words stand below each other where their places differ by no more than this share of the width of their box. */
const STACK_SHARE = 0.35;

function isStack(placed: readonly PlacedText[], { box }: Shape): boolean {
  const xs = placed.map(({ at }) => at.x);
  return Math.max(...xs) - Math.min(...xs) <= STACK_SHARE * box.width;
}

/** The smallest shape in which each text stands; the one that was painted last of equal ones. */
function holdersOf(
  texts: readonly PlacedText[],
  shapes: readonly Shape[],
): ReadonlyMap<Shape, readonly PlacedText[]> {
  const held = new Map<Shape, PlacedText[]>();
  const sizeOf = ({ box }: Shape) => Math.round(box.width * box.height);
  for (const text of texts) {
    const [holder] = shapes
      .filter((shape) => isWithin(text.at, shape))
      .toReversed()
      .toSorted((one, other) => sizeOf(one) - sizeOf(other));
    if (holder) held.set(holder, [...(held.get(holder) ?? []), text]);
  }
  return held;
}

/** What each end of a line touches. */
function endsOf({ points, object }: Stroke, parts: readonly Part[]): Connector['ends'] {
  const partAt = (point: Point | undefined) => {
    if (!point) return undefined;
    const near = parts
      .filter(({ box }) => boxToBox(box, pointBox(point)) <= TOUCH_MM)
      .map((part) => ({ part, awayMm: distanceToOutline(point, closedOf(part.outline)) }))
      .filter(({ awayMm }) => awayMm <= TOUCH_MM);
    return near.toSorted((one, other) => one.awayMm - other.awayMm)[0]?.part;
  };
  /** What a head points at from a little way off. */
  const aheadOf = (end: Point | undefined, from: Point | undefined) => {
    if (!end || !from) return undefined;
    const length = distance(from, end) || 1;
    return AHEAD_MM.map((mm) =>
      partAt({ x: end.x + ((end.x - from.x) / length) * mm, y: end.y + ((end.y - from.y) / length) * mm }),
    ).find(Boolean);
  };
  const [start, end] = [partAt(points[0]), partAt(points.at(-1))];
  return [
    start ?? (object.startArrow ? aheadOf(points[0], points[1]) : undefined),
    end ?? (object.endArrow ? aheadOf(points.at(-1), points.at(-2)) : undefined),
  ];
}

/** Outlines with the side that closes them. */
const closedOf = (outline: readonly Polyline[]): readonly Polyline[] =>
  outline.map(({ points, closed }) => {
    const [first] = points;
    return closed && first ? { points: [...points, first], closed } : { points, closed };
  });

/** Whether an end of a line lies on another line or on the outline of a frame. */
function isJoined({ points, object }: Stroke, others: readonly Stroke[], frames: readonly Part[]): boolean {
  return [points[0], points.at(-1)].some(
    (end) =>
      end !== undefined &&
      (others.some((other) => other.object !== object && distanceToOutline(end, [other]) < 1) ||
        frames.some(({ outline }) => distanceToOutline(end, closedOf(outline)) < 1)),
  );
}

/** The ends of a line that begins or ends at a part, where they touch nothing. */
function freeEndsOf(line: Connector, others: readonly Stroke[], frames: readonly Part[]): readonly Part[] {
  if (!line.ends.some(Boolean)) return [];
  return [line.points[0], line.points.at(-1)].flatMap((end, index): readonly Part[] => {
    if (!end || line.ends[index] || isJoined({ ...line, points: [end] }, others, frames)) return [];
    return [{ kind: 'end', box: pointBox(end), outline: [], objects: [line.object], labels: [] }];
  });
}

const partOf = (
  kind: Part['kind'],
  { object, box, outline }: Shape,
  details: readonly PageObject[] = [],
  labels: readonly LabelObject[] = [],
): Part => ({ kind, box, outline, objects: [object, ...details], labels });

/** Whether two boxes have a side in common, as rooms and the cells of tables do. */
const isTouching = (one: Part, other: Part): boolean => boxToBox(one.box, other.box) < 1;

/** The diagram that a drawing is; undefined for charts, maps and all else whose proportions may say something. */
export function diagramOf(drawing: Drawing, { kinds }: StepContext): Diagram | undefined {
  const { objects } = drawing;
  const drawn = objects.filter(isDrawn);
  if (drawn.some((object) => !isOpen(object) || kinds.angleOf(object) !== 0)) return undefined;
  const outlines = drawn.flatMap((object) => shapeOf(kinds, object) ?? []);
  const whole = outlines.filter(({ isOpen: isBent }) => !isBent);
  // Three sides of a box that begin or end at another one are a line that joins it.
  const isLine = ({ isOpen: isBent, outline: [{ points }] }: Shape) =>
    isBent &&
    [points[0], points.at(-1)].some(
      (end) => end && whole.some(({ outline }) => distanceToOutline(end, closedOf(outline)) <= TOUCH_MM),
    );
  const shapes = outlines.filter((shape) => !isLine(shape));
  const closed = new Set(shapes.map(({ object }) => object));
  const strokes = drawn.flatMap((object) => (closed.has(object) ? [] : (strokeOf(kinds, object) ?? [])));
  const texts = placedTexts(kinds, drawing).filter(({ label }) => !label.hidden);
  const lineOf = new Map<LabelObject, Stroke>();
  for (const { label, at } of texts) {
    const line = strokes.find(({ object }) => object.uuid === label.anchor?.object);
    if (!line) continue;
    const isHeld = shapes.some((shape) => isCompact(shape) && isWithin(at, shape));
    if (distanceToOutline(at, [line]) <= (isHeld ? ON_LINE_MM : BESIDE_LINE_MM)) lineOf.set(label, line);
  }
  const free = texts.filter(({ label }) => !lineOf.has(label));
  const held = holdersOf(free, shapes);

  const isWords = (shape: Shape, placed: readonly PlacedText[]): boolean =>
    isCompact(shape) &&
    isStack(placed, shape) &&
    placed.every(({ label }) => isOpen(label)) &&
    placed.slice(1).every(({ label }) => !drawing.kept.has(label.uuid)) &&
    strokes.every(({ points }) => !reachesInto(points, shape)) &&
    shapes.every(
      (other) =>
        other === shape ||
        isShadow(other, shape) ||
        !reachesInto(other.outline[0].points, shape) ||
        isDetail(other.box, shape),
    );
  const words = [...held].filter(([shape, placed]) => isWords(shape, placed));
  if (words.length < LEAST_JOINED || words.length > MOST_PARTS) return undefined;

  const taken = new Set<PageObject>(words.map(([{ object }]) => object));
  const boxes = words.map(([shape, placed]) => {
    const free = [...shapes, ...strokes].filter(({ object }) => !taken.has(object));
    const shadows = free.flatMap((other) =>
      'outline' in other && isShadow(other, shape) ? [other.object] : [],
    );
    const details = free.flatMap(({ object }) =>
      !shadows.includes(object) && isDetail(kinds.extentOf(object), shape) ? [object] : [],
    );
    for (const object of [...shadows, ...details]) taken.add(object);
    const inOrder = placed.toSorted((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
    const labels = inOrder.map(({ label }) => label);
    return { ...partOf('words', shape, details, labels), shadows };
  });
  if (boxes.some((one, index) => boxes.slice(index + 1).some((other) => isTouching(one, other))))
    return undefined;

  const others = shapes.filter(({ object }) => !taken.has(object));
  const holds = (shape: Shape) => held.has(shape) || boxes.some(({ box }) => isWithin(boxCentre(box), shape));
  if (others.some((shape) => !shape.isLevel && boxes.some(({ box }) => isWithin(boxCentre(box), shape))))
    return undefined;
  const frames = others
    .filter((shape) => shape.isLevel && holds(shape))
    .map((shape) => partOf('frame', shape));
  const framed = new Set(frames.flatMap((frame) => frame.objects));
  const lines = strokes.filter(({ object }) => !taken.has(object));
  const used = new Set<PageObject>([...taken, ...framed, ...lines.map(({ object }) => object)]);
  const things = drawn.flatMap((object): readonly Part[] => {
    if (used.has(object)) return [];
    const shape = shapeOf(kinds, object);
    return [
      shape
        ? partOf('thing', shape)
        : {
            kind: 'thing',
            box: kinds.extentOf(object),
            outline: outlineOf(kinds, object),
            objects: [object],
            labels: [],
          },
    ];
  });
  const connectors = lines.map((line): Connector => ({
    ...line,
    ends: endsOf(line, [...boxes, ...things]),
    labels: [...lineOf].flatMap(([label, own]) => (own === line ? [label] : [])),
  }));
  const loose = connectors.filter((line) => !line.ends.some(Boolean) && !isJoined(line, lines, frames));
  const joins = connectors.some(
    ({ ends: [from, to] }) => from?.kind === 'words' && to?.kind === 'words' && from !== to,
  );
  const isEnough = boxes.length >= (joins ? LEAST_JOINED : LEAST_BOXES);
  if (!isEnough || things.length + loose.length > Math.max(1, boxes.length / 3)) return undefined;
  // Bars may have words in them too, but no lines between them.
  const touched = new Set(connectors.flatMap(({ ends }) => ends));
  const isJoinedUp = boxes.filter((box) => touched.has(box)).length >= JOINED_SHARE * boxes.length;
  const hasBars = () => !isJoinedUp && barsInRows(drawing, kinds).size > 0;
  if (drawing.data.size > 0 || hasAxes(drawing, kinds) || hasBars()) return undefined;

  const inBoxes = new Set(boxes.flatMap(({ labels }) => labels));
  const alone = free.filter(({ label }) => !inBoxes.has(label) && isOpen(label) && label.placing === 'free');
  const rests = alone.map(({ label, at }): Part => ({
    kind: 'text',
    box: boxAbout(pointBox(at), 1, 1),
    outline: [],
    objects: [],
    labels: [label],
  }));
  const tips = connectors.flatMap((line) => freeEndsOf(line, lines, frames));
  return { parts: [...boxes, ...frames, ...things, ...rests, ...tips], connectors };
}
