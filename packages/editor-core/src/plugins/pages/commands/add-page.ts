import { z } from 'zod';
import { documentFields, type Page } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import { leavesOf } from '../../../objects/tree.js';
import { fail, ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { pageCountIssue } from './page-count.js';
import { takenId } from '../../../commands/taken-id.js';

const schema = z.strictObject({
  type: z.literal('add-page'),
  uuid: z.uuid(),
  name: documentFields.title,
  /** Id of the copy of the title label; not used when the document has none. */
  titleLabelUuid: z.uuid(),
  /** Place among the pages; the last when absent or too large. */
  index: z.number().int().min(0).exactOptional(),
});

/** Adds an empty page with a copy of the title label. */
export type AddPage = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_ID_TAKEN, DOCUMENT_TOO_LARGE. */
export const addPage: CommandType<AddPage> = {
  schema,
  undoable: true,
  apply(document, { uuid, name, titleLabelUuid, index }, kinds) {
    const issue = pageCountIssue(document) ?? takenId(document, [uuid, titleLabelUuid]);
    if (issue) return fail(issue);
    const title = document.pages
      .flatMap((page) => leavesOf(page.objects))
      .find((object) => kinds.purposeOf(object) === 'title');
    const objects = title ? [{ ...title, uuid: titleLabelUuid }] : [];
    const page: Page = { uuid, name, text: false, objects, guides: [] };
    return ok({ ...document, pages: document.pages.toSpliced(index ?? document.pages.length, 0, page) });
  },
};
