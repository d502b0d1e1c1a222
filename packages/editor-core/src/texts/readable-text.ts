import type { FormulaLookup } from '../formulas/formulas.js';
import { hasMarkup, textParts } from './text-parts.js';

/**
 * `text` for a reader or a voice: each formula in words where they are known, else as it is typed, always without dollar signs around
 * it; `\$` is a dollar sign.
 */
export function readableText(text: string, known: FormulaLookup = {}): string {
  if (!hasMarkup(text)) return text;
  return textParts(text)
    .map(({ kind, content }) => {
      const formula = kind === 'formula' ? known.formula?.(content) : undefined;
      return formula?.ok ? formula.value.spoken : content;
    })
    .join('');
}
