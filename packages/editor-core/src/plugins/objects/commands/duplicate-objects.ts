import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { coordinate } from '../../../objects/fields.js';
import type { PageObject } from '../../../objects/schema.js';
import { fail, ok } from '../../../result.js';
import { changeSiblings } from '../../../commands/change-siblings.js';
import type { CommandType } from '../../../commands/command-type.js';
import { copiesOf, copyIdsSchema, titlesAsLabels, withoutLegend } from '../../../commands/copies.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { changedPageIssue, pageRoomIssue } from '../../../commands/page-room.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({
  type: z.literal('duplicate-objects'),
  uuids: uuidsSchema,
  ids: copyIdsSchema,
  dx: coordinate,
  dy: coordinate,
});

/**
 * Puts copies of objects right over the topmost of them in their page or group, moved by `dx`, `dy` mm. The copy of a title label is
 * an ordinary one; a legend is not copied.
 */
export type DuplicateObjects = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_ID_TAKEN, COMMAND_INVALID, DOCUMENT_TOO_LARGE. */
export const duplicateObjects: CommandType<DuplicateObjects> = {
  schema,
  undoable: true,
  apply(document, { uuids, ids, dx, dy }, kinds) {
    const named = namedObjects(document, uuids);
    if (!named.ok) return named;
    const originals = withoutLegend(kinds, named.value);
    const copies = copiesOf(kinds, document, originals, ids, { x: dx, y: dy });
    if (!copies.ok) return copies;
    const labelled = titlesAsLabels(kinds, document, originals, copies.value);
    const copyByOriginal = new Map(
      originals.flatMap((original, index): [string, PageObject][] => {
        const copy = labelled[index];
        return copy ? [[original.uuid, copy]] : [];
      }),
    );
    const added = changeSiblings(document, copyByOriginal.keys(), (siblings) => {
      const top = siblings.findLastIndex(({ uuid }) => copyByOriginal.has(uuid));
      const here = siblings.flatMap(({ uuid }) => copyByOriginal.get(uuid) ?? []);
      return siblings.toSpliced(top + 1, 0, ...here);
    });
    if (!added.ok) return added;
    const full = changedPageIssue(document, added.value, pageRoomIssue);
    return full ? fail(full) : ok(added.value);
  },
};
