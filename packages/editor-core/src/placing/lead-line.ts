import { type Box, boxCentre, boxContains } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { flattenPath, type Polyline } from '../geometry/flatten.js';
import { distanceToOutline, isInside, nearestOnOutline } from '../geometry/nearness.js';
import { distance, interpolate, type Point, rotatePoint } from '../geometry/point.js';
import type { Issue } from '../issue.js';
import { textBoxOf } from '../scene/halo.js';
import { labelLayout, type LabelObject } from '../plugins/labels/index.js';
import { LEAD_LINE } from '../values/lead-line.js';
import type { PageObject } from '../objects/schema.js';
import { outlineWidthOf } from '../objects/shape-style.js';
import { leavesOf } from '../objects/tree.js';
import { fail, ok, type Result } from '../result.js';
import type { Kinds, SceneContext } from '../objects/kinds.js';
import type { AnchorPlace } from './anchor-place.js';
import { contextOfPage, type LaidOutPage, objectsOfPage } from '../scene/laid-out-page.js';

/** Both ends of a lead line in page mm: the one at its label, the one at what the label names. */
export interface LeadLine {
  readonly from: Point;
  readonly to: Point;
}

/** A label with the box of its text, in page mm before turning. */
interface Labelled {
  readonly label: Pick<LabelObject, 'x' | 'y' | 'width' | 'height' | 'angle'>;
  readonly text: Box;
}

/** What a lead line may end at. */
interface Target {
  readonly pieces: readonly Polyline[];
  /** Half the width of its outline. */
  readonly halfMm: number;
  readonly isArea: boolean;
}

const HALF_MM = LEAD_LINE.widthMm / 2;

/** Below this length in mm a lead line says no more than the place of its label does. */
const SHORTEST_MM = 1;

/** How exactly the end of a lead line keeps its distance, in mm. */
const EXACT_MM = 0.001;

/** Rounds in which the nearest places of a label and an outline are looked for; each comes nearer. */
const ROUNDS = 4;

function labelled({ document, pageIndex, resources }: LaidOutPage, label: LabelObject): Labelled {
  return { label, text: textBoxOf(label, labelLayout(document, pageIndex, label, resources)) };
}

function targetsAmong(objects: readonly PageObject[], context: SceneContext): readonly Target[] {
  return leavesOf(objects).flatMap((object): readonly Target[] => {
    const outline = object.hidden ? undefined : context.resources.kinds.outlineOf(object);
    if (!outline) return [];
    const form = context.resources.kinds.formOf(object, context);
    const halfMm = 'style' in form ? outlineWidthOf(form.style) / 2 : 0;
    return [{ pieces: flattenPath(outline), halfMm, isArea: form.role === 'area' }];
  });
}

/** Why no lead line is drawn; `maximum` is how long one may be, in mm. */
function refused(code: 'COMMAND_LEAD_LINE_NEAR' | 'COMMAND_LEAD_LINE_FAR'): Result<LeadLine, Issue> {
  return fail({ code, path: [], params: { maximum: LEAD_LINE.mostMm } });
}

const lengthOf = ({ from, to }: LeadLine) => distance(from, to);

const boxHolds = (box: Box, point: Point) => boxContains(box, { ...point, width: 0, height: 0 });

function clampedTo({ x, y, width, height }: Box, point: Point): Point {
  return {
    x: Math.min(x + width, Math.max(x, point.x)),
    y: Math.min(y + height, Math.max(y, point.y)),
  };
}

/** The place in a label's text that is nearest to `point`, in page mm. */
function nearestOnText({ label, text }: Labelled, point: Point): Point {
  const centre = boxCentre(label);
  return rotatePoint(clampedTo(text, rotatePoint(point, centre, -label.angle)), centre, label.angle);
}

/** Whether `point` (page mm) lies on the text of `label`, or closer to it than any line should begin. */
export function isAtLabelText(page: LaidOutPage, label: LabelObject, point: Point): boolean {
  return distance(nearestOnText(labelled(page, label), point), point) < LEAD_LINE.gapMm;
}

/** How far the way `from` - `to` can be gone, in mm, before it comes nearer to a target than a lead line should. */
function freeWay(from: Point, to: Point, targets: readonly Target[]): number {
  const length = distance(from, to);
  let gone = 0;
  while (gone < length) {
    const place = interpolate(from, to, gone / length);
    const clear = targets.map(({ pieces, halfMm }) => distanceToOutline(place, pieces) - halfMm);
    const free = Math.min(...clear) - LEAD_LINE.gapMm - HALF_MM;
    if (free < EXACT_MM) return gone;
    gone += free;
  }
  return length;
}

/** Half the width in mm of the stroke that `object` draws along its outline; a head at one of its ends widens only some sides of its bounds. */
function halfStrokeMm(kinds: Kinds, object: PageObject, outline: Box): number {
  const bounds = kinds.boundsOf(object);
  const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height];
  return Math.max(
    0,
    Math.min(
      outline.x - bounds.x,
      outline.y - bounds.y,
      right - outline.x - outline.width,
      bottom - outline.y - outline.height,
    ),
  );
}

/**
 * The lead line from the frame of `label` to what it names, by what the document alone says: `target`, or the bare place where there is
 * none. Undefined where no line is left between them.
 */
export function leadLineFrom(
  kinds: Kinds,
  label: LabelObject,
  { object, point }: AnchorPlace,
): LeadLine | undefined {
  const from = { label, text: { x: label.x, y: label.y, width: label.width, height: label.height } };
  const outline = object && kinds.outlineOf(object);
  if (!outline) return lineTo(from, point, []);
  const pieces = flattenPath(outline);
  const halfMm = halfStrokeMm(kinds, object, boundsOfPath(outline));
  return lineTo(from, point, [{ pieces, halfMm, isArea: false }]);
}

function lineTo(from: Labelled, point: Point, targets: readonly Target[]): LeadLine | undefined {
  const edge = nearestOnText(from, point);
  const awayMm = distance(edge, point);
  const gapMm = LEAD_LINE.gapMm + HALF_MM;
  if (awayMm < gapMm + SHORTEST_MM) return undefined;
  const begin = interpolate(edge, point, gapMm / awayMm);
  const goneMm = freeWay(begin, point, targets);
  if (goneMm < SHORTEST_MM) return undefined;
  return { from: begin, to: interpolate(begin, point, goneMm / distance(begin, point)) };
}

/** Areas in which `point` lies and the label does not: what a line to their inside names. */
function areasHolding(
  point: Point,
  { label }: Labelled,
  objects: readonly PageObject[],
  context: SceneContext,
): readonly Target[] {
  const centre = boxCentre(label);
  // Outlines are taken apart only of what the point may lie in: the pointer asks at each of its moves.
  const near = leavesOf(objects).filter((object) =>
    boxHolds(context.resources.kinds.boundsOf(object), point),
  );
  return targetsAmong(near, context).filter(
    ({ isArea, pieces }) => isArea && isInside(point, pieces) && !isInside(centre, pieces),
  );
}

/**
 * The lead line from `label` to the point `to` (page mm): it begins beside the text and ends before the outlines of `targets`, or of the
 * areas that it would enter. Undefined where no line is left between them.
 */
export function leadLineTo(
  page: LaidOutPage,
  label: LabelObject,
  to: Point,
  targets: readonly PageObject[],
): LeadLine | undefined {
  const from = labelled(page, label);
  const context = contextOfPage(page);
  const entered = areasHolding(to, from, objectsOfPage(page), context);
  return lineTo(from, to, [...targetsAmong(targets, context), ...entered]);
}

/** The place on the outline of a target that is nearest to a text. */
function nearestPlace(from: Labelled, { pieces }: Target): Point | undefined {
  let place = nearestOnOutline(boxCentre(from.label), pieces);
  for (let round = 1; place && round < ROUNDS; round += 1) {
    place = nearestOnOutline(nearestOnText(from, place), pieces);
  }
  return place;
}

/** A target with its place that is nearest to a text, and how far that is from it, in mm to the rim. */
interface Reached {
  readonly target: Target;
  readonly place: Point;
  readonly awayMm: number;
}

/** The nearest target that the label does not stand in. */
function nearestTarget(from: Labelled, targets: readonly Target[]): Reached | undefined {
  const centre = boxCentre(from.label);
  const reached = targets.flatMap((target): readonly Reached[] => {
    if (target.isArea && isInside(centre, target.pieces)) return [];
    const place = nearestPlace(from, target);
    return place
      ? [{ target, place, awayMm: distance(nearestOnText(from, place), place) - target.halfMm }]
      : [];
  });
  return reached.toSorted((one, other) => one.awayMm - other.awayMm)[0];
}

/**
 * The lead line from `label` to the nearest object that it does not stand in. Errors: COMMAND_LEAD_LINE_NEAR where that is so near that
 * no line is left between them, COMMAND_LEAD_LINE_FAR where the line would be longer than a finger follows, or leads nowhere.
 */
export function leadLineToNearest(page: LaidOutPage, label: LabelObject): Result<LeadLine, Issue> {
  const from = labelled(page, label);
  const targets = targetsAmong(objectsOfPage(page), contextOfPage(page));
  const nearest = nearestTarget(from, targets);
  // Where there are targets all the same, the label stands in each of them.
  if (!nearest) return refused(targets.length > 0 ? 'COMMAND_LEAD_LINE_NEAR' : 'COMMAND_LEAD_LINE_FAR');
  const line = lineTo(from, nearest.place, [nearest.target]);
  if (!line) return refused('COMMAND_LEAD_LINE_NEAR');
  return lengthOf(line) <= LEAD_LINE.mostMm ? ok(line) : refused('COMMAND_LEAD_LINE_FAR');
}
