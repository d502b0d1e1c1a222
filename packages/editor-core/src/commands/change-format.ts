import { z } from 'zod';
import { PAPER_FORMAT_NAMES, PAPER_FORMATS, paperFormatOf } from '../document/paper.js';
import type { Immutable } from '../immutable.js';
import { ok } from '../result.js';
import type { CommandType } from './command-type.js';

const schema = z.strictObject({ type: z.literal('change-format'), format: z.enum(PAPER_FORMAT_NAMES) });

/** Puts all pages on another paper; objects stay where they are. */
export type ChangeFormat = Immutable<z.infer<typeof schema>>;

/** Never fails. */
export const changeFormat: CommandType<ChangeFormat> = {
  schema,
  undoable: true,
  apply(document, { format }) {
    const { widthMm, heightMm } = PAPER_FORMATS[format];
    const isSame = paperFormatOf(document.width, document.height) === format;
    return ok(isSame ? document : { ...document, width: widthMm, height: heightMm });
  },
};
