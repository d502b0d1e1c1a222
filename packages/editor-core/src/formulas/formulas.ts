import type { FormulaPrint, FormulaResult, FormulaWriter } from './formula-writer.js';

/** What is known of a formula while texts are laid out and told. */
export interface KnownFormula {
  /** The formula in words. */
  readonly spoken: string;
  /** Its outlines beside black print; absent where it could not be set in type. */
  readonly print?: FormulaPrint;
}

/** What is known of the formulas of a document, looked up while laying out. */
export interface FormulaLookup {
  /** What is known of the formula `source`, without dollar signs, or why it cannot be read; undefined where that is not known yet. */
  readonly formula?: (source: string) => FormulaResult<KnownFormula> | undefined;
}

/** Formulas with what is known of them, as they are handed to another thread. */
export type FormulaEntries = readonly (readonly [source: string, known: FormulaResult<KnownFormula>])[];

/** A lookup of `entries`. */
export function formulaLookup(entries: FormulaEntries): FormulaLookup {
  if (entries.length === 0) return {};
  const known = new Map(entries);
  return { formula: (source) => known.get(source) };
}

/** What `lookup` knows of `sources`. */
export function formulaEntries(sources: readonly string[], { formula }: FormulaLookup): FormulaEntries {
  return sources.flatMap((source) => {
    const known = formula?.(source);
    return known ? [[source, known] as const] : [];
  });
}

/** The engine of mathematics of an engine of documents. */
export interface Formulas {
  readonly writer: FormulaWriter;
  /** What is known of `source` in a text of `language`, set for black print of `fontSizeMm`. What was told before is the same object again. Rejects where a part of the engine cannot be loaded. */
  know(source: string, language: string, fontSizeMm: number): Promise<FormulaResult<KnownFormula>>;
}

/** Loads it when a text first has a formula. */
export type LoadFormulas = () => Promise<Formulas>;
