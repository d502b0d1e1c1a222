import { z } from 'zod';
import { isJsonObject } from '../values/json.js';
import { LIMITS } from '../values/limits.js';
import { boxPath } from '../geometry/box-path.js';
import { type Box, boxCentre, boxContains } from '../geometry/box.js';
import { type Point, rotatePoint } from '../geometry/point.js';
import { coordinate, size } from '../objects/fields.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, withChildren } from '../objects/tree.js';
import { printPrimitives } from '../primitives/print-primitives.js';
import type { Primitive } from '../primitives/primitives.js';
import type { KindMethods, Kinds, ObjectSchema, SceneContext } from '../objects/kinds.js';

/** How a kind may be called. */
const KIND_NAME = /^[a-z][a-z0-9-]{0,49}$/;

/** How deep and how large an object may be that nothing but JSON is known of: what copies and compares it walks all of it. */
const MOST_FLOORS = 32;
const MOST_VALUES = 50_000;

/** Sides in mm of the box that stands for an object which says no size. */
const USUAL_SIZE = { width: 40, height: 15 };

/** The text in the box, in mm. */
const TEXT_MM = 4;
const TEXT_INSET_MM = 1;
const OUTLINE_MM = 0.3;
const INK = '595959';

/** Whether `value` is no larger than can be walked. Never recurses. */
function isWithinBounds(value: unknown): boolean {
  let floor: readonly unknown[] = [value];
  let count = 0;
  for (let depth = 0; floor.length > 0; depth += 1) {
    count += floor.length;
    if (depth > MOST_FLOORS || count > MOST_VALUES) return false;
    floor = floor.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}

/** Marks a value that is to be carried along; no kind can have this name. */
const CARRIED = '?';

/** `value`, marked where it says that it is of a kind which is not among `names`: the schema of its kind is then not looked for. */
export function markUnknown(value: unknown, names: ReadonlySet<string>): unknown {
  const type = isJsonObject(value) ? value['type'] : undefined;
  const isUnknown = typeof type === 'string' && KIND_NAME.test(type) && !names.has(type);
  return isUnknown ? { type: CARRIED, carried: value } : value;
}

/**
 * What marked objects must look like: what every object carries, a place and a size by these names where they have them, and anything
 * else; what one holds in `objects` is objects. Gives each as it was, byte for byte.
 */
export function unknownSchemaOf(
  member: z.ZodType<PageObject>,
  names: ReadonlySet<string>,
): ObjectSchema<PageObject> {
  const carried = z
    .looseObject({
      type: z.string().refine((type) => !names.has(type)),
      uuid: z.uuid(),
      moniker: z.string().max(LIMITS.titleLength),
      hidden: z.boolean(),
      locked: z.boolean(),
      x: coordinate.optional(),
      y: coordinate.optional(),
      width: size.optional(),
      height: size.optional(),
      objects: z.array(member).max(LIMITS.objectsPerPage).optional(),
    })
    .refine(isWithinBounds, { message: 'the object is too large' });
  const marked = z.strictObject({ type: z.literal(CARRIED), carried: z.custom<PageObject>() });
  return marked.transform((value, context) => {
    for (const issue of carried.safeParse(value.carried).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] });
    }
    return value.carried;
  });
}

const numberIn = (object: PageObject, name: string): number | undefined => {
  const value: unknown = new Map<string, unknown>(Object.entries(object)).get(name);
  return typeof value === 'number' ? value : undefined;
};

function frameOf(object: PageObject): Box {
  return {
    x: numberIn(object, 'x') ?? 0,
    y: numberIn(object, 'y') ?? 0,
    width: numberIn(object, 'width') ?? USUAL_SIZE.width,
    height: numberIn(object, 'height') ?? USUAL_SIZE.height,
  };
}

/** What an object draws: what it holds, if anything, else a box with its name for sighted readers alone, of which nothing swells. */
function sceneOf(object: PageObject, context: SceneContext): readonly Primitive[] {
  const { resources } = context;
  const children = childrenOf(object);
  if (children.length > 0) {
    return children.flatMap((child) => resources.kinds.objectPrimitives(child, context));
  }
  const frame = frameOf(object);
  const drawn = { layer: 'print', objectId: object.uuid } as const;
  const outline: Primitive = {
    ...drawn,
    type: 'path',
    path: boxPath(frame),
    stroke: { ink: INK, widthMm: OUTLINE_MM, cap: 'butt', join: 'miter', dashMm: [2, 1] },
  };
  const words = printPrimitives(
    {
      ...drawn,
      text: object.moniker.trim() || object.type,
      origin: { x: frame.x + TEXT_INSET_MM, y: frame.y + TEXT_INSET_MM + TEXT_MM },
      angle: 0,
      sizeMm: TEXT_MM,
      ink: INK,
    },
    resources.font,
  );
  return [{ ...drawn, type: 'clip', clip: boxPath(frame), evenOdd: false, children: words }, outline];
}

/**
 * What an engine knows of objects whose kind it does not know: they are seen by what they hold or as boxes, moved and copied, and never
 * edited.
 */
export function unknownType(kinds: Kinds): KindMethods<PageObject> {
  const move = (object: PageObject, dx: number, dy: number): PageObject => {
    const [x, y] = [numberIn(object, 'x'), numberIn(object, 'y')];
    const placed = x === undefined || y === undefined ? object : { ...object, x: x + dx, y: y + dy };
    const children = childrenOf(placed);
    if (children.length === 0) return placed;
    return withChildren(
      placed,
      children.map((child) => kinds.moveObject(child, dx, dy)),
    );
  };
  const moveCentre = (object: PageObject, to: Point): PageObject => {
    const own = boxCentre(frameOf(object));
    return move(object, to.x - own.x, to.y - own.y);
  };
  return {
    isMember: true,
    isRemovable: true,
    frame: frameOf,
    angle: () => 0,
    bounds: frameOf,
    outline: () => undefined,
    asPath: () => undefined,
    hits: (object, { x, y }) => boxContains(frameOf(object), { x, y, width: 0, height: 0 }),
    move,
    turn: (object, degrees, centre) =>
      moveCentre(object, rotatePoint(boxCentre(frameOf(object)), centre, degrees)),
    resize: (object) => object,
    scale: (object, _from, to) => moveCentre(object, boxCentre(to)),
    legendMarks: () => [],
    scene: sceneOf,
    form: () => ({ role: 'holder', styles: [] }),
  };
}
