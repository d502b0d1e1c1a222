import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { labelSchema } from '../label/schema.js';
import { fail } from '../../../result.js';
import { changeObjects } from '../../../commands/change-objects.js';
import type { CommandType } from '../../../commands/command-type.js';

const schema = z.strictObject({
  type: z.literal('set-braille-override'),
  uuid: z.uuid(),
  /** The transcriber's own braille as Unicode patterns, or null to go back to the translation. */
  braille: labelSchema.shape.brailleOverride.unwrap().shape.braille.nullable(),
});

/** Puts a transcriber's own braille in place of a label's translation, noting text and system that it is written for. */
export type SetBrailleOverride = Immutable<z.infer<typeof schema>>;

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID when the object is no label. */
export const setBrailleOverride: CommandType<SetBrailleOverride> = {
  schema,
  undoable: true,
  apply(document, { uuid, braille }, kinds) {
    let isLabel = true;
    const result = changeObjects(kinds, document, [uuid], (object) => {
      isLabel = object.type === 'label';
      if (object.type !== 'label') return object;
      const before = object.brailleOverride;
      if (braille === null) return before === null ? object : { ...object, brailleOverride: null };
      const { text } = object;
      const { system } = document;
      const isSame = before?.braille === braille && before.text === text && before.system === system;
      return isSame ? object : { ...object, brailleOverride: { braille, text, system } };
    });
    return isLabel ? result : fail({ code: 'COMMAND_INVALID', path: ['uuid'], params: { uuid } });
  },
};
