import type { Document } from '../../document/schema.js';
import { distance, type Point } from '../../geometry/point.js';
import { withKept } from '../../objects/kept.js';
import type { Kinds } from '../../objects/kinds.js';
import { mapNamed } from '../../objects/places.js';
import type { PageObject } from '../../objects/schema.js';
import { type Measuring, measuringOn } from '../../placing/measuring.js';
import { othersOf } from '../../objects/relation.js';
import { solveMoves } from '../../placing/solve-moves.js';
import { bundledFontMetrics } from '../../resources/font-metrics.js';
import { NO_BRAILLE } from '../../translator/translator.js';
import { canonicalJson } from '../../values/canonical-json.js';
import { isKeeper, isPlaceable, type Keeper, keepersIn, placeOfKeeper } from './keepers.js';
import { objectIn } from './tied-objects.js';

/** No way at all. */
const STAY: Point = { x: 0, y: 0 };

/** Places that differ by less, in mm, are the same: they are rounded to a hundredth. */
const SAME_MM = 0.02;

/** Passes in which objects that are placed by each other come to their places: gaps are measured again in each. */
const MOST_PASSES = 8;

type Objects = readonly PageObject[];

/** A page of a document that a change led to, with what its objects are by now. */
export interface ChangedPage {
  readonly document: Document;
  readonly pageIndex: number;
  readonly objects: Objects;
}

/** A change of a page: its objects before it, and what measures those of before and after. */
interface Change {
  readonly kinds: Kinds;
  readonly before: Objects;
  readonly measuring: Measuring;
  /** How far an object stood off from its place before the change, in mm; each pass needs it. */
  readonly offsets: Map<string, Point | undefined>;
}

/** Where `object` is placed by what stands in `objects`; undefined where it finds no place. */
function placeIn(measuring: Measuring, object: Keeper, objects: Objects): PageObject | undefined {
  const placed = placeOfKeeper(measuring, object, objects);
  return placed.ok ? placed.value : undefined;
}

/** The object as it was, where it was placed as it is now. */
function oldOf({ before }: Change, object: Keeper): Keeper | undefined {
  const old = objectIn(before, object.uuid);
  return old && isKeeper(old) && canonicalJson(old.kept) === canonicalJson(object.kept) ? old : undefined;
}

/** The way in mm from `one` to `other`, by their top left corners. */
function wayTo(kinds: Kinds, one: PageObject, other: PageObject): Point {
  const [from, to] = [kinds.extentOf(one), kinds.extentOf(other)];
  return { x: to.x - from.x, y: to.y - from.y };
}

/** How far `object` stood off from its place before the change; undefined where it was not placed as it is now. */
function offsetOf(change: Change, object: Keeper): Point | undefined {
  const { kinds, before, measuring, offsets } = change;
  if (offsets.has(object.uuid)) return offsets.get(object.uuid);
  const old = oldOf(change, object);
  const was = old && placeIn(measuring, old, before);
  const offset = old && was && wayTo(kinds, was, old);
  offsets.set(object.uuid, offset);
  return offset;
}

/**
 * `object` where it belongs among `objects`; as it is where it finds no place. It stands off from that place as before: braille is not known
 * here, and a gap that was measured to dots is kept.
 */
function wished(change: Change, object: Keeper, objects: Objects): PageObject {
  const there = placeIn(change.measuring, object, objects);
  if (!there) return object;
  const offset = offsetOf(change, object);
  return offset ? change.kinds.moveObject(there, offset.x, offset.y) : there;
}

const isNear = (kinds: Kinds, one: PageObject, other: PageObject): boolean => {
  const [a, b] = [kinds.extentOf(one), kinds.extentOf(other)];
  return distance(a, b) < SAME_MM && distance(end(a), end(b)) < SAME_MM;
};

const end = ({ x, y, width, height }: Point & { width: number; height: number }): Point => ({
  x: x + width,
  y: y + height,
});

/** Whether the change itself gave `object` another place, and not what it is placed by. */
function isPlacedByHand(change: Change, object: Keeper, objects: Objects): boolean {
  const { kinds } = change;
  const old = oldOf(change, object);
  if (!old || isNear(kinds, old, object)) return false;
  const [was, is] = [kinds.frameOf(old), kinds.frameOf(object)];
  const isResized = Math.hypot(was.width - is.width, was.height - is.height) > SAME_MM;
  const isLine = object.kept.from !== undefined || object.kept.to !== undefined;
  if ((isResized && !isLine) || kinds.angleOf(old) !== kinds.angleOf(object)) return false;
  return !isNear(kinds, wished(change, object, objects), object);
}

/** Whether the change tied `object` to others and gave it its place as well, which was measured with its braille. */
function isPlacedWithTie(change: Change, object: Keeper): boolean {
  const old = objectIn(change.before, object.uuid);
  return !old || (!oldOf(change, object) && !isNear(change.kinds, old, object));
}

/** Those of `keepers` that have to be placed again: the change touched them or what they are placed by. */
function touched({ before }: Change, keepers: readonly Keeper[], objects: Objects): readonly Keeper[] {
  const uuids = new Set<string>();
  const isChanged = (uuid: string): boolean =>
    uuids.has(uuid) || objectIn(before, uuid) !== objectIn(objects, uuid);
  let rest = keepers;
  for (;;) {
    const next = rest.filter(({ uuid, kept }) => [uuid, ...othersOf(kept)].some(isChanged));
    if (next.length === 0) break;
    for (const { uuid } of next) uuids.add(uuid);
    rest = rest.filter(({ uuid }) => !uuids.has(uuid));
  }
  return keepers.filter(({ uuid }) => uuids.has(uuid));
}

/** `objects` with those of `uuids` where they belong, all together. */
function settled(change: Change, uuids: readonly string[], objects: Objects): Objects {
  const { kinds } = change;
  let current = objects;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const wishes = uuids.flatMap((uuid) => {
      const object = objectIn(current, uuid);
      if (!object || !isKeeper(object)) return [];
      const place = wished(change, object, current);
      if (isNear(kinds, place, object)) return [{ uuid, placing: object.kept, place: object, by: STAY }];
      return [{ uuid, placing: object.kept, place, by: wayTo(kinds, object, place) }];
    });
    if (wishes.every(({ by }) => by === STAY)) return current;
    const moves = solveMoves(wishes);
    if (!moves) return objects;
    const settling = new Map(wishes.map((wish) => [wish.uuid, wish]));
    current = mapNamed(current, uuids, (object) => {
      const [wish, move] = [settling.get(object.uuid), moves.get(object.uuid)];
      if (!wish || !move) return object;
      // The solver moves it on where those move that it is placed by.
      const [dx, dy] = [move.x - wish.by.x, move.y - wish.by.y];
      return dx === 0 && dy === 0 ? wish.place : kinds.moveObject(wish.place, dx, dy);
    });
  }
  return current;
}

/**
 * The objects of a page after a change of it that left `objects`: what is placed by others follows them. What the author moves, or what has lost
 * another that it is placed by, is placed by none any more.
 */
export function withKeptPlaces(
  kinds: Kinds,
  before: Objects,
  { document, pageIndex, objects }: ChangedPage,
): Objects {
  const keepers = keepersIn(objects);
  if (keepers.length === 0) return objects;
  // Braille is not known here: a text is measured by its frame.
  const resources = { kinds, braille: NO_BRAILLE, font: bundledFontMetrics };
  const measuring = measuringOn({ document, pageIndex, resources });
  const change: Change = { kinds, before, measuring, offsets: new Map() };
  const concerned = touched(change, keepers, objects);
  const freed = concerned.filter(
    (object) => !isPlaceable(object, objects) || isPlacedByHand(change, object, objects),
  );
  const free = new Set(freed.map(({ uuid }) => uuid));
  const rest = concerned.flatMap((object) =>
    free.has(object.uuid) || isPlacedWithTie(change, object) ? [] : [object.uuid],
  );
  const loosened = mapNamed(objects, free, (object) =>
    free.has(object.uuid) ? withKept(object, undefined) : object,
  );
  return settled(change, rest, loosened);
}
