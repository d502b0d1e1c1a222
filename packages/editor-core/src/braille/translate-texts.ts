import type { FormulaEntries } from '../formulas/formulas.js';
import type { Kinds } from '../objects/kinds.js';
import { brailleRequestOf, type WritingOfDocument } from '../own-words/write-with-own-words.js';
import type { BrailleRequest, BrailleResult, BrailleTranslator } from '../translator/translator.js';
import { writingFormulas } from '../marked-lines/writing-formulas.js';
import { knowFormulasOf } from './formulas-of-document.js';

/** Lines of print with their braille, and what is known of their formulas: what a lookup is made of. */
export interface TranslatedTexts {
  readonly lines: readonly (readonly [BrailleRequest, BrailleResult])[];
  readonly formulas: FormulaEntries;
}

/** Translates single lines of print as a document writes them that has `writing`, with their formulas. */
export async function translateTexts(
  kinds: Pick<Kinds, 'formulas'>,
  writing: WritingOfDocument,
  texts: Iterable<string>,
  translator: BrailleTranslator,
): Promise<TranslatedTexts> {
  const requests = Array.from(texts, (text) => brailleRequestOf(writing, text));
  if (requests.length === 0) return { lines: [], formulas: [] };
  const [results, formulas] = await Promise.all([
    writingFormulas(translator, kinds.formulas).translate(requests),
    knowFormulasOf(
      kinds,
      requests.map(({ text }) => text),
      writing.system,
    ),
  ]);
  const lines = requests.flatMap((request, index) => {
    const result = results[index];
    return result ? [[request, result] as const] : [];
  });
  return { lines, formulas };
}
