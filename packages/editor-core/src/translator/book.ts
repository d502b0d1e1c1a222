import type { Hyphenator } from './hyphenation/hyphenator.js';
import type { BrailleSystem } from './systems.js';
import type { BrailleLookup, BrailleRequest, BrailleResult } from './translator.js';

/** A lookup over lines that have been translated; the last answer to a request counts. `hyphenator` divides its words. */
export function createBrailleBook(
  entries: Iterable<readonly [BrailleRequest, BrailleResult]>,
  hyphenator?: Hyphenator,
): BrailleLookup {
  const bySystem = new Map<BrailleSystem, Map<string, BrailleResult>>();
  for (const [{ text, system }, result] of entries) {
    const lines = bySystem.get(system) ?? new Map<string, BrailleResult>();
    bySystem.set(system, lines.set(text, result));
  }
  return { get: (text, system) => bySystem.get(system)?.get(text), hyphenator };
}
