import { createFormulas, type Formulas } from '@tastwerk/editor-core/formulas';
import { mathWriter } from './math-writer.js';

/** A new engine of mathematics: it remembers what it was asked. */
export const createMathFormulas = (): Formulas => createFormulas(mathWriter);
