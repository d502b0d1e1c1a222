import { GRAPHIC_LICENCES, VISIBILITIES } from '@tastwerk/editor-core/document';
import { z } from 'zod';
import { languageSchema } from '../../language.js';
import { LINK_KEY } from '../../link-key.js';
import { brailleSystem, graphicFormat, hash, id, moment } from '../values.js';

/** What the catalogue answers with: graphics, their variants, and the tags that they carry. */

export const visibilitySchema = z.enum(VISIBILITIES);
export const licenceSchema = z.enum(GRAPHIC_LICENCES);

/** Who sees a graphic, and what it is under. */
const terms = { visibility: visibilitySchema, licence: licenceSchema };

/** What a graphic is called in other languages. */
export const translationsSchema = z.array(
  z.object({ language: languageSchema, title: z.string(), description: z.string() }),
);

/** `taxonomy_id` is the term of the taxonomy that the tag is; null for a free one. */
export const tagSchema = z.object({ tag_id: id, name: z.string(), taxonomy_id: id.nullable() });

/** A tag with how many graphics carry it. */
export const countedTagSchema = tagSchema.extend({ count: z.number().int() });

/** An author as the catalogue names them. */
export const personSchema = z.object({ id, display_name: z.string() });

/**
 * One visible variant; rows of a graphic follow one another, the newest graphic first. `tags` is a list of tag ids such as
 * `{3,17}`, or `{NULL}` when there is none (`tagIdsOf` reads it).
 */
export const catalogueRowSchema = z.object({
  graphic_id: id,
  graphic_title: z.string(),
  graphic_description: z.string(),
  translations: translationsSchema,
  original_author_id: id,
  variant_id: id,
  variant_title: z.string(),
  variant_description: z.string(),
  current_file_name: z.string(),
  system: brailleSystem,
  braille_format: graphicFormat,
  braille_no_of_pages: z.number().int(),
  graphic_format: graphicFormat,
  graphic_landscape: z.boolean(),
  graphic_no_of_pages: z.number().int(),
  /** Whether everybody sees it: neither the variant nor its graphic is hidden. */
  public: z.boolean(),
  created_at: moment,
  tags: z.string().regex(/^\{(NULL|\d+(,\d+)*)\}$/),
});

export const variantSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** What it is about: one of `CATEGORIES` or free words. */
  category: z.string().nullable(),
  transcribersNotes: z.string(),
  /** Whether the variant itself is shown; it is hidden all the same while its graphic is. */
  public: z.boolean(),
  /**
   * Null while it is shown. Else it, or its graphic, was hidden by the operators, and only who sees it all the same is told: since when
   * (null where it was published hidden), and why (empty where no reason was given).
   */
  hidden: z.object({ since: moment.nullable(), reason: z.string() }).nullable(),
  derived_from: id.nullable(),
  current_file_name: z.string(),
  tags: z.array(id),
  system: brailleSystem,
  graphic_format: graphicFormat,
  graphic_landscape: z.boolean(),
  graphic_no_of_pages: z.number().int(),
  braille_no_of_pages: z.number().int(),
  created_at: moment,
  parent_graphic: z.object({
    id,
    title: z.string(),
    description: z.string(),
    translations: translationsSchema,
    ...terms,
  }),
  current_version: z.object({ id, hash, created_at: moment }),
});

export const variantWithDocumentSchema = variantSchema.extend({
  current_version: z.object({
    id,
    hash,
    created_at: moment,
    /** The document as JSON text, its origin filled in; null for a visitor, who may look but not edit. */
    document: z.string().nullable(),
  }),
});

export const graphicSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  translations: translationsSchema,
  user_id: id,
  ...terms,
  created_at: moment,
  variants: z.array(variantSchema),
});

/** A graphic with what its details tell besides. */
export const graphicDetailsSchema = graphicSchema.extend({
  /** Whether the graphic itself is shown; a hidden one hides all its variants. */
  public: z.boolean(),
  /** Who published its first variant. */
  author: personSchema,
  /** For its author: the key of its link, where it has one, and the terms that it may still get. Null for everybody else. */
  sharing: z
    .object({
      link_key: z.string().regex(LINK_KEY).nullable(),
      visibilities: z.array(visibilitySchema),
      licences: z.array(licenceSchema),
    })
    .nullable(),
});

export type CatalogueRow = z.infer<typeof catalogueRowSchema>;
export type Variant = z.infer<typeof variantSchema>;
export type VariantWithDocument = z.infer<typeof variantWithDocumentSchema>;
export type Graphic = z.infer<typeof graphicSchema>;
export type GraphicDetails = z.infer<typeof graphicDetailsSchema>;
export type Tag = z.infer<typeof tagSchema>;
export type CountedTag = z.infer<typeof countedTagSchema>;

/** The tag ids in a catalogue row's `tags`. */
export function tagIdsOf(tags: string): readonly number[] {
  return (tags.match(/\d+/g) ?? []).map(Number);
}
