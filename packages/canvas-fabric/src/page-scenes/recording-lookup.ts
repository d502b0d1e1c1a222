import type { BrailleLookup, BrailleRequest, BrailleResult } from '@tastwerk/editor-core/braille';
import type { FormulaResult, KnownFormula } from '@tastwerk/editor-core/formulas';

/** What a scene was told about braille and formulas while it was built. */
export type BrailleRecord =
  | { readonly request: BrailleRequest; readonly answer: BrailleResult | undefined }
  | { readonly formula: string; readonly answer: FormulaResult<KnownFormula> | undefined };

/** A lookup that answers as `lookup` does and remembers what it was asked; `take` answers that, and it is forgotten then. */
export function recordLookup(lookup: BrailleLookup): {
  readonly lookup: BrailleLookup;
  readonly take: () => readonly BrailleRecord[];
} {
  let records: BrailleRecord[] = [];
  return {
    take() {
      const taken = records;
      records = [];
      return taken;
    },
    lookup: {
      get(text, system) {
        const answer = lookup.get(text, system);
        records.push({ request: { text, system }, answer });
        return answer;
      },
      formula(source) {
        const answer = lookup.formula?.(source);
        records.push({ formula: source, answer });
        return answer;
      },
    },
  };
}

/** Whether `lookup` still gives every recorded answer. */
export function stillHolds(records: readonly BrailleRecord[], lookup: BrailleLookup): boolean {
  return records.every((record) => {
    const answer =
      'formula' in record
        ? lookup.formula?.(record.formula)
        : lookup.get(record.request.text, record.request.system);
    return answer === record.answer;
  });
}
