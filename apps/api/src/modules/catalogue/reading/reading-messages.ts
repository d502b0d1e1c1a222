import { z } from 'zod';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { ReadDocument, TitleField } from '../document-intake.service.js';

/** What the process that reads documents is sent: a document that is published, or one that was, for its braille. */
export type ReadingRequest = PublicationRequest | BrailleTextRequest;

/** The JSON of a published document, in UTF-8. */
interface BrailleTextRequest {
  readonly kind: 'braille';
  readonly json: Uint8Array;
}

export interface PublicationRequest {
  readonly kind: 'publication';
  /** JSON in UTF-8: a document, or the body of a request with one in its field `document`. */
  readonly json: Uint8Array;
  readonly isBody: boolean;
  /** Titles that must not be blank. */
  readonly titles: readonly TitleField[];
}

const objectOf = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** What comes back. They are this program's own words: what they say of the document was checked where they come from. */
export const readingAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    read: objectOf<ReadDocument>(),
    /** The other fields of a body, not checked, with an empty document. */
    body: z.record(z.string(), z.unknown()),
  }),
  /** JSON as the contract's `VersionBraille`. */
  z.object({ kind: z.literal('braille'), json: z.string() }),
  z.object({ kind: z.literal('refused'), failure: objectOf<ApiFailure>() }),
]);

export type ReadingAnswer = z.infer<typeof readingAnswerSchema>;
