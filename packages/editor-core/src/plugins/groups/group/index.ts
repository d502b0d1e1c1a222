import { type Box, uniteBoxes } from '../../../geometry/box.js';
import { fromKinds, type ObjectSchema, type ObjectType } from '../../../objects/kinds.js';
import { NEW_OBJECT } from '../../../objects/placed.js';
import type { PageObject } from '../../../objects/schema.js';
import { type GroupObject, groupSchemaOf } from './schema.js';

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
