import { z } from 'zod';
import type { LoadFormulas } from '../formulas/formulas.js';
import { LIMITS } from '../values/limits.js';
import { type Box, turnedExtent } from '../geometry/box.js';
import { keptAmongCopies } from '../objects/kept.js';
import { frameWithSides, scaledFrame } from '../objects/scaled-frame.js';
import type { ObjectKind, ObjectKinds, PageObject } from '../objects/schema.js';
import type {
  BrailleText,
  KindMethods,
  KindOf,
  KindOwner,
  Kinds,
  KindTable,
  ObjectType,
} from '../objects/kinds.js';
import { markUnknown, unknownSchemaOf, unknownType } from './unknown-kind.js';

/**
 * Every object that a page may hold. Those that hold others lie in each other up to `LIMITS.groupDepth` floors; each floor has a schema
 * of its own, so that no document, however deep, makes the check go deeper than this.
 */
function schemasOf(types: readonly ObjectType<PageObject>[], names: ReadonlySet<string>) {
  const members = types.filter(({ isMember }) => isMember);
  const floor = (among: readonly ObjectType<PageObject>[], depth: number): z.ZodType<PageObject> => {
    const member = depth === 0 ? z.never() : floor(members, depth - 1);
    const known = among.flatMap((type) => {
      if (!type.holding) return [type.schema];
      return depth === 0 ? [] : [type.holding(member)];
    });
    return z.preprocess(
      (value) => markUnknown(value, names),
      z.discriminatedUnion('type', [unknownSchemaOf(member, names), ...known]),
    );
  };
  return {
    objectSchema: floor(types, LIMITS.groupDepth),
    memberSchema: floor(members, LIMITS.groupDepth - 1),
  };
}

function isOfKind<T extends PageObject>(object: PageObject, other: T): object is T {
  return object.type === other.type;
}

const NO_TEXTS: readonly BrailleText[] = [];

/** All that the objects of `table` can be asked; `owners` are the plugins that bring them, `formulas` what reads the formulas of texts. */
export function createKinds(
  table: KindTable,
  owners: ReadonlyMap<string, KindOwner>,
  formulas?: LoadFormulas,
): Kinds {
  function typeOf<K extends ObjectKind>(kind: K): ObjectType<ObjectKinds[K]> {
    const type: KindOf<ObjectKinds[K]> | undefined = table[kind];
    if (!type) throw new Error(`no plugin of this engine brings objects of the kind "${kind}"`);
    return typeof type === 'function' ? type(kinds) : type;
  }

  function callWith<K extends ObjectKind, R>(
    kind: K,
    object: ObjectKinds[K],
    call: <T extends PageObject>(type: KindMethods<T>, object: T) => R,
  ): R {
    return call(typeOf(kind), object);
  }

  const isKind = (name: string): name is ObjectKind => Object.hasOwn(table, name);
  const names = Object.keys(table).filter(isKind);

  const withType: Kinds['withType'] = (object, call) =>
    isKind(object.type) ? callWith(object.type, object, call) : call(unknown, object);

  /** The extents that are known: objects never change, and several parts ask for those of a large selection after each step. */
  const extents = new WeakMap<PageObject, Box>();

  /** Made when a document is first read: kinds that are only asked need none. */
  let known: ReturnType<typeof schemasOf> | undefined;
  const schemas = () =>
    (known ??= schemasOf(
      names.map((name) => typeOf(name)),
      new Set(names),
    ));

  const kinds: Kinds = {
    names,
    formulas,
    plugins: new Set([...owners.values()].map(({ id }) => id)),
    isKnown: ({ type }) => isKind(type),
    ownerOf: (type) => owners.get(type),
    schemaOf: ({ type }) => (isKind(type) ? typeOf(type).schema : undefined),
    get objectSchema() {
      return schemas().objectSchema;
    },
    get memberSchema() {
      return schemas().memberSchema;
    },
    create: (kind, input) => typeOf(kind).create(input),
    withType,
    isHolder: ({ type }) => isKind(type) && typeOf(type).holding !== undefined,
    holdsParts: (object) => withType(object, (type) => type.holdsParts ?? false),
    purposeOf: (object) => withType(object, (type, it) => type.purpose?.(it)),
    withoutPurpose: (object) => withType<PageObject>(object, (type, it) => type.withoutPurpose?.(it) ?? it),
    textOf: (object) => withType(object, (type, it) => type.text?.(it)),
    writesBraille: (object) => withType(object, (type) => type.brailleTexts !== undefined),
    toldOf: (object) => withType(object, (type, it) => type.told?.(it)),
    brailleTextsOf: (object, place) =>
      withType(object, (type, it) => type.brailleTexts?.(it, place) ?? NO_TEXTS),
    drawnFrameOf: (object, context) =>
      withType(object, (type, it) => type.drawnFrame?.(it, context) ?? type.frame(it)),
    placedByHand: (object, isMoved) =>
      withType<PageObject>(object, (type, it) => type.placedByHand?.(it, isMoved) ?? it),
    retied: (object, copyOf) =>
      keptAmongCopies(
        withType<PageObject>(object, (type, it) => type.retied?.(it, copyOf) ?? it),
        copyOf,
      ),
    followChange: (before, after, set) =>
      withType<PageObject>(after, (type, it) =>
        type.follow && isOfKind(before, it) ? type.follow(before, it, set) : it,
      ),
    piecesOf: (object) => withType(object, (type, it) => type.pieces?.(it)),
    frameOf: (object) => withType(object, (type, it) => type.frame(it)),
    angleOf: (object) => withType(object, (type, it) => type.angle(it)),
    extentOf(object) {
      const known = extents.get(object);
      if (known) return known;
      const extent = turnedExtent(kinds.frameOf(object), kinds.angleOf(object));
      extents.set(object, extent);
      return extent;
    },
    boundsOf: (object) => withType(object, (type, it) => type.bounds(it)),
    outlineOf: (object) => withType(object, (type, it) => type.outline(it)),
    asPath: (object) => withType(object, (type, it) => type.asPath(it)),
    hitTest: (object, point, toleranceMm) =>
      withType(object, (type, it) => type.hits(it, point, toleranceMm)),
    isRemovable: (object) => withType(object, (type) => type.isRemovable),
    moveObject: (object, dx, dy) => withType<PageObject>(object, (type, it) => type.move(it, dx, dy)),
    turnObject: (object, degrees, centre) =>
      withType<PageObject>(object, (type, it) => type.turn(it, degrees, centre)),
    resizeObject: (object, from, to) => withType<PageObject>(object, (type, it) => type.resize(it, from, to)),
    scaleObject(object, from, to) {
      const frame = frameWithSides(kinds.frameOf(object));
      const scaled = scaledFrame(frame, kinds.angleOf(object), from, to);
      return withType<PageObject>(object, (type, it) =>
        type.scale ? type.scale(it, frame, scaled) : type.resize(it, frame, scaled),
      );
    },
    legendMarksOf: (object) => withType(object, (type, it) => type.legendMarks(it)),
    objectPrimitives: (object, context) =>
      object.hidden ? [] : withType(object, (type, it) => type.scene(it, context)),
    formOf: (object, context) => withType(object, (type, it) => type.form(it, context)),
  };
  const unknown = unknownType(kinds);
  return kinds;
}
