import { z } from 'zod';
import { safeAreaOf } from '../../../document/safe-area.js';
import type { Document } from '../../../document/schema.js';
import { type Box, boxCentre, uniteBoxes } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import type { Immutable } from '../../../immutable.js';
import type { Issue } from '../../../issue.js';
import type { PageObject } from '../../../objects/schema.js';
import { ok, type Result } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { shiftObjects } from './shift-objects.js';
import { uuidsSchema } from '../../../commands/uuids.js';
import type { Kinds } from '../../../objects/kinds.js';

const schema = z.strictObject({
  type: z.literal('align-objects'),
  uuids: uuidsSchema,
  edge: z.enum(['left', 'centre', 'right', 'top', 'middle', 'bottom']),
  /** What they are brought to: the box around them all, the paper, its safe area, or one object, which stays. */
  to: z.union([z.enum(['selection', 'page', 'safe-area']), z.strictObject({ uuid: z.uuid() })]),
});

/** Brings an edge or the centre of each object to that of something else, by what the objects draw, strokes included; locked ones stay. */
export type AlignObjects = Immutable<z.infer<typeof schema>>;

/** How far a box goes to lie in `target` as the edge says, in mm. */
const SHIFTS: Record<AlignObjects['edge'], (box: Box, target: Box) => Point> = {
  left: (box, target) => ({ x: target.x - box.x, y: 0 }),
  centre: (box, target) => ({ x: boxCentre(target).x - boxCentre(box).x, y: 0 }),
  right: (box, target) => ({ x: target.x + target.width - box.x - box.width, y: 0 }),
  top: (box, target) => ({ x: 0, y: target.y - box.y }),
  middle: (box, target) => ({ x: 0, y: boxCentre(target).y - boxCentre(box).y }),
  bottom: (box, target) => ({ x: 0, y: target.y + target.height - box.y - box.height }),
};

function targetOf(
  kinds: Kinds,
  document: Document,
  objects: readonly PageObject[],
  to: AlignObjects['to'],
): Result<Box, Issue> {
  if (to === 'selection') return ok(objects.map(kinds.boundsOf).reduce(uniteBoxes));
  if (to === 'page') return ok({ x: 0, y: 0, width: document.width, height: document.height });
  if (to === 'safe-area') return ok(safeAreaOf(document));
  const key = namedObjects(document, [to.uuid]);
  return key.ok ? ok(key.value.map(kinds.boundsOf).reduce(uniteBoxes)) : key;
}

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID when an object would leave the bounds of coordinates. */
export const alignObjects: CommandType<AlignObjects> = {
  schema,
  undoable: true,
  apply(document, { uuids, edge, to }, kinds) {
    const objects = namedObjects(document, uuids);
    if (!objects.ok) return objects;
    if (objects.value.length === 0) return ok(document);
    const target = targetOf(kinds, document, objects.value, to);
    if (!target.ok) return target;
    const keyUuid = typeof to === 'object' ? to.uuid : undefined;
    const free = new Set(withoutLocked(document, uuids));
    const moved = objects.value.filter(({ uuid }) => uuid !== keyUuid && free.has(uuid));
    return shiftObjects(
      kinds,
      document,
      new Map(moved.map((object) => [object.uuid, SHIFTS[edge](kinds.boundsOf(object), target.value)])),
    );
  },
};
