import { type FormulaEntries, formulaLookup } from '../formulas/formulas.js';
import type { Document } from '../document/schema.js';
import type { Hyphenator } from '../translator/hyphenation/hyphenator.js';
import { type LoadHyphenator, loadHyphenator } from '../translator/hyphenation/load-hyphenator.js';
import { collectBrailleTexts, placedBrailleTexts, type PlacedText } from './collect.js';
import { knowFormulas } from './formulas-of-document.js';
import { braillePageText } from './page-text.js';
import {
  type AbortSignalLike,
  type BrailleFailure,
  type BrailleLookup,
  brailleProblems,
  type BrailleRequest,
  type BrailleResult,
  type BrailleTranslator,
} from '../translator/translator.js';
import { writingFormulas } from '../marked-lines/writing-formulas.js';
import { hyphenatorWithOwnWords } from '../own-words/write-with-own-words.js';
import type { Kinds } from '../objects/kinds.js';
import type { BrailleSystem } from '../translator/systems.js';

/** A lookup over lines that have been translated; the last answer to a request counts. `hyphenator` divides its words, `formulas` knows its formulas. */
export function createBrailleBook(
  entries: Iterable<readonly [BrailleRequest, BrailleResult]>,
  hyphenator?: Hyphenator,
  formulas: FormulaEntries = [],
): BrailleLookup {
  const bySystem = new Map<BrailleSystem, Map<string, BrailleResult>>();
  for (const [{ text, system }, result] of entries) {
    const lines = bySystem.get(system) ?? new Map<string, BrailleResult>();
    bySystem.set(system, lines.set(text, result));
  }
  return {
    get: (text, system) => bySystem.get(system)?.get(text),
    hyphenator,
    ...formulaLookup(formulas),
  };
}

/** A text of a document that has no braille, or lacks a character in it. */
export interface LabelFailure {
  /** The label, or null when the text belongs to the braille pages. */
  readonly uuid: string | null;
  /** Path of the field in the document. */
  readonly path: readonly (string | number)[];
  /** The line of print. */
  readonly text: string;
  readonly failure: BrailleFailure;
}

/** A document's braille, and what of it could not be written. */
export interface TranslatedDocument {
  readonly book: BrailleLookup;
  /** Each line that was asked for, with the answer: what `book` looks up. */
  readonly lines: readonly (readonly [BrailleRequest, BrailleResult])[];
  readonly failures: readonly LabelFailure[];
  /** What is known of its formulas: what `book` knows, too. */
  readonly formulas: FormulaEntries;
}

/** How a document is translated. */
export interface TranslatingOptions {
  readonly signal?: AbortSignalLike | undefined;
  readonly load?: LoadHyphenator;
  /** Lines of print that files of it have in braille besides. */
  readonly more?: readonly string[];
}

const UNANSWERED: BrailleResult = { ok: false, error: { code: 'BRAILLE_UNAVAILABLE' } };

/**
 * What of `document` has failed in `book`, in the order of the document, each line of a field once and each character of it
 * that is lacking. What is not in the book yet has not failed. `placed` are the lines of the document where they are known already.
 */
export function brailleFailures(
  kinds: Kinds,
  document: Document,
  book: BrailleLookup,
  placed: readonly PlacedText[] = placedBrailleTexts(kinds, document),
): readonly LabelFailure[] {
  const failures = new Map<string, LabelFailure>();
  for (const { uuid, path, text } of placed) {
    const result = book.get(text, document.system);
    if (!result) continue;
    for (const failure of brailleProblems(result)) {
      const name = JSON.stringify([path, text, failure.character]);
      if (!failures.has(name)) failures.set(name, { uuid, path, text, failure });
    }
  }
  return [...failures.values()];
}

/** The hyphenator that `document` needs; none where it is switched off or there is no text that it could divide. */
async function hyphenatorOf(document: Document, load: LoadHyphenator): Promise<Hyphenator | undefined> {
  const isNeeded = document.braillePages.hyphenation && braillePageText(document).length > 0;
  const hyphenator = isNeeded ? await load(document.system) : undefined;
  return hyphenator && hyphenatorWithOwnWords(document, hyphenator);
}

/**
 * Translates all that `document` shows in braille in one request to `translator`, and brings the hyphenation that its braille
 * pages want, and what is known of its formulas; failures name label and field.
 */
export async function translateDocument(
  kinds: Kinds,
  document: Document,
  translator: BrailleTranslator,
  { signal, load = loadHyphenator, more = [] }: TranslatingOptions = {},
): Promise<TranslatedDocument> {
  const placed = placedBrailleTexts(kinds, document);
  const requests = collectBrailleTexts(kinds, document, placed, more);
  const [results, hyphenator, formulas] = await Promise.all([
    requests.length === 0 ? [] : writingFormulas(translator, kinds.formulas).translate(requests, signal),
    hyphenatorOf(document, load),
    knowFormulas(kinds, document, placed),
  ]);
  const lines = requests.map((request, index) => [request, results[index] ?? UNANSWERED] as const);
  const book = createBrailleBook(lines, hyphenator, formulas);
  return { book, lines, failures: brailleFailures(kinds, document, book, placed), formulas };
}
