import type { BrailleRequest, BrailleResult, BrailleTranslator } from '@tastwerk/editor-core/braille';

/** Lines that are remembered: those of many states of one sheet. */
const MOST_LINES = 5000;

const nameOf = ({ system, text }: BrailleRequest): string => `${system} ${text}`;

/** `translator`, which asks for no line twice while a dialog is open. */
export function rememberingTranslator(translator: BrailleTranslator): BrailleTranslator {
  if (translator.remembers) return translator;
  const known = new Map<string, BrailleResult>();
  return {
    remembers: true,
    async translate(requests, signal) {
      if (known.size > MOST_LINES) known.clear();
      const missing = requests.filter((request) => !known.has(nameOf(request)));
      const results = missing.length === 0 ? [] : await translator.translate(missing, signal);
      missing.forEach((request, index) => {
        const result = results[index];
        if (result) known.set(nameOf(request), result);
      });
      return requests.map(
        (request): BrailleResult =>
          known.get(nameOf(request)) ?? { ok: false, error: { code: 'BRAILLE_UNAVAILABLE' } },
      );
    },
  };
}
