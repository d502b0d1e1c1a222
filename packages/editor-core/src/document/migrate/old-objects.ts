import { boxCentre, uniteBoxes } from '../../geometry/box.js';
import type { PageObject } from '../../objects/schema.js';
import { isJsonObject, type JsonObject } from '../../values/json.js';
import { LIMITS } from '../../values/limits.js';
import { oldGraphic } from './old-graphic.js';
import { oldKey } from './old-key.js';
import { oldLabel } from './old-label.js';
import { oldCubic, oldLine, oldPath, oldQuadratic } from './old-lines.js';
import { identity, type OldPlace, placeMm } from './old-place.js';
import { oldEllipse, oldRect } from './old-shapes.js';
import { numberOr, textOr } from './old-values.js';
import type { Kinds } from '../../objects/kinds.js';

/** Turns an old object into one of form 1; none when it draws nothing. */
type Converter = (object: JsonObject, place: OldPlace) => JsonObject | undefined;

/** The kinds by all names that they had. */
const CONVERTERS: ReadonlyMap<unknown, Converter> = new Map<unknown, Converter>([
  ['rect', oldRect],
  ['ellipse', oldEllipse],
  ['path', oldPath],
  ['line', oldLine],
  ['quadratic', oldQuadratic],
  ['quadraticCurve', oldQuadratic],
  ['cubic', oldCubic],
  ['cubicCurve', oldCubic],
  ['embedded', oldGraphic],
  ['imported', oldGraphic],
  ['label', oldLabel],
  ['key', oldKey],
]);

/** An object of form 1 with where it stood in the old document. */
export interface Migrated {
  readonly object: JsonObject;
  readonly path: OldPlace['path'];
}

/** Deeper floors than these are left out: no hand grouped so often, and each costs a call. */
const DEEPEST_FLOOR = 100;

/** The objects turned by `degrees` about the middle of them all; undefined where one breaks a rule of its kind then. */
function turned(
  kinds: Kinds,
  members: readonly Migrated[],
  degrees: number,
): readonly Migrated[] | undefined {
  if (degrees === 0 || members.length === 0) return members;
  const known = members.map(({ object }) => kinds.objectSchema.safeParse(object).data);
  const objects = known.filter((object): object is PageObject => object !== undefined);
  if (objects.length < members.length) return undefined;
  const centre = boxCentre(objects.map(kinds.extentOf).reduce(uniteBoxes));
  const all = objects.map((object) => kinds.turnObject(object, degrees, centre));
  if (!all.every((object) => kinds.objectSchema.safeParse(object).success)) return undefined;
  return members.map((member, index) => ({ ...member, object: { ...all[index] } }));
}

/**
 * A group with its members, which an old document places relative to the group. A legend is put beside the group, and a group
 * that lies too deep is dissolved: its members stay.
 */
function migrateGroup(kinds: Kinds, group: JsonObject, place: OldPlace, floor: number): readonly Migrated[] {
  const { path, report } = place;
  const given: readonly unknown[] = Array.isArray(group['objects']) ? group['objects'] : [];
  const offset = placeMm(group, place);
  const members = given.flatMap((object, index) =>
    migrateObject(kinds, object, { ...place, path: [...path, 'objects', index], offset }, floor + 1),
  );
  const upright = turned(kinds, members, numberOr(group['angle'], 0) % 360);
  if (!upright) {
    report({ code: 'ADJUSTED_PART_LEFT_OUT', path: [...path, 'angle'], params: { part: 'angle' } });
  }
  const all = upright ?? members;
  const isKey = ({ object }: Migrated) => object['type'] === 'key';
  const held = all.filter((member) => !isKey(member));
  const keys = all.filter(isKey);
  if (held.length === 0) return keys;
  if (floor >= LIMITS.groupDepth) {
    report({ code: 'ADJUSTED_GROUP_DISSOLVED', path });
    return all;
  }
  const { uuid, moniker } = identity(group, place);
  const objects = held.map(({ object }) => object);
  return [{ object: { type: 'group', uuid, moniker, objects }, path }, ...keys];
}

/** An old object in form 1; none when its kind is not known here or it draws nothing, which is reported. */
export function migrateObject(
  kinds: Kinds,
  object: unknown,
  place: OldPlace,
  floor = 0,
): readonly Migrated[] {
  const { path, report } = place;
  const kind = isJsonObject(object) ? object['type'] : undefined;
  if (isJsonObject(object) && kind === 'group' && floor < DEEPEST_FLOOR) {
    return migrateGroup(kinds, object, place, floor);
  }
  const converted = isJsonObject(object) ? CONVERTERS.get(kind)?.(object, place) : undefined;
  if (converted) return [{ object: converted, path }];
  report({ code: 'ADJUSTED_OBJECT_LEFT_OUT', path, params: { kind: textOr(kind, '') } });
  return [];
}
