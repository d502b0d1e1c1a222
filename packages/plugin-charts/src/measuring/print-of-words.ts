import { hasMarkup } from '@tastwerk/editor-core/formulas';
import type { PrintedSize } from './text-measures.js';

/** How a line of `words` is printed, where words with formulas were measured one by one. */
export function printOfWords(
  sheet: { readonly printOf: (line: string) => PrintedSize },
  words: readonly string[],
): PrintedSize {
  const line = words.join(' ');
  if (!hasMarkup(line)) return sheet.printOf(line);
  const sizes = words.map((word) => sheet.printOf(word));
  const blanksMm = (words.length - 1) * sheet.printOf(' ').widthMm;
  return {
    widthMm: sizes.reduce((sum, { widthMm }) => sum + widthMm, blanksMm),
    excessMm: Math.max(0, ...sizes.map(({ excessMm }) => excessMm)),
  };
}
