import { z } from 'zod';
import { documentFields } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import { ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { setsNothing } from '../../../commands/sets-nothing.js';

const fields = documentFields;

const schema = z.strictObject({
  type: z.literal('set-document-properties'),
  set: z.strictObject({
    title: fields.title.exactOptional(),
    graphicTitle: fields.graphicTitle.exactOptional(),
    graphicDescription: fields.graphicDescription.exactOptional(),
    // Its default is for documents: here, what is not named stays.
    translations: fields.translations.removeDefault().exactOptional(),
    variantTitle: fields.variantTitle.exactOptional(),
    variantDescription: fields.variantDescription.exactOptional(),
    transcribersNotes: fields.transcribersNotes.exactOptional(),
    tags: fields.tags.exactOptional(),
    category: fields.category.exactOptional(),
    medium: fields.medium.exactOptional(),
    system: fields.system.exactOptional(),
    notation: fields.notation.removeDefault().exactOptional(),
    unknownCharacters: fields.unknownCharacters.removeDefault().exactOptional(),
    mathCode: fields.mathCode.removeDefault().exactOptional(),
    verticalGridSpacing: fields.verticalGridSpacing.exactOptional(),
    horizontalGridSpacing: fields.horizontalGridSpacing.exactOptional(),
    showVerticalGrid: fields.showVerticalGrid.exactOptional(),
    showHorizontalGrid: fields.showHorizontalGrid.exactOptional(),
    safeArea: fields.safeArea.exactOptional(),
    bindingSpace: fields.bindingSpace.exactOptional(),
    keyedTextures: fields.keyedTextures.exactOptional(),
    comments: fields.comments.removeDefault().exactOptional(),
  }),
});

/** Sets titles, descriptions, translations, notes, tags, category, braille system, notation, sign for unknown characters, code of formulas, grids, aids, the legend's textures and the comments of the scene text. */
export type SetDocumentProperties = Immutable<z.infer<typeof schema>>;

/** Never fails once its values are checked. */
export const setDocumentProperties: CommandType<SetDocumentProperties> = {
  schema,
  undoable: true,
  apply: (document, { set }) => ok(setsNothing(document, set) ? document : { ...document, ...set }),
};
