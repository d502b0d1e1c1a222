import type { LoadFormulas } from '../formulas/formulas.js';
import { fail } from '../result.js';
import type { TranslateLines } from '../translator/line-translator.js';
import type { BrailleTranslator } from '../translator/translator.js';

/**
 * `translator`, but that lines whose requests name a code are put together of their words, as these are marked, and their formulas
 * (`formula-lines.ts`, loaded with the first of them). Without an engine of mathematics formulas are written as they are typed; while it
 * cannot be loaded lines with formulas have no braille.
 */
export function writingFormulas(
  translator: BrailleTranslator,
  load: LoadFormulas | undefined,
): BrailleTranslator {
  if (translator.writesFormulas) return translator;
  let lines: TranslateLines | undefined;
  return {
    writesFormulas: true,
    ...(translator.remembers ? { remembers: true } : {}),
    async translate(requests, signal) {
      if (requests.every(({ mathCode }) => mathCode === undefined))
        return translator.translate(requests, signal);
      const loaded = await import('./formula-lines.js').catch(() => undefined);
      if (!loaded) return requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' }));
      lines ??= loaded.formulaLines(translator, load);
      return lines(requests, signal);
    },
  };
}
