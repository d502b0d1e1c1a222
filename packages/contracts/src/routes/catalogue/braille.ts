import { z } from 'zod';
import { defineRoute } from '../../route.js';
import { brailleSystem, idInPath } from '../values.js';

/** A text in print, and in Unicode braille with a space for blank cells; both begin a new line at a line break. */
const writtenTextSchema = z.object({ print: z.string(), braille: z.string() });

const versionBrailleSchema = z.object({
  system: brailleSystem,
  /** Every page in its order, also one without braille. */
  pages: z.array(
    z.object({
      labels: z.array(writtenTextSchema),
      /** What the legend that is drawn on the page says; an abbreviation stands before what it is short for. */
      legend: z.array(writtenTextSchema),
    }),
  ),
  /** Paragraphs of the braille pages: the title, the image description and the content. */
  text: z.array(writtenTextSchema),
  /** False where there is more than is told: about 100 pages of text. */
  is_whole: z.boolean(),
});

export type VersionBraille = z.infer<typeof versionBrailleSchema>;

/** The braille of graphics, for readers. */
export const brailleRoutes = {
  /** What a finger reads on the sheets of a version, as text for a braille display. It needs no session: nothing of the document is told besides. */
  getVersionBraille: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}/versions/{versionId}/braille',
    access: 'public',
    request: { params: z.strictObject({ id: idInPath, versionId: idInPath }) },
    response: versionBrailleSchema,
    hasEntityTag: true,
    errors: [
      'CATALOGUE_VARIANT_NOT_FOUND',
      'CATALOGUE_VERSION_NOT_FOUND',
      'DOCUMENT_READING_BUSY',
      'DOCUMENT_TOO_LARGE',
      'BRAILLE_UNAVAILABLE',
    ],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
} as const;
