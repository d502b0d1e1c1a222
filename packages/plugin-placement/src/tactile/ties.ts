import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxToBox,
  distance,
  distanceToBox,
  distanceToOutline,
  interpolate,
  isInside,
  type Point,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import { anchorAt, anchorFinder, anchorPlace, type FindAnchor } from '@tastwerk/editor-core/placing';
import { isAxisNumber, LONGEST_TICK_MM } from '../axis-rows.js';
import { outlineOf, strokeEnds } from '../outline.js';
import { labelsOnLines, LEAST_TICKS } from './axes.js';
import { type Drawing, isBroken, isDrawn, pointBox, type StepContext, without } from './drawing.js';

type LabelObject = ObjectOf<'label'>;

/** A lead line begins within this of its text, in mm. */
const BESIDE_MM = 6;

/** A lead line is at least so long, in mm. */
const SHORTEST_MM = 6;

/** Half of a long text, in mm: so far the end of its lead line may lie from its middle. */
const HALF_TEXT_MM = 45;

/** What is nearer than this to the end of a line, in mm, touches it. */
const TOUCH_MM = 0.6;

/** Lines of a row are as long as each other, to a part of a mm, and in one direction: ticks and grids. */
const ALIKE_MM = 0.5;
const LEAST_IN_ROW = 3;

interface Stroke {
  readonly object: PageObject;
  readonly ends: readonly [Point, Point];
}

function isInRow({ ends: [a, b] }: Stroke, strokes: readonly Stroke[]): boolean {
  const alike = strokes.filter(({ ends: [c, d] }) => {
    const [dx, dy] = [b.x - a.x - (d.x - c.x), b.y - a.y - (d.y - c.y)];
    return Math.hypot(dx, dy) < ALIKE_MM;
  });
  return alike.length >= LEAST_IN_ROW;
}

/** The strokes that may be lead lines: neither broken nor short nor of a row. */
function loneStrokes(kinds: Kinds, drawn: readonly PageObject[]): readonly Stroke[] {
  const strokes = drawn.flatMap((object): readonly Stroke[] => {
    if (isBroken(object)) return [];
    const ends = strokeEnds(outlineOf(kinds, object));
    return ends ? [{ object, ends }] : [];
  });
  return strokes.filter((stroke) => distance(...stroke.ends) >= SHORTEST_MM && !isInRow(stroke, strokes));
}

/** A shape as something that the end of a line may touch. */
interface Touchable {
  readonly object: PageObject;
  readonly box: Box;
  readonly outline: readonly Polyline[];
}

/** Whether `point` lies on the outline of a shape, or in its area. */
function isTouched(point: Point, { box, outline }: Touchable): boolean {
  if (boxToBox(pointBox(point), box) >= TOUCH_MM) return false;
  const areas = outline.filter(({ closed }) => closed);
  return isInside(point, areas) || distanceToOutline(point, outline) < TOUCH_MM;
}

/** The text stands nearer to one end of its lead line than to the other, by this factor at least. */
const NEARER = 0.75;

/** The ends of `stroke`, that at `label` first; undefined where neither is. */
function endsFrom(
  label: LabelObject,
  stroke: Stroke,
  at: Point | undefined,
): readonly [Point, Point] | undefined {
  const [a, b] = stroke.ends;
  if (at && label.anchor?.object === stroke.object.uuid) {
    // Nothing else stood nearer to the text: its braille is longer than it was, and may lie on the whole line.
    const [near, far] = distance(a, at) <= distance(b, at) ? [a, b] : [b, a];
    return distance(near, at) <= NEARER * distance(far, at) ? [near, far] : undefined;
  }
  if (at && label.anchor?.object === null) {
    // The text stood near nothing, so that its middle is far from the end of its line, but level with it.
    const [near, far] = distance(a, at) <= distance(b, at) ? [a, b] : [b, a];
    const isLevel = Math.abs(near.y - at.y) <= BESIDE_MM && Math.abs(near.x - at.x) <= HALF_TEXT_MM;
    return isLevel && distance(near, at) <= NEARER * distance(far, at) ? [near, far] : undefined;
  }
  const [near, far] = distanceToBox(a, label) <= distanceToBox(b, label) ? [a, b] : [b, a];
  const isBeside = distanceToBox(near, label) <= BESIDE_MM && distanceToBox(far, label) > BESIDE_MM;
  return isBeside ? [near, far] : undefined;
}

/** The line that leads away from `label`; undefined where none does, or it may mean something else. `at` is where its text stood. */
function leadOf(
  label: LabelObject,
  at: Point | undefined,
  strokes: readonly Stroke[],
  shapes: readonly Touchable[],
): (Stroke & { readonly far: Point }) | undefined {
  const touches = (point: Point, own: PageObject) =>
    shapes.some((shape) => shape.object !== own && isTouched(point, shape));
  for (const stroke of strokes) {
    const [near, far] = endsFrom(label, stroke, at) ?? [];
    // An arrow or an axis has a head or a tick at its end; a lead line begins in free space and ends at what it names.
    if (near && far && !touches(near, stroke.object) && touches(far, stroke.object))
      return { ...stroke, far };
  }
  return undefined;
}

/** Labels with a drawn lead line name what that leads to; the line goes, for placing draws another. */
export function withTiesOfLeads(drawing: Drawing, { kinds }: StepContext): Drawing {
  const drawn = drawing.objects.filter(isDrawn);
  const shapes = drawn.map((object) => ({
    object,
    box: kinds.boundsOf(object),
    outline: outlineOf(kinds, object),
  }));
  const strokes = loneStrokes(kinds, withoutAxes(kinds, drawing));
  const anchorOf = anchorFinder(kinds, drawn);
  const used = new Set<PageObject>();
  const objects = drawing.objects.map((object) => {
    if (object.type !== 'label' || object.isTitle) return object;
    const at = object.anchor && anchorPlace(kinds, object.anchor, drawn)?.point;
    const lead = leadOf(object, at ?? undefined, strokes, shapes);
    if (!lead || used.has(lead.object)) return object;
    const anchor = anchorOf(pointBox(lead.far), lead.object);
    if (!anchor) return object;
    used.add(lead.object);
    return { ...object, anchor };
  });
  return without({ ...drawing, objects }, (object) => (used.has(object) ? 'lead-line' : undefined));
}

/** A label tied to the same place after a step that changed or took away what it names; `finderFor` finds what now is there. */
function retied(
  kinds: Kinds,
  label: LabelObject,
  before: readonly PageObject[],
  after: ReadonlyMap<string, PageObject>,
  finderFor: (label: LabelObject) => FindAnchor,
): LabelObject {
  const { anchor } = label;
  if (!anchor?.object) return label;
  const place = anchorPlace(kinds, anchor, before);
  const target = after.get(anchor.object);
  if (!place || target === place.object) return label;
  const next = target ? anchorAt(kinds, target, place.point) : finderFor(label)(pointBox(place.point));
  return { ...label, anchor: next ?? { object: null, at: place.point } };
}

/** Axes and ticks lean by less than this, in mm. */
const LEAN_MM = 0.5;

/** What the labels of a drawing can name that are not at an axis: all but axes and their ticks. */
function withoutAxes(kinds: Kinds, drawing: Drawing): readonly PageObject[] {
  const named = labelsOnLines(drawing, kinds);
  const drawn = drawing.objects.filter(isDrawn);
  const axes = new Set(
    drawn.filter(
      (object) =>
        (named.get(object.uuid) ?? 0) >= LEAST_TICKS && strokeEnds(outlineOf(kinds, object)) !== undefined,
    ),
  );
  const lines = [...axes].flatMap((axis) => outlineOf(kinds, axis));
  // Ticks of an axis, and lines drawn over it.
  const isOnAxis = (from: Point, to: Point): boolean => {
    const isStraight = Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) < LEAN_MM;
    const mostMm = distance(from, to) > LONGEST_TICK_MM ? TOUCH_MM : LONGEST_TICK_MM;
    return (
      isStraight &&
      [from, interpolate(from, to, 0.5), to].every((point) => distanceToOutline(point, lines) <= mostMm)
    );
  };
  const isAxis = (object: PageObject): boolean => {
    const outline = outlineOf(kinds, object);
    const isLine = ({ points, closed }: Polyline) =>
      !closed && points.slice(1).every((to, index) => isOnAxis(points[index] ?? to, to));
    return axes.has(object) || (outline.length > 0 && outline.every(isLine));
  };
  return axes.size === 0 ? drawn : drawn.filter((object) => !isAxis(object));
}

/** The drawing `after` a step, in which each label still names the place that it named `before`. */
export function withTiesKept(before: Drawing, after: Drawing, { kinds }: StepContext): Drawing {
  const byId = new Map(after.objects.map((object) => [object.uuid, object]));
  const known = new Map(before.objects.map((object) => [object.uuid, object]));
  let [ofNumbers, ofWords]: (FindAnchor | undefined)[] = [];
  const finderFor = ({ text }: LabelObject): FindAnchor =>
    isAxisNumber(text)
      ? (ofNumbers ??= anchorFinder(kinds, after.objects.filter(isDrawn)))
      : (ofWords ??= anchorFinder(kinds, withoutAxes(kinds, after)));
  const objects = after.objects.map((object) => {
    const own = known.get(object.uuid);
    // A label that the step itself tied is as it should be.
    if (object.type !== 'label' || own?.type !== 'label' || own.anchor !== object.anchor) return object;
    return retied(kinds, object, before.objects, byId, finderFor);
  });
  return objects.every((object, index) => object === after.objects[index]) ? after : { ...after, objects };
}
