import { z } from 'zod';
import { documentFields, type KeyedTexture } from '../../../document/schema.js';
import { TEXTURE_NAMES } from '../../../values/textures.js';
import type { Immutable } from '../../../immutable.js';
import { ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withLabels } from './keyed-labels.js';

const schema = z.strictObject({
  type: z.literal('set-keyed-textures'),
  textures: documentFields.keyedTextures.max(TEXTURE_NAMES.length),
});

/** Sets what the legend says about textures; those that are not named keep their words, a blank label takes them away. */
export type SetKeyedTextures = Immutable<z.infer<typeof schema>>;

/** Never fails once its values are checked. */
export const setKeyedTextures: CommandType<SetKeyedTextures> = {
  schema,
  undoable: true,
  apply(document, { textures }) {
    const idOf = ({ pattern }: KeyedTexture) => pattern;
    const keyedTextures = withLabels(document.keyedTextures, textures, idOf);
    return ok(keyedTextures === document.keyedTextures ? document : { ...document, keyedTextures });
  },
};
