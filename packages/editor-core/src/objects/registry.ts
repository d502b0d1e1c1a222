import type { Box } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import { ellipseType } from './ellipse/index.js';
import { labelType } from './label/index.js';
import type { ObjectType } from './object-type.js';
import { pathType } from './path/index.js';
import { rectType } from './rect/index.js';
import type { ObjectByKind, ObjectKind, PageObject } from './schema.js';

type ObjectTypes = { readonly [K in ObjectKind]: ObjectType<ObjectByKind[K]> };

/** Every kind of object. Nothing else tells kinds apart; a kind without an entry does not compile. */
export const OBJECT_TYPES: ObjectTypes = {
  rect: rectType,
  ellipse: ellipseType,
  path: pathType,
  label: labelType,
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

/** The true box of `object` in page mm, with strokes, arrow heads and turn. A label's is that of its frame. */
export function boundsOf(object: PageObject): Box {
  return withObjectType(object, (type, it) => type.bounds(it));
}

/** Whether `point` (page mm) hits `object`: its inside when it has one, else its lines widened by `toleranceMm`. */
export function hitTest(object: PageObject, point: Point, toleranceMm: number): boolean {
  return withObjectType(object, (type, it) => type.hits(it, point, toleranceMm));
}
