import { z } from 'zod';
import type { CommandType } from '../../commands/command-type.js';
import { documentFields } from '../../document/schema.js';
import type { Immutable } from '../../immutable.js';
import { mergedOwnWords } from '../../own-words/own-words.js';
import { ok } from '../../result.js';

const schema = z.strictObject({
  type: z.literal('set-own-words'),
  words: documentFields.ownWords.removeDefault(),
});

/** Sets the words that the document writes in its own way, in place of those that it has; of two that mean the same the first stays. */
export type SetOwnWords = Immutable<z.infer<typeof schema>>;

/** Never fails once its values are checked. */
export const setOwnWords: CommandType<SetOwnWords> = {
  schema,
  undoable: true,
  apply: (document, { words }) => ok({ ...document, ownWords: mergedOwnWords(words) }),
};
