import { LruMap } from '../collections/lru-map.js';
import { ok } from '../result.js';
import type { FormulaResult, FormulaWriter } from './formula-writer.js';
import type { Formulas, KnownFormula } from './formulas.js';

/** Formulas kept: more than a document has, at some KB each. */
const MOST_KEPT = 1000;

/** The engine of mathematics over `writer`: what it knows is remembered. */
export function createFormulas(writer: FormulaWriter): Formulas {
  const known = new LruMap<string, Promise<FormulaResult<KnownFormula>>>(MOST_KEPT);

  async function ask(
    source: string,
    language: string,
    fontSizeMm: number,
  ): Promise<FormulaResult<KnownFormula>> {
    const spoken = writer.speak(source, language);
    if (!spoken.ok) return spoken;
    const print = await writer.print(source, { language, fontSizeMm });
    return ok({ spoken: spoken.value, ...(print.ok ? { print: print.value } : {}) });
  }

  return {
    writer,
    know(source, language, fontSizeMm) {
      const key = `${language} ${String(fontSizeMm)} ${source}`;
      const answer = known.get(key) ?? ask(source, language, fontSizeMm);
      known.set(key, answer);
      // What could not be loaded may come with the next question.
      answer.catch(() => known.delete(key));
      return answer;
    },
  };
}
