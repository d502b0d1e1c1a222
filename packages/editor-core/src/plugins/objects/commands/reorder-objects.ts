import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { changeSiblings, type Named, type Siblings } from '../../../commands/change-siblings.js';
import type { CommandType } from '../../../commands/command-type.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({
  type: z.literal('reorder-objects'),
  uuids: uuidsSchema,
  /** To either end, one step, or together to a place among their siblings, 0 at the back. */
  to: z.union([z.enum(['front', 'back', 'forward', 'backward']), z.number().int().min(0)]),
});

/** Changes which objects lie over which, among those of their page or group; named ones keep their order among each other. */
export type ReorderObjects = Immutable<z.infer<typeof schema>>;

/** Each named object one place on, unless only named ones are ahead of it. */
function stepForward(siblings: Siblings, named: Named): Siblings {
  const order = [...siblings];
  for (let index = order.length - 2; index >= 0; index -= 1) {
    const [object, next] = [order[index], order[index + 1]];
    if (object && next && named.has(object.uuid) && !named.has(next.uuid)) {
      order.splice(index, 2, next, object);
    }
  }
  return order;
}

function reordered(siblings: Siblings, named: Named, to: ReorderObjects['to']): Siblings {
  if (to === 'forward') return stepForward(siblings, named);
  if (to === 'backward') return stepForward(siblings.toReversed(), named).toReversed();
  const moved = siblings.filter(({ uuid }) => named.has(uuid));
  const others = siblings.filter(({ uuid }) => !named.has(uuid));
  const index = to === 'back' ? 0 : to === 'front' ? others.length : to;
  return others.toSpliced(index, 0, ...moved);
}

/** Errors: COMMAND_OBJECT_NOT_FOUND. */
export const reorderObjects: CommandType<ReorderObjects> = {
  schema,
  undoable: true,
  apply: (document, { uuids, to }) =>
    changeSiblings(document, uuids, (siblings, named) => {
      const order = reordered(siblings, named, to);
      return order.every((object, index) => object === siblings[index]) ? siblings : order;
    }),
};
