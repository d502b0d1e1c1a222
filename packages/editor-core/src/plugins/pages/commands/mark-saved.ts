import { z } from 'zod';
import { documentFields } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import { ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { setsNothing } from '../../../commands/sets-nothing.js';

const fields = documentFields;

const schema = z.strictObject({
  type: z.literal('mark-saved'),
  set: z.strictObject({
    lastSaved: fields.lastSaved.exactOptional(),
    variant_id: fields.variant_id.exactOptional(),
    graphic_id: fields.graphic_id.exactOptional(),
    version_id: fields.version_id.exactOptional(),
    lastVersionHash: fields.lastVersionHash.exactOptional(),
    derivedFrom: fields.derivedFrom.exactOptional(),
    currentFileName: fields.currentFileName.exactOptional(),
  }),
});

/** Notes where and when the document was saved or published. What it says stays true however far one undoes. */
export type MarkSaved = Immutable<z.infer<typeof schema>>;

/** Never fails; makes no undo step. */
export const markSaved: CommandType<MarkSaved> = {
  schema,
  undoable: false,
  apply: (document, { set }) => ok(setsNothing(document, set) ? document : { ...document, ...set }),
};
