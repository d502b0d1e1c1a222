import { type Box, uniteBoxes } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import type { Primitive } from '../../scene/primitives.js';
import type { SceneContext } from '../../scene/context.js';
import type { ObjectType } from '../object-type.js';
import { NEW_OBJECT } from '../placed.js';
import type { GroupObject, PageObject } from '../schema.js';

/** What a group asks of its members, whatever their kinds; see {@link ObjectType} for each. */
export interface MemberType {
  readonly schema: ObjectType<GroupObject>['schema'];
  /** The box of the member's frame after turning. */
  extent(member: PageObject): Box;
  bounds(member: PageObject): Box;
  hits(member: PageObject, point: Point, toleranceMm: number): boolean;
  move(member: PageObject, dx: number, dy: number): PageObject;
  turn(member: PageObject, degrees: number, centre: Point): PageObject;
  scale(member: PageObject, from: Box, to: Box): PageObject;
  scene(member: PageObject, context: SceneContext): readonly Primitive[];
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

function around(group: GroupObject, boxOf: (member: PageObject) => Box): Box {
  const [first, ...others] = group.objects.map(boxOf);
  return others.reduce(uniteBoxes, first ?? NOWHERE);
}

function mapMembers(group: GroupObject, change: (member: PageObject) => PageObject): GroupObject {
  return { ...group, objects: group.objects.map(change) };
}

/** What the core knows about groups: all that a group does, its members do. */
export function groupTypeOf(member: MemberType): ObjectType<GroupObject> {
  return {
    schema: member.schema,
    isRemovable: true,
    create: (input) => ({ type: 'group', ...NEW_OBJECT, objects: [], ...input }),
    frame: (group) => around(group, (object) => member.extent(object)),
    angle: () => 0,
    bounds: (group) => around(group, (object) => member.bounds(object)),
    outline: () => undefined,
    legendMarks: () => [],
    asPath: () => undefined,
    hits: ({ objects }, point, toleranceMm) =>
      objects.some((object) => !object.hidden && member.hits(object, point, toleranceMm)),
    move: (group, dx, dy) => mapMembers(group, (object) => member.move(object, dx, dy)),
    turn: (group, degrees, centre) => mapMembers(group, (object) => member.turn(object, degrees, centre)),
    resize: (group, from, to) => mapMembers(group, (object) => member.scale(object, from, to)),
    scene: ({ objects }, context) => objects.flatMap((object) => member.scene(object, context)),
    form: () => ({ role: 'holder', styles: [] }),
  };
}
