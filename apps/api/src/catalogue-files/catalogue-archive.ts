import { GRAPHIC_LICENCES, USUAL_TERMS, VISIBILITIES } from '@tastwerk/editor-core/document';
import { z } from 'zod';

/** Name of the file that describes a graphic in its folder; the documents of its versions lie beside it. */
export const GRAPHIC_FILE = 'graphic.json';

const moment = z.iso.datetime();
const title = z.string().max(300);

/** A version: who made it, when and why, and the file with its document. */
const archivedVersionSchema = z.strictObject({
  file: z.string().regex(/^variant-\d+-version-\d+\.json$/),
  author: z.string(),
  created_at: moment,
  change_message: z.string().max(1000),
  /** Place of the version that this one brought back, from 0. */
  restored_from: z.number().int().min(0).nullable(),
});

const archivedVariantSchema = z.strictObject({
  author: z.string(),
  created_at: moment,
  public: z.boolean(),
  title,
  versions: z.array(archivedVersionSchema).min(1),
});

/** A graphic with all its variants and versions, the first ones first; people by their display names. */
export const archivedGraphicSchema = z.strictObject({
  title,
  description: z.string(),
  author: z.string(),
  created_at: moment,
  public: z.boolean(),
  /** What was written before there were terms is for everybody under the usual licence. */
  visibility: z.enum(VISIBILITIES).default(USUAL_TERMS.visibility),
  licence: z.enum(GRAPHIC_LICENCES).default(USUAL_TERMS.licence),
  variants: z.array(archivedVariantSchema).min(1),
});

export type ArchivedGraphic = z.infer<typeof archivedGraphicSchema>;
export type ArchivedVariant = z.infer<typeof archivedVariantSchema>;
