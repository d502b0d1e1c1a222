import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import { combineAreas } from '../../../geometry/clipped-area.js';
import type { PathData } from '../../../geometry/path-data.js';
import type { Immutable } from '../../../immutable.js';
import { pathAlong } from '../../../objects/path/along.js';
import type { PageObject } from '../../../objects/schema.js';
import { fail, ok } from '../../../result.js';
import { joinSiblings } from '../../../commands/change-siblings.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { takenId } from '../../../commands/taken-id.js';
import { uuidsSchema } from '../../../commands/uuids.js';
import type { Kinds } from '../../../objects/kinds.js';

const schema = z.strictObject({
  type: z.literal('combine-shapes'),
  /** `subtract` takes those above away from the lowest. */
  operation: z.enum(['union', 'subtract', 'intersect']),
  uuids: uuidsSchema,
  /** Id of the path that takes their place. */
  pathUuid: z.uuid(),
});

/** Makes one path of areas that lie in one page or group. It looks like the lowest and takes the place of the topmost. */
export type CombineShapes = Immutable<z.infer<typeof schema>>;

/** Whether the inside of `object` is an area: a rectangle, an ellipse or a closed path. */
export function isArea(kinds: Kinds, object: PageObject): boolean {
  return kinds.piecesOf(object) === undefined && kinds.asPath(object)?.closed === true;
}

/**
 * Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_ID_TAKEN, COMMAND_NOT_CONVERTIBLE for what is no area, COMMAND_OBJECTS_APART when they do not
 * lie in one page or group, COMMAND_NO_OVERLAP when one to subtract has nothing in common with the lowest, COMMAND_NOTHING_LEFT when
 * nothing is left of them, DOCUMENT_TOO_LARGE when the outline has too many points.
 */
export const combineShapes: CommandType<CombineShapes> = {
  schema,
  undoable: true,
  apply(document, { operation, uuids, pathUuid }, kinds) {
    const named = namedObjects(document, withoutLocked(document, uuids));
    if (!named.ok) return named;
    const [lowest, ...others] = named.value;
    if (!lowest || others.length === 0) return ok(document);
    const taken = takenId(document, [pathUuid]);
    if (taken) return fail(taken);
    const odd = named.value.find((object) => !isArea(kinds, object));
    if (odd) return fail({ code: 'COMMAND_NOT_CONVERTIBLE', path: [], params: { uuid: odd.uuid } });

    const look = kinds.asPath(lowest);
    const [base = [], ...parts] = named.value.map((object) => kinds.outlineOf(object) ?? []);
    const isApart = (part: PathData) => combineAreas('intersect', [base, part]).length === 0;
    // It would vanish without a trace.
    if (operation === 'subtract' && parts.some(isApart))
      return fail({ code: 'COMMAND_NO_OVERLAP', path: [] });
    const outline = combineAreas(operation, [base, ...parts]);
    if (!look || outline.length === 0) return fail({ code: 'COMMAND_NOTHING_LEFT', path: [] });
    const path: PageObject = { ...pathAlong(outline, { ...look, angle: 0 }), uuid: pathUuid };
    if (path.points.length > LIMITS.pathPoints) return fail({ code: 'DOCUMENT_TOO_LARGE', path: ['uuids'] });

    return joinSiblings(document, named.value, path);
  },
};
