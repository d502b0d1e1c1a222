import type { Document, Kinds } from '@tastwerk/editor-core';
import { type BrailleTranslator, createBrailleBook, translateTexts } from '@tastwerk/editor-core/braille';
import { type ChartSpec } from '../types/index.js';
import { textsOf } from '../types/texts-of.js';
import { measureTexts, type TextMeasures } from '../measuring/text-measures.js';

/** The measures of all texts of `spec` in `document`. */
export async function measuredTexts(
  kinds: Kinds,
  spec: ChartSpec,
  document: Document,
  translator: BrailleTranslator,
): Promise<TextMeasures> {
  const texts = textsOf(spec);
  const { lines, formulas } = await translateTexts(kinds, document, texts, translator);
  return measureTexts(texts, createBrailleBook(lines, undefined, formulas), document.system);
}
