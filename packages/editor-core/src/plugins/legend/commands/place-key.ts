import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withDocumentKey, withPageKeys } from '../../../commands/key-rules.js';

const schema = z.strictObject({
  type: z.literal('place-key'),
  pageUuid: z.uuid(),
  explains: z.enum(['page', 'document']),
});

/**
 * `document`: one legend, on the page `pageUuid`, explains the whole document; it comes there from another page, and all others go.
 * `page`: each page has its own, and that of the page `pageUuid` is in use.
 */
export type PlaceKey = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, DOCUMENT_TOO_LARGE. */
export const placeKey: CommandType<PlaceKey> = {
  schema,
  undoable: true,
  apply: (document, { pageUuid, explains }, kinds) =>
    explains === 'document'
      ? withDocumentKey(kinds, document, pageUuid)
      : withPageKeys(kinds, document, pageUuid),
};
