import { z } from 'zod';
import { brailleSystemSchema } from '../../../translator/system-schema.js';
import type { Immutable } from '../../../immutable.js';
import { LIMITS } from '../../../values/limits.js';
import { LABEL_ALIGNS } from '../../../values/label-aligns.js';
import { plainText } from '../../../values/plain-text.js';
import { coordinate, placed, size } from '../../../objects/fields.js';
import { LABEL_CLEARANCE_MM } from '../../../primitives/sizes.js';

/** Braille that a transcriber wrote in place of the translation. */
const brailleOverrideSchema = z.strictObject({
  /** Unicode braille patterns of six dots, one line per line break of the label. */
  braille: z
    .string()
    .max(LIMITS.textLength * 4)
    .regex(/^[\u2800-\u283f\n]*$/u),
  /** The text for which it was written: where the label says something else by now, the override is out of date. */
  text: plainText(LIMITS.textLength),
  system: brailleSystemSchema,
});

/** How far beyond its target, in widths and heights of it, the place may lie that an anchor names. */
const MOST_SIDES = 1000;
const share = z.number().min(-MOST_SIDES).max(MOST_SIDES);

/** What a label names. */
const anchorSchema = z.union([
  /**
   * An object of the same page; `at` is the place meant, in widths and heights of the box around its frame from the top left corner. Where
   * that has no width or no height, as that of a straight line, it is in mm from the line, which is at 0.5.
   */
  z.strictObject({ object: z.uuid(), at: z.strictObject({ x: share, y: share }) }),
  /** A place on the page, in page mm. */
  z.strictObject({ object: z.null(), at: z.strictObject({ x: coordinate, y: coordinate }) }),
]);

/** Who decides where a label stands: a person who put it there, the program, or a person who said that it stays. */
export const LABEL_PLACINGS = ['hand', 'free', 'pinned'] as const;

/**
 * A text in black print and braille. The translation is derived and never stored; `brailleOverride` stands in its place where a
 * transcriber wrote the braille, and survives a change of text or system.
 */
export const labelSchema = z.strictObject({
  type: z.literal('label'),
  ...placed,
  width: size,
  height: size,
  text: plainText(LIMITS.textLength),
  brailleOverride: brailleOverrideSchema.nullable(),
  displayDots: z.boolean(),
  displayLetters: z.boolean(),
  isKey: z.boolean(),
  keyVal: plainText(LIMITS.keyValLength),
  fullCharPrefix: z.boolean(),
  isTitle: z.boolean(),
  pristine: z.boolean(),
  border: z.boolean(),
  /** Width in mm of the halo that keeps textures below away from the lines. Documents from before this field have 3 mm. */
  clearance: z.number().min(0).max(20).default(LABEL_CLEARANCE_MM),
  /** Documents from before this field have their lines at the left. */
  align: z.enum(LABEL_ALIGNS).default('left'),
  /**
   * Whether the frame follows the text and its braille (`labelFits`); else it keeps its width, and the text breaks in it. Documents from
   * before this field keep theirs.
   */
  autoSize: z.boolean().default(false),
  /** What it names; null where that is not known, as in documents from before this field. */
  anchor: anchorSchema.nullable().default(null),
  /** Whether the program may place it: a `free` one yes, one placed by `hand` on demand, a `pinned` one never. */
  placing: z.enum(LABEL_PLACINGS).default('hand'),
});

/** A label on a page. */
export type LabelObject = Immutable<z.infer<typeof labelSchema>>;

export type LabelAlign = LabelObject['align'];

/** What a label names; see the schema. */
export type LabelAnchor = NonNullable<LabelObject['anchor']>;

/** A transcriber's own braille with what it was written for. */
export type BrailleOverride = NonNullable<LabelObject['brailleOverride']>;
