import { z } from 'zod';
import { guidePosition } from '../../../document/guides.js';
import type { Immutable } from '../../../immutable.js';
import { changeGuide, changeGuides } from './change-guides.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({
  type: z.literal('move-guide'),
  pageUuid: z.uuid(),
  /** Place among the guides of the page. */
  index: z.number().int().min(0),
  positionMm: guidePosition,
});

/** Lays a guide of a page to another place along its axis. */
export type MoveGuide = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, COMMAND_GUIDE_NOT_FOUND. */
export const moveGuide: CommandType<MoveGuide> = {
  schema,
  undoable: true,
  apply: (document, { pageUuid, index, positionMm }) =>
    changeGuides(document, pageUuid, (guides) =>
      changeGuide(guides, index, (guide) =>
        guide.positionMm === positionMm ? [guide] : [{ ...guide, positionMm }],
      ),
    ),
};
