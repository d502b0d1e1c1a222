import type { FormulaWriter } from '../src/formulas/formula-writer.js';
import { createFormulas } from '../src/formulas/create-formulas.js';
import { type FormulaLookup, formulaLookup } from '../src/formulas/formulas.js';
import { fail, ok } from '../src/index.js';

/** The cell that stands for each character of a formula but blanks. */
export const FORMULA_CELL = 63;

const problem = {
  code: 'UNREADABLE',
  index: 0,
  sentence: { de: 'Das kann nicht gelesen werden.', en: 'This cannot be read.' },
};

const isReadable = (source: string) => !source.includes('?');

/** A toy mathematics: a full cell for each character, the last character first; what has a question mark cannot be read. */
const fakeWriter: FormulaWriter = {
  write: (source, { code }) => {
    if (!isReadable(source)) return fail(problem);
    if (code === 'latex')
      return ok({
        written: { kind: 'characters', characters: source },
        sourceIndex: [...source].map((_, index) => index),
        doubts: [],
      });
    return ok({
      written: { kind: 'cells', cells: [...source].map((sign) => (sign === ' ' ? 0 : FORMULA_CELL)) },
      sourceIndex: [...source].map((_, index) => (index === 0 ? source.length - 1 : index)),
      doubts: code === 'german' ? ['fake-rule'] : [],
    });
  },
  speak: (source) => (isReadable(source) ? ok(`formula ${source}`) : fail(problem)),
  print: (source, { fontSizeMm }) =>
    Promise.resolve(
      ok({
        widthMm: 10 * source.length,
        heightMm: 2 * fontSizeMm,
        baselineMm: 1.5 * fontSizeMm,
        path: [
          { kind: 'M', to: { x: 0, y: 0 } },
          { kind: 'L', to: { x: 10 * source.length, y: 2 * fontSizeMm } },
          { kind: 'Z' },
        ] as const,
      }),
    ),
};

/** The engine of {@link fakeWriter}. */
const formulas = createFormulas(fakeWriter);

/** Loads it. */
export const fakeFormulas = () => Promise.resolve(formulas);

/** What is known of `sources` for black print of `fontSizeMm`. */
export async function knownFormulas(
  fontSizeMm: number,
  ...sources: readonly string[]
): Promise<FormulaLookup> {
  return formulaLookup(
    await Promise.all(
      sources.map(async (source) => [source, await formulas.know(source, 'de', fontSizeMm)] as const),
    ),
  );
}
