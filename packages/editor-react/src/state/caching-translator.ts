import type { BrailleRequest, BrailleResult, BrailleTranslator } from '@tastwerk/editor-core/braille';

/** Lines kept at most. A document needs far fewer; the rest serves undo and half-typed words. */
const MAX_LINES = 5000;

const keyOf = ({ text, system }: BrailleRequest) => `${system}\n${text}`;

/** An engine that could not be reached may answer next time; anything else stays as it is. */
const isLasting = (result: BrailleResult) => result.ok || result.error.code !== 'BRAILLE_UNAVAILABLE';

/** A translator that asks `translator` only for lines it has not answered before. */
export function createCachingTranslator(translator: BrailleTranslator): BrailleTranslator {
  const answers = new Map<string, BrailleResult>();

  function remember(request: BrailleRequest, result: BrailleResult): void {
    if (!isLasting(result)) return;
    const oldest = answers.keys().next();
    if (answers.size >= MAX_LINES && !oldest.done) answers.delete(oldest.value);
    answers.set(keyOf(request), result);
  }

  return {
    async translate(requests, signal) {
      const unknown = requests.filter((request) => !answers.has(keyOf(request)));
      const results = unknown.length > 0 ? await translator.translate(unknown, signal) : [];
      const fresh = new Map<string, BrailleResult>();
      unknown.forEach((request, index) => {
        const result = results[index];
        if (!result) return;
        fresh.set(keyOf(request), result);
        remember(request, result);
      });
      return requests.map(
        (request) =>
          fresh.get(keyOf(request)) ??
          answers.get(keyOf(request)) ?? { ok: false, error: { code: 'BRAILLE_UNAVAILABLE' } },
      );
    },
  };
}
