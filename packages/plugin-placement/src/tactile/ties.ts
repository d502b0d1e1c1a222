import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxToBox,
  distance,
  distanceToBox,
  distanceToOutline,
  isInside,
  type Point,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import { anchorAt, anchorFinder, anchorPlace, type FindAnchor } from '@tastwerk/editor-core/placing';
import { outlineOf, strokeEnds } from '../outline.js';
import { type Drawing, isDrawn, pointBox, type StepContext, without } from './drawing.js';

type LabelObject = ObjectOf<'label'>;

/** A lead line begins within this of its text, in mm, and is at least so long. */
const BESIDE_MM = 6;
const SHORTEST_MM = 6;

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

/** The strokes that may be lead lines: neither short nor of a row. */
function loneStrokes(kinds: Kinds, drawn: readonly PageObject[]): readonly Stroke[] {
  const strokes = drawn.flatMap((object): readonly Stroke[] => {
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
  const strokes = loneStrokes(kinds, drawn);
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

/** A label tied to the same place after a step that changed or took away what it names; `find` gives what now is there. */
function retied(
  kinds: Kinds,
  label: LabelObject,
  before: readonly PageObject[],
  after: ReadonlyMap<string, PageObject>,
  find: FindAnchor,
): LabelObject {
  const { anchor } = label;
  if (!anchor?.object) return label;
  const place = anchorPlace(kinds, anchor, before);
  const target = after.get(anchor.object);
  if (!place || target === place.object) return label;
  const next = target ? anchorAt(kinds, target, place.point) : find(pointBox(place.point));
  return { ...label, anchor: next ?? { object: null, at: place.point } };
}

/** The drawing `after` a step, in which each label still names the place that it named `before`. */
export function withTiesKept(before: Drawing, after: Drawing, { kinds }: StepContext): Drawing {
  const byId = new Map(after.objects.map((object) => [object.uuid, object]));
  const known = new Map(before.objects.map((object) => [object.uuid, object]));
  const drawn = after.objects.filter(isDrawn);
  let finder: FindAnchor | undefined;
  const find = (box: Box) => (finder ??= anchorFinder(kinds, drawn))(box);
  const objects = after.objects.map((object) => {
    const own = known.get(object.uuid);
    // A label that the step itself tied is as it should be.
    if (object.type !== 'label' || own?.type !== 'label' || own.anchor !== object.anchor) return object;
    return retied(kinds, object, before.objects, byId, find);
  });
  return objects.every((object, index) => object === after.objects[index]) ? after : { ...after, objects };
}
