import { z } from 'zod';
import { documentFields, type Page } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import { keyOf } from '../../../legend/page-legend.js';
import { fail, ok } from '../../../result.js';
import { pageNotFound } from '../../../commands/change-page.js';
import type { CommandType } from '../../../commands/command-type.js';
import { copiesOf, copyIdsSchema } from '../../../commands/copies.js';
import { pageCountIssue } from './page-count.js';
import { takenId, uuidsIn } from '../../../commands/taken-id.js';

const schema = z.strictObject({
  type: z.literal('duplicate-page'),
  /** The page to copy. */
  uuid: z.uuid(),
  copyUuid: z.uuid(),
  name: documentFields.title,
  ids: copyIdsSchema,
});

/** Adds a copy of a page right after it, with all that is on it, its title label and its own legend included; one for the whole document stays one. */
export type DuplicatePage = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, COMMAND_ID_TAKEN, COMMAND_INVALID when an object has no id for its copy, DOCUMENT_TOO_LARGE. */
export const duplicatePage: CommandType<DuplicatePage> = {
  schema,
  undoable: true,
  apply(document, { uuid, copyUuid, name, ids }, kinds) {
    const index = document.pages.findIndex((page) => page.uuid === uuid);
    const page = document.pages[index];
    if (!page) return fail(pageNotFound(uuid));
    const key = keyOf(page);
    const shared = key?.explains === 'document' ? key : undefined;
    const objects = page.objects.filter((object) => object !== shared);
    const copies = copiesOf(kinds, document, objects, ids, { x: 0, y: 0 });
    if (!copies.ok) return copies;
    const issue = pageCountIssue(document) ?? takenId(document, [copyUuid, ...uuidsIn(copies.value)]);
    if (issue) return fail(issue);
    const copy: Page = { ...page, uuid: copyUuid, name, objects: copies.value };
    return ok({ ...document, pages: document.pages.toSpliced(index + 1, 0, copy) });
  },
};
