import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import type { PageObject } from '../../../objects/schema.js';
import { fail } from '../../../result.js';
import { changeObjects } from '../../../commands/change-objects.js';
import type { CommandType } from '../../../commands/command-type.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { takenId } from '../../../commands/taken-id.js';

const schema = z.strictObject({
  type: z.literal('convert-to-path'),
  /** Each object and the id of the path that takes its place: the id and the kind of an object are fixed. */
  objects: z.array(z.strictObject({ uuid: z.uuid(), pathUuid: z.uuid() })).max(LIMITS.objectsPerPage),
});

/** Puts a path that looks the same in the place of each object, in its order and its group. Corners of strokes become round. */
export type ConvertToPath = Immutable<z.infer<typeof schema>>;

/**
 * Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_ID_TAKEN, COMMAND_NOT_CONVERTIBLE for what is no single shape (labels, groups, a legend,
 * imported graphics whose shapes look different) and for what is a path already.
 */
export const convertToPath: CommandType<ConvertToPath> = {
  schema,
  undoable: true,
  apply(document, { objects }, kinds) {
    const newIds = new Map(objects.map(({ uuid, pathUuid }) => [uuid, pathUuid]));
    const named = namedObjects(document, newIds.keys());
    if (!named.ok) return named;
    const taken = takenId(document, [...newIds.values()]);
    if (taken) return fail(taken);
    const paths = new Map<string, PageObject>();
    for (const object of named.value) {
      const path = kinds.asPath(object);
      const uuid = newIds.get(object.uuid);
      if (!path || path.type === object.type || uuid === undefined) {
        return fail({ code: 'COMMAND_NOT_CONVERTIBLE', path: [], params: { uuid: object.uuid } });
      }
      paths.set(object.uuid, { ...path, uuid });
    }
    return changeObjects(kinds, document, newIds.keys(), (object) => paths.get(object.uuid) ?? object);
  },
};
