import type { Document } from '../document/schema.js';
import type { FormulaEntries } from '../formulas/formulas.js';
import { formulasIn } from '../texts/text-parts.js';
import type { Kinds } from '../objects/kinds.js';
import { BLACK_PRINT_MM } from '../primitives/sizes.js';
import { type BrailleSystem, languageOfSystem } from '../translator/systems.js';
import type { PlacedText } from './collect.js';
import { type TextOfDocument, textsOfDocument } from './texts-of-document.js';

/** A formula of a document, with the text in which it stands. */
export interface PlacedFormula extends TextOfDocument {
  /** What stands between its dollar signs. */
  readonly source: string;
}

/** The formulas of all texts of `document`, repeats included; `placed` are its lines of braille where they are known already. */
export function placedFormulas(
  kinds: Kinds,
  document: Document,
  placed?: readonly PlacedText[],
): readonly PlacedFormula[] {
  return textsOfDocument(kinds, document, placed).flatMap(({ text, uuid }) =>
    formulasIn(text).map(({ content }) => ({ source: content, text, uuid })),
  );
}

/** The formulas of `document`, without dollar signs, each once. */
export const formulasOfDocument = (
  kinds: Kinds,
  document: Document,
  placed?: readonly PlacedText[],
): readonly string[] => [...new Set(placedFormulas(kinds, document, placed).map(({ source }) => source))];

/**
 * What the engine of mathematics of `kinds` knows of the formulas of `texts`, which are written in `system`, set for the size of black print.
 * What it cannot tell now, because a part of it cannot be loaded, is unknown.
 */
export async function knowFormulasOf(
  { formulas: load }: Pick<Kinds, 'formulas'>,
  texts: Iterable<string>,
  system: BrailleSystem,
): Promise<FormulaEntries> {
  const sources = new Set(
    Array.from(texts).flatMap((text) => formulasIn(text).map(({ content }) => content)),
  );
  const formulas = sources.size > 0 ? await load?.().catch(() => undefined) : undefined;
  if (!formulas) return [];
  const language = languageOfSystem(system);
  const known = await Promise.all(
    Array.from(sources, async (source) => {
      const answer = await formulas.know(source, language, BLACK_PRINT_MM).catch(() => undefined);
      return answer ? [[source, answer] as const] : [];
    }),
  );
  return known.flat();
}

/** What the engine of mathematics knows of the formulas of `document`; `placed` are its lines of braille. */
export async function knowFormulas(
  kinds: Kinds,
  document: Document,
  placed: readonly PlacedText[],
): Promise<FormulaEntries> {
  if (!kinds.formulas) return [];
  const texts = textsOfDocument(kinds, document, placed).map(({ text }) => text);
  return knowFormulasOf(kinds, texts, document.system);
}
