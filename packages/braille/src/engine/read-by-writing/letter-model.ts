import { ByteReader } from '../binary/byte-reader.js';
import { SYMBOLS } from './letter-symbols.js';

/** What one step of a byte is worth: costs are negative natural logarithms. */
const STEP = 0.3;

/** The cost of a symbol that the model does not even have alone. */
const UNKNOWN_COST = 8;

/** Costs that are kept at most; the letters of German words ask for far fewer. */
const MOST_KEPT = 100_000;

/** Reads which symbols follow each context: how many, and then how far each is beyond the one before. */
function readSequences(reader: ByteReader, contexts: readonly number[]): readonly number[] {
  const counts = contexts.map(() => reader.readNumber());
  return contexts.flatMap((context, at) => {
    let symbol = -1;
    return Array.from({ length: counts[at] ?? 0 }, () => {
      symbol += reader.readNumber() + 1;
      return context * SYMBOLS + symbol;
    });
  });
}

function readCosts(reader: ByteReader, keys: readonly number[]): Map<number, number> {
  return new Map(keys.map((key) => [key, reader.readNumber() * STEP]));
}

/**
 * How likely letters follow each other in German words: sequences of up to five with their costs, and for those that are not
 * there what it costs to ask a shorter one. A sequence is a number, its symbols being digits to the base 32.
 */
export class LetterModel {
  private readonly costs: Map<number, number>[] = [];
  private readonly shorter: Map<number, number>[] = [];
  private readonly kept = new Map<number, number>();
  private readonly contexts: number;

  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    const order = reader.readNumber();
    const sequences: (readonly number[])[] = [[0]];
    for (let length = 1; length <= order; length += 1)
      sequences.push(readSequences(reader, sequences[length - 1] ?? []));
    for (const keys of sequences.slice(1)) this.costs.push(readCosts(reader, keys));
    for (const keys of sequences.slice(1, -1)) this.shorter.push(readCosts(reader, keys));
    this.contexts = SYMBOLS ** (order - 1);
  }

  /** The context behind a symbol. */
  contextOf(context: number, symbol: number): number {
    return (context * SYMBOLS + symbol) % this.contexts;
  }

  /** The cost of a symbol behind a context; the context at the begin of a word is 0. */
  costOf(context: number, symbol: number): number {
    const key = context * SYMBOLS + symbol;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const cost = this.findOut(key);
    this.kept.set(key, cost);
    return cost;
  }

  private findOut(key: number): number {
    let cost = 0;
    for (let length = this.costs.length; length > 0; length -= 1) {
      const sequence = key % SYMBOLS ** length;
      const own = this.costs[length - 1]?.get(sequence);
      if (own !== undefined) return cost + own;
      cost += this.shorter[length - 2]?.get(Math.floor(sequence / SYMBOLS)) ?? 0;
    }
    return cost + UNKNOWN_COST;
  }
}
