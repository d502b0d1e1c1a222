import type { BrailleLookup, BrailleRequest, BrailleResult } from '@tastwerk/editor-core/braille';

/** What a scene was told about braille while it was built. */
export interface BrailleRecord {
  readonly request: BrailleRequest;
  readonly answer: BrailleResult | undefined;
}

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
    },
  };
}

/** Whether `lookup` still gives every recorded answer. */
export function stillHolds(records: readonly BrailleRecord[], lookup: BrailleLookup): boolean {
  return records.every(({ request, answer }) => lookup.get(request.text, request.system) === answer);
}
