import type { ChartLanguage } from '../sheet/sheet.js';
import { filled } from '../texts/filled.js';
import { FORMULA_PROBLEMS } from '../texts/formula-texts.js';
import type { FormulaProblem, FormulaProblemCode } from './syntax.js';

const SENTENCES: Readonly<Record<FormulaProblemCode, Readonly<Record<ChartLanguage, string>>>> =
  FORMULA_PROBLEMS;

/** What is wrong with a formula, as a sentence. */
export function formulaProblemText({ code, params }: FormulaProblem, language: ChartLanguage): string {
  return filled(SENTENCES[code][language], params);
}
