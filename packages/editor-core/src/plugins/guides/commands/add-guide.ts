import { z } from 'zod';
import { guideSchema } from '../../../document/guides.js';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { fail, ok } from '../../../result.js';
import { changeGuides } from './change-guides.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({
  type: z.literal('add-guide'),
  pageUuid: z.uuid(),
  ...guideSchema.shape,
});

/** Lays a guide on a page, after those that are there; one that lies there already is not laid twice. */
export type AddGuide = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_PAGE_NOT_FOUND, DOCUMENT_TOO_LARGE. */
export const addGuide: CommandType<AddGuide> = {
  schema,
  undoable: true,
  apply: (document, { pageUuid, axis, positionMm }) =>
    changeGuides(document, pageUuid, (guides) => {
      if (guides.some((guide) => guide.axis === axis && guide.positionMm === positionMm)) return ok(guides);
      if (guides.length >= LIMITS.guides) {
        return fail({ code: 'DOCUMENT_TOO_LARGE', path: [], params: { limit: LIMITS.guides } });
      }
      return ok([...guides, { axis, positionMm }]);
    }),
};
