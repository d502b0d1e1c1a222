import { z } from 'zod';
import { brailleSystemSchema } from '../translator/system-schema.js';
import type { Immutable } from '../immutable.js';
import { colour, outline } from '../objects/fields.js';
import { fromKinds } from '../objects/kinds.js';
import { backdropSchema } from './backdrop.js';
import {
  BRAILLE_PAPER_IDS,
  BRAILLE_PAPER_MM,
  chosenPaper,
  LEAST_PAGE,
  paperLimits,
  WIDEST_PAGE,
} from './braille-paper.js';
import { GUTTER_MAX, NUMBER_PLACES } from '../values/braille-pages.js';
import { guideSchema } from './guides.js';
import { MATH_CODES } from '../formulas/math-codes.js';
import { NOTATIONS, UNKNOWN_CHARACTERS } from '../translator/translator.js';
import { ownWordSchema } from '../own-words/own-word.js';
import { LIMITS } from '../values/limits.js';
import { MEDIA } from '../values/media.js';
import { paperFormatOf } from '../values/paper.js';
import { plainText } from '../values/plain-text.js';
import { TEXTURE_NAMES } from '../values/textures.js';

/** The newest form of a saved document that this program reads and the only one it writes. */
export const FORMAT_VERSION = 1;

/** What a plugin may be called, like a package: `clock`, `@school/clock`. */
const PLUGIN_ID = /^[a-z0-9@][a-z0-9@/._-]{0,99}$/;
/** A version by the rules of semantic versioning, without what may follow. */
const PLUGIN_VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}([.+-][0-9A-Za-z.+-]{0,40})?$/;

const title = plainText(LIMITS.titleLength);
const description = plainText(LIMITS.descriptionLength);
const originId = z.number().int().positive().nullable();
const spacing = z.number().min(1).max(100);

/** A page whose objects are of the kinds of an engine; see {@link documentSchemaOf} for units. */
export const pageSchemaOf = fromKinds(({ objectSchema }) =>
  z.strictObject({
    uuid: z.uuid(),
    name: title,
    /** Whether the page holds text alone. */
    text: z.boolean(),
    objects: z.array(objectSchema).max(LIMITS.objectsPerPage),
    /** Documents from before there were guides have none. */
    guides: z.array(guideSchema).max(LIMITS.guides).default([]),
  }),
);

const imageDescriptionSchema = z.strictObject({
  type: description,
  summary: description,
  details: description,
});

const count = (min: number, max: number) => z.number().int().min(min).max(max);
const { width: PAPER_WIDTH, height: PAPER_HEIGHT } = BRAILLE_PAPER_MM;

/** Layout of the embossed pages, in cells and rows; {@link fitsPaper} says what has room on their paper. */
const braillePagesFields = z.strictObject({
  /** Documents from before there was a choice are on A4. */
  paper: z.enum(BRAILLE_PAPER_IDS).default('a4'),
  /** Those of the paper, in mm. */
  width: z.number().min(PAPER_WIDTH.min).max(PAPER_WIDTH.max),
  height: z.number().min(PAPER_HEIGHT.min).max(PAPER_HEIGHT.max),
  marginLeft: count(0, WIDEST_PAGE.cells - 1),
  marginTop: count(0, WIDEST_PAGE.rows - 1),
  cellsPerRow: count(LEAST_PAGE.cells, WIDEST_PAGE.cells),
  rowsPerPage: count(LEAST_PAGE.rows, WIDEST_PAGE.rows),
  pageNumbers: z.boolean(),
  holePunch: z.boolean(),
  /** Whether words are divided at the end of a row; documents saved before there was a choice are. */
  hyphenation: z.boolean().default(true),
  /** Where the number of a page stands, and the number of the page in print at the other side. */
  numberPlace: z.enum(NUMBER_PLACES).default('bottom-right'),
  /** Stands at the top of each page but the first; empty for none. */
  runningHead: title.default(''),
  /** Cells that stay free at the side where the pages are bound. */
  gutter: z.number().int().min(0).max(GUTTER_MAX).default(0),
  /** Whether both sides of the paper are embossed: on every second page the gutter is at the right. */
  duplex: z.boolean().default(false),
  /** Most pages of text in a volume; null binds all in one. */
  volumePages: z.number().int().min(10).max(500).nullable().default(null),
  /** Whether each volume begins with a title page and its contents. */
  frontPages: z.boolean().default(false),
  imageDescription: imageDescriptionSchema,
  content: plainText(LIMITS.contentLength),
});

/** The size is that of the paper, and no row, page or margin is larger than the paper has room for. */
function fitsPaper(
  layout: z.infer<typeof braillePagesFields>,
  context: z.core.$RefinementCtx<z.infer<typeof braillePagesFields>>,
): void {
  const size = chosenPaper(layout.paper, layout);
  for (const side of ['width', 'height'] as const)
    if (layout[side] !== size[side])
      context.addIssue({ code: 'invalid_value', values: [size[side]], path: [side], input: layout[side] });
  const { cells, rows } = paperLimits(layout);
  const most = { marginLeft: cells - 1, marginTop: rows - 1, cellsPerRow: cells, rowsPerPage: rows };
  for (const [field, maximum] of Object.entries(most) as [keyof typeof most, number][])
    if (layout[field] > maximum)
      context.addIssue({
        code: 'too_big',
        origin: 'number',
        maximum,
        inclusive: true,
        path: [field],
        input: layout[field],
      });
}

const braillePagesSchema = braillePagesFields.superRefine(fitsPaper);

const tagSchema = z.strictObject({
  name: plainText(100).trim().min(1),
  /** Id of a tag in the catalogue, or null for one that is new by its name. */
  tag_id: z.number().int().positive().nullable(),
});

/** Title and description of the graphic in another language than the document's own. */
const translationSchema = z.strictObject({ language: z.enum(['de', 'en']), title, description });

const keyedTextureSchema = z.strictObject({ pattern: z.enum(TEXTURE_NAMES), label: title });

const keyedStrokeSchema = z.strictObject({
  borderStyle: outline.borderStyle,
  borderWidth: outline.borderWidth,
  borderColour: colour,
  label: title,
});

/** What someone has decided to leave as it is, of what a proof found. It holds as long as the figure stays about the same. */
const ignoredFindingSchema = z.strictObject({
  /** Name of the rule; one that this program does not know is kept and finds nothing. */
  ruleId: z.string().regex(/^[a-z][a-z-]{0,49}$/),
  objects: z.array(z.uuid()).max(LIMITS.ignoredObjects),
  /** The page that is meant, or null for the document as a whole. */
  pageUuid: z.uuid().nullable(),
  /** The figure that was found then, in the unit of the rule; null where the rule measures nothing. */
  measured: z.number().nullable(),
  reason: plainText(LIMITS.reasonLength).trim().min(1),
});

/** A comment of the scene text, which draws nothing: on a line of its own above an object or a page, or behind it on its line. */
const commentSchema = z.strictObject({
  /** The object or page; null for the beginning of the text, or its end. One that is gone counts as the end. */
  at: z.uuid().nullable(),
  place: z.enum(['above', 'behind', 'end']),
  /** One line of text. */
  text: plainText(LIMITS.commentLength).regex(/^[^\r\n]*$/),
});

/** All fields of a document but its pages; see {@link documentSchemaOf} for units. */
export const documentFields = {
  formatVersion: z.literal(FORMAT_VERSION),
  uuid: z.uuid(),
  title,
  graphicTitle: title,
  graphicDescription: description,
  /** What the graphic is called in other languages, each once. Documents from before this field have none. */
  translations: z.array(translationSchema).max(2).default([]),
  variantTitle: title,
  variantDescription: description,
  transcribersNotes: description,
  tags: z.array(tagSchema).max(LIMITS.tags),
  category: plainText(100).nullable(),
  variant_id: originId,
  graphic_id: originId,
  version_id: originId,
  lastVersionHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  derivedFrom: originId,
  currentFileName: plainText(200).nullable(),
  /** Time of the last local save as ISO 8601, or null. */
  lastSaved: z.iso.datetime().nullable(),
  medium: z.enum(MEDIA),
  system: brailleSystemSchema,
  /** How its system is written; documents from before this field are written plainly. Systems that name their table have one way alone. */
  notation: z.enum(NOTATIONS).default('plain'),
  /** What stands for characters that its system does not know; documents from before this field have its sign. */
  unknownCharacters: z.enum(UNKNOWN_CHARACTERS).default('sign'),
  /** The code of its formulas; null for the usual one of its system, as in documents from before this field. */
  mathCode: z.enum(MATH_CODES).nullable().default(null),
  width: z.number(),
  height: z.number(),
  verticalGridSpacing: spacing,
  horizontalGridSpacing: spacing,
  showVerticalGrid: z.boolean(),
  showHorizontalGrid: z.boolean(),
  safeArea: z.boolean(),
  bindingSpace: z.boolean(),
  keyedTextures: z.array(keyedTextureSchema).max(TEXTURE_NAMES.length),
  /** Lines that the legend explains. Documents from before this field have none. */
  keyedStrokes: z.array(keyedStrokeSchema).max(LIMITS.keyedStrokes).default([]),
  /** Findings of a proof that someone passes over, and why. Documents from before this field pass over none. */
  ignoredFindings: z.array(ignoredFindingSchema).max(LIMITS.ignoredFindings).default([]),
  /** Words that are written otherwise than the table of their system says. Documents from before this field have none. */
  ownWords: z.array(ownWordSchema).max(LIMITS.ownWords).default([]),
  /** Comments of the scene text. Documents from before this field have none. */
  comments: z.array(commentSchema).max(LIMITS.comments).default([]),
  /** Pictures under pages, at most one for each. Documents from before this field have none. */
  backdrops: z.array(backdropSchema).max(LIMITS.pages).default([]),
  braillePages: braillePagesSchema,
  /**
   * The plugins that bring kinds of its objects, by their ids with their versions, but for those whose kinds belong to this form.
   * Documents from before this field need none.
   */
  plugins: z
    .record(z.string().regex(PLUGIN_ID), z.string().regex(PLUGIN_VERSION))
    .refine((plugins) => Object.keys(plugins).length <= LIMITS.plugins, { message: 'too many plugins' })
    .default({}),
} as const;

/**
 * A document as it is saved, with objects of the kinds of an engine: plain JSON, lengths in mm, angles in degrees clockwise, origin top
 * left, y down. Unknown properties are refused. Origin ids (`variant_id` and the like) are set when a document is loaded, never trusted.
 */
export const documentSchemaOf = fromKinds((kinds) =>
  z
    .strictObject({ ...documentFields, pages: z.array(pageSchemaOf(kinds)).min(1).max(LIMITS.pages) })
    .refine((document) => paperFormatOf(document.width, document.height) !== undefined, {
      message: 'paper must be A4 or A3',
      path: ['width'],
    }),
);

/** A saved document; see {@link documentSchemaOf} for units. */
export type Document = Immutable<z.infer<ReturnType<typeof documentSchemaOf>>>;
/** One page with its objects from the back to the front. */
export type Page = Document['pages'][number];
/** Layout and text of the embossed pages. */
export type BraillePagesLayout = Document['braillePages'];
/** A picture under a page, to draw after; see {@link backdropSchema}. */
export type Backdrop = Document['backdrops'][number];
/** What a picture shows, in words: its type, a summary and details. */
export type ImageDescription = BraillePagesLayout['imageDescription'];
/** A texture that the legend explains. */
export type KeyedTexture = Document['keyedTextures'][number];
/** A line that the legend explains, by its style, its width in mm and its colour. */
export type KeyedStroke = Document['keyedStrokes'][number];
/** A finding of a proof that someone passes over, and why. */
export type IgnoredFinding = Document['ignoredFindings'][number];
/** A comment of the scene text. */
export type SceneComment = Document['comments'][number];
/** Title and description of the graphic in another language. */
export type Translation = Document['translations'][number];
/** A tag of the catalogue, or one that is new by its name. */
export type DocumentTag = Document['tags'][number];
