import type { Document } from '../document/schema.js';
import { createBrailleBook } from './book.js';
import { collectBrailleTexts, placedBrailleTexts } from './collect.js';
import type {
  AbortSignalLike,
  BrailleFailure,
  BrailleLookup,
  BrailleResult,
  BrailleTranslator,
} from './translator.js';

/** A text of a document that has no braille. */
export interface LabelFailure {
  /** The label, or null when the text belongs to the braille pages. */
  readonly uuid: string | null;
  /** Path of the field in the document. */
  readonly path: readonly (string | number)[];
  /** The line of print that failed. */
  readonly text: string;
  readonly failure: BrailleFailure;
}

/** A document's braille, and what of it could not be written. */
export interface TranslatedDocument {
  readonly book: BrailleLookup;
  readonly failures: readonly LabelFailure[];
}

const UNANSWERED: BrailleResult = { ok: false, error: { code: 'BRAILLE_UNAVAILABLE' } };

/** What of `document` has failed in `book`, in the order of the document. What is not in the book yet has not failed. */
export function brailleFailures(document: Document, book: BrailleLookup): readonly LabelFailure[] {
  return placedBrailleTexts(document).flatMap(({ uuid, path, text }): LabelFailure[] => {
    const result = book.get(text, document.system);
    return result && !result.ok ? [{ uuid, path, text, failure: result.error }] : [];
  });
}

/** Translates all that `document` shows in braille in one request to `translator`; failures name label and field. */
export async function translateDocument(
  document: Document,
  translator: BrailleTranslator,
  signal?: AbortSignalLike,
): Promise<TranslatedDocument> {
  const requests = collectBrailleTexts(document);
  const results = requests.length === 0 ? [] : await translator.translate(requests, signal);
  const book = createBrailleBook(
    requests.map((request, index) => [request, results[index] ?? UNANSWERED] as const),
  );
  return { book, failures: brailleFailures(document, book) };
}
