import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { changeGuide, changeGuides } from './change-guides.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({
  type: z.literal('remove-guide'),
  pageUuid: z.uuid(),
  /** Place among the guides of the page. */
  index: z.number().int().min(0),
});

/** Takes a guide off a page. */
export type RemoveGuide = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, COMMAND_GUIDE_NOT_FOUND. */
export const removeGuide: CommandType<RemoveGuide> = {
  schema,
  undoable: true,
  apply: (document, { pageUuid, index }) =>
    changeGuides(document, pageUuid, (guides) => changeGuide(guides, index, () => [])),
};
