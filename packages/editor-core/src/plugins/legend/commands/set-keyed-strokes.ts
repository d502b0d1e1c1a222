import { z } from 'zod';
import { documentFields } from '../../../document/schema.js';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { lineId } from '../../../legend/legend-marks.js';
import { fail, ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withLabels } from './keyed-labels.js';

const schema = z.strictObject({
  type: z.literal('set-keyed-strokes'),
  strokes: documentFields.keyedStrokes.unwrap(),
});

/** Sets what the legend says about lines; those that are not named keep their words, a blank label takes them away. */
export type SetKeyedStrokes = Immutable<z.infer<typeof schema>>;

/** Errors: DOCUMENT_TOO_LARGE. */
export const setKeyedStrokes: CommandType<SetKeyedStrokes> = {
  schema,
  undoable: true,
  apply(document, { strokes }) {
    const keyedStrokes = withLabels(document.keyedStrokes, strokes, lineId);
    if (keyedStrokes.length > LIMITS.keyedStrokes) {
      const params = { reason: 'too_big', maximum: LIMITS.keyedStrokes };
      return fail({ code: 'DOCUMENT_TOO_LARGE', path: ['strokes'], params });
    }
    return ok(keyedStrokes === document.keyedStrokes ? document : { ...document, keyedStrokes });
  },
};
