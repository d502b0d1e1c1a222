import { type Box, uniteBoxes } from '../../../geometry/box.js';
import { fromKinds, type ObjectSchema, type ObjectType } from '../../../objects/kinds.js';
import { NEW_OBJECT } from '../../../objects/placed.js';
import type { PageObject } from '../../../objects/schema.js';
import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import { named } from '../../../objects/fields.js';
import type { KeptPlacing } from '../../../objects/kept.js';

/** Members that belong together. They keep their places in page mm: a group has no place or turn of its own (ADR 6). */
export interface GroupOf<Member> {
  readonly type: 'group';
  readonly uuid: string;
  readonly moniker: string;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly kept?: KeptPlacing;
  /** From the back to the front; at least one. */
  readonly objects: readonly Member[];
}

/** Objects that belong together; see {@link GroupOf}. */
export type GroupObject = GroupOf<PageObject>;

/** The schema of a group whose members hold to `member`. */
function groupSchemaOf<Member>(member: z.ZodType<Member>) {
  return z.strictObject({
    type: z.literal('group'),
    ...named,
    objects: z.array(member).min(1).max(LIMITS.objectsPerPage),
  });
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

function around(group: GroupObject, boxOf: (member: PageObject) => Box): Box {
  const [first, ...others] = group.objects.map(boxOf);
  return others.reduce(uniteBoxes, first ?? NOWHERE);
}

function mapMembers(group: GroupObject, change: (member: PageObject) => PageObject): GroupObject {
  return { ...group, objects: group.objects.map(change) };
}

/** What is known about groups: all that a group does, its members do. */
export const groupType = fromKinds((kinds): ObjectType<GroupObject> => {
  let schema: ObjectSchema<GroupObject> | undefined;
  return {
    get schema() {
      return (schema ??= groupSchemaOf(kinds.memberSchema));
    },
    isRemovable: true,
    isMember: true,
    holding: (member) => groupSchemaOf(member),
    create: (input) => ({ type: 'group', ...NEW_OBJECT, objects: [], ...input }),
    frame: (group) => around(group, kinds.extentOf),
    angle: () => 0,
    bounds: (group) => around(group, kinds.boundsOf),
    outline: () => undefined,
    legendMarks: () => [],
    asPath: () => undefined,
    hits: ({ objects }, point, toleranceMm) =>
      objects.some((object) => !object.hidden && kinds.hitTest(object, point, toleranceMm)),
    move: (group, dx, dy) => mapMembers(group, (object) => kinds.moveObject(object, dx, dy)),
    turn: (group, degrees, centre) =>
      mapMembers(group, (object) => kinds.turnObject(object, degrees, centre)),
    resize: (group, from, to) => mapMembers(group, (object) => kinds.scaleObject(object, from, to)),
    scene: ({ objects }, context) => objects.flatMap((object) => kinds.objectPrimitives(object, context)),
    form: () => ({ role: 'holder', styles: [] }),
  };
});
