import { z } from 'zod';
import { languageSchema, LANGUAGES } from '../../language.js';
import { defineRoute } from '../../route.js';
import { brailleSystem, graphicFormat, id, idInPath, optionalInQuery, plainText } from '../values.js';
import {
  catalogueRowSchema,
  countedTagSchema,
  graphicDetailsSchema,
  tagSchema,
  translationsSchema,
  variantWithDocumentSchema,
} from './schemas.js';
import { READING } from './throttles.js';

/** Graphics of one answer of the catalogue: as a rule, and at most (decisions). */
export const CATALOGUE_PAGE = { usual: 30, most: 50 } as const;

/** Tags of one answer (product spec section 9). */
export const TAG_FETCH_LIMIT = 300;

/** Suggestions of one answer, graphics and tags together. */
export const SUGGESTIONS_MOST = 8;

const LONGEST_SEARCH = 200;

/** What the list is put in order by; `relevance` looks at the newest 10,000 graphics that fit, and without words it is the same as `newest`. */
export const CATALOGUE_SORTS = ['newest', 'title', 'relevance'] as const;

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** Keys of the database with commas between. */
const ids = (longest: number) =>
  optionalInQuery(
    z
      .string()
      .max(longest)
      .regex(/^\d{1,9}(,\d{1,9})*$/)
      .transform((text) => text.split(',').map(Number)),
  );

/** What a graphic must have. Tags, words and category may be those of different variants; format and system are of one variant. */
const filter = {
  /** Tag ids with commas between; a graphic must have all of them. */
  tags: ids(500),
  search: optionalInQuery(plainText(LONGEST_SEARCH)),
  system: optionalInQuery(brailleSystem),
  format: optionalInQuery(graphicFormat),
  category: optionalInQuery(plainText(100)),
};

const facetsSchema = z.object({
  /** Graphics that fit. */
  total: z.number().int(),
  /** False where there are so many that counting ended early: then more than `total` fit, and `tags` counts the newest of them alone. */
  is_exact: z.boolean(),
  /** The same for `formats` and `systems`, which more graphics may have than fit. */
  are_kinds_exact: z.boolean(),
  /** `similar` where nothing has the words looked for and words like them were taken. */
  match: z.enum(['exact', 'similar']),
  /** Tags of the graphics that fit, most frequent first, at most `TAG_FETCH_LIMIT`. */
  tags: z.array(countedTagSchema),
  /** Graphics that would fit with another format in the place of the chosen one; likewise the systems. */
  formats: z.array(z.object({ format: graphicFormat, count: z.number().int() })),
  systems: z.array(z.object({ system: brailleSystem, count: z.number().int() })),
  /** Categories of the graphics that would fit with another category, most frequent first. */
  categories: z.array(z.object({ category: z.string(), count: z.number().int() })),
});

const suggestionsSchema = z.object({
  graphics: z.array(
    z.object({
      graphic_id: id,
      variant_id: id,
      /** In the language that the variant's braille is of. */
      title: z.string(),
      translations: translationsSchema,
      system: brailleSystem,
    }),
  ),
  tags: z.array(tagSchema),
});

export type Facets = z.infer<typeof facetsSchema>;
export type Suggestions = z.infer<typeof suggestionsSchema>;

/** Finding graphics and looking at them. */
export const findingRoutes = {
  /**
   * Newest first, unless `sort` says otherwise. The list is at its end when it holds fewer graphics than `limit`; else `before` the last graphic's id leads on. With
   * `variants` it is the rows of these alone, those that are there, in the same order: nothing else narrows them, and no page ends among them.
   */
  searchGraphics: defineRoute({
    method: 'GET',
    path: '/api/graphics',
    access: 'public',
    request: {
      query: z
        .strictObject({
          ...filter,
          sort: z.enum(CATALOGUE_SORTS).default('newest'),
          /** The language in which titles are put in order. */
          language: languageSchema.default(LANGUAGES[0]),
          variants: ids(CATALOGUE_PAGE.most * 10),
          limit: z.coerce
            .number<number | string>()
            .int()
            .min(1)
            .max(CATALOGUE_PAGE.most)
            .default(CATALOGUE_PAGE.usual),
          offset: z.coerce.number<number | string>().int().min(0).max(1_000_000).default(0),
          before: optionalInQuery(idInPath),
        })
        .superRefine(({ variants, tags, search, system, format, category, before }, context) => {
          const others = { tags, search, system, format, category, before };
          if (variants !== undefined && variants.length > CATALOGUE_PAGE.most)
            context.addIssue({
              code: 'custom',
              path: ['variants'],
              message: `names more than ${CATALOGUE_PAGE.most}`,
            });
          for (const [name, value] of Object.entries(others))
            if (variants !== undefined && value !== undefined)
              context.addIssue({ code: 'custom', path: [name], message: 'does not go with variants' });
        }),
    },
    response: z.array(catalogueRowSchema),
    errors: ['DATABASE_TIMEOUT'],
    throttle: READING,
  }),
  /** How many graphics fit, and how many would with one more condition. */
  countGraphics: defineRoute({
    method: 'GET',
    path: '/api/graphics/facets',
    access: 'public',
    request: { query: z.strictObject(filter) },
    response: facetsSchema,
    errors: ['DATABASE_TIMEOUT'],
    throttle: READING,
  }),
  /** Suggestions for the beginning `search` of a query: titles and tags with a word that begins like its last word. */
  suggestGraphics: defineRoute({
    method: 'GET',
    path: '/api/graphics/suggestions',
    access: 'public',
    request: { query: z.strictObject({ search: plainText(LONGEST_SEARCH) }) },
    response: suggestionsSchema,
    errors: ['DATABASE_TIMEOUT'],
    throttle: { limit: 600, windowSeconds: 60 },
  }),
  getGraphic: defineRoute({
    method: 'GET',
    path: '/api/graphics/{id}',
    access: 'public',
    request: { params: z.strictObject({ id: idInPath }) },
    response: graphicDetailsSchema,
    errors: ['CATALOGUE_GRAPHIC_NOT_FOUND'],
    throttle: READING,
  }),
  getVariant: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}',
    access: 'public',
    request: { params: z.strictObject({ id: idInPath }) },
    response: variantWithDocumentSchema,
    errors: ['CATALOGUE_VARIANT_NOT_FOUND'],
    throttle: READING,
  }),
  /** The tags that public graphics use most. */
  listTags: defineRoute({
    method: 'GET',
    path: '/api/tags',
    access: 'public',
    request: {
      query: z.strictObject({
        limit: z.coerce.number<number | string>().int().min(1).max(TAG_FETCH_LIMIT).default(TAG_FETCH_LIMIT),
      }),
    },
    response: z.array(tagSchema),
    errors: [],
    throttle: READING,
  }),
} as const;
