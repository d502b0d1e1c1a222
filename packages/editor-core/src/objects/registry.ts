import { type Box, turnedExtent } from '../geometry/box.js';
import type { PathData } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import type { LegendMark } from '../legend/legend-entry.js';
import type { SceneContext } from '../scene/context.js';
import type { Primitive } from '../scene/primitives.js';
import { cubicType } from './cubic/index.js';
import { ellipseType } from './ellipse/index.js';
import { groupTypeOf } from './group/index.js';
import { importedType } from './imported/index.js';
import { keyType } from './key/index.js';
import { labelType } from './label/index.js';
import { lineType } from './line/index.js';
import type { ObjectType } from './object-type.js';
import { pathType } from './path/index.js';
import type { PathObject } from './path/schema.js';
import { quadraticType } from './quadratic/index.js';
import { rectType } from './rect/index.js';
import { frameWithSides, scaledFrame } from './scaled-frame.js';
import { groupSchema, type ObjectByKind, type ObjectKind, type PageObject } from './schema.js';

type ObjectTypes = { readonly [K in ObjectKind]: ObjectType<ObjectByKind[K]> };

/** Every kind of object. Nothing else tells kinds apart; a kind without an entry does not compile. */
export const OBJECT_TYPES: ObjectTypes = {
  rect: rectType,
  ellipse: ellipseType,
  line: lineType,
  quadratic: quadraticType,
  cubic: cubicType,
  path: pathType,
  imported: importedType,
  label: labelType,
  key: keyType,
  group: groupTypeOf({
    schema: groupSchema,
    extent: extentOf,
    bounds: boundsOf,
    hits: hitTest,
    move: moveObject,
    turn: turnObject,
    scale: scaleObject,
    scene: objectPrimitives,
  }),
};

function callWith<K extends ObjectKind, R>(
  kind: K,
  object: ObjectByKind[K],
  call: <T extends PageObject>(type: ObjectType<T>, object: T) => R,
): R {
  return call(OBJECT_TYPES[kind], object);
}

/** Calls `call` with `object` and what the core knows about its kind. */
export function withObjectType<R>(
  object: PageObject,
  call: <T extends PageObject>(type: ObjectType<T>, object: T) => R,
): R {
  return callWith(object.type, object, call);
}

/** The untilted frame of `object` without stroke, in page mm; it turns about the frame's centre. */
export function frameOf(object: PageObject): Box {
  return withObjectType(object, (type, it) => type.frame(it));
}

/** How far `object` is turned about its frame's centre, in degrees clockwise; a group is never turned itself. */
export function angleOf(object: PageObject): number {
  return withObjectType(object, (type, it) => type.angle(it));
}

/** The extents that are known: objects never change, and several parts ask for those of a large selection after each step. */
const extents = new WeakMap<PageObject, Box>();

/** The box of the frame of `object` after turning, without stroke, in page mm. */
export function extentOf(object: PageObject): Box {
  const known = extents.get(object);
  if (known) return known;
  const extent = turnedExtent(frameOf(object), angleOf(object));
  extents.set(object, extent);
  return extent;
}

/** The true box of `object` in page mm, with strokes, arrow heads and turn. A label's is that of its frame. */
export function boundsOf(object: PageObject): Box {
  return withObjectType(object, (type, it) => type.bounds(it));
}

/** The line that `object` draws around or along itself, in page mm after turning; none for texts and groups. */
export function outlineOf(object: PageObject): PathData | undefined {
  return withObjectType(object, (type, it) => type.outline(it));
}

/** The path that looks as `object` does, but for its id; none for texts, groups and what is not one shape. */
export function asPath(object: PageObject): Omit<PathObject, 'uuid'> | undefined {
  return withObjectType(object, (type, it) => type.asPath(it));
}

/** Whether `point` (page mm) hits `object`: its inside when it has one, else its lines widened by `toleranceMm`. */
export function hitTest(object: PageObject, point: Point, toleranceMm: number): boolean {
  return withObjectType(object, (type, it) => type.hits(it, point, toleranceMm));
}

/** Whether removing takes `object` away; a legend stays. */
export function isRemovable(object: PageObject): boolean {
  return withObjectType(object, (type) => type.isRemovable);
}

/** `object` moved by `dx`, `dy` mm. */
export function moveObject(object: PageObject, dx: number, dy: number): PageObject {
  return withObjectType<PageObject>(object, (type, it) => type.move(it, dx, dy));
}

/** `object` turned by `degrees` clockwise about `centre` (page mm). */
export function turnObject(object: PageObject, degrees: number, centre: Point): PageObject {
  return withObjectType<PageObject>(object, (type, it) => type.turn(it, degrees, centre));
}

/** `object` with its frame, before turning, mapped as `from` becomes `to`; strokes and text keep their size. */
export function resizeObject(object: PageObject, from: Box, to: Box): PageObject {
  return withObjectType<PageObject>(object, (type, it) => type.resize(it, from, to));
}

/** `object` taken along as the page box `from` becomes `to`, as one among several: turned ones keep their turn. */
export function scaleObject(object: PageObject, from: Box, to: Box): PageObject {
  const frame = frameWithSides(frameOf(object));
  const scaled = scaledFrame(frame, angleOf(object), from, to);
  return withObjectType<PageObject>(object, (type, it) =>
    type.scale ? type.scale(it, frame, scaled) : type.resize(it, frame, scaled),
  );
}

/** What `object` itself shows that a legend can explain. */
export function legendMarksOf(object: PageObject): readonly LegendMark[] {
  return withObjectType(object, (type, it) => type.legendMarks(it));
}

/** What `object` draws, in painting order; nothing while it is hidden. */
export function objectPrimitives(object: PageObject, context: SceneContext): readonly Primitive[] {
  return object.hidden ? [] : withObjectType(object, (type, it) => type.scene(it, context));
}
