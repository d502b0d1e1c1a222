/** Counts how letters follow each other in words, and keeps the sequences that say most, as `LetterModel` reads them. */
import { ByteWriter } from '../../dist/engine/binary/byte-writer.js';
import { letterSymbolOf, SYMBOLS } from '../../dist/engine/read-by-writing/letter-symbols.js';

/** The longest sequences. Behind the begin of a word there are shorter ones only. */
const ORDER = 5;

/** What is taken off each count for the sequences that were never seen. */
const DISCOUNT = 0.6;

/** What a count is worth: words that come up often say less of other words than rare ones. */
const WEIGHT = 0.6;

/** Sequences that change the cost of their counted letters by less than this in all are left out. */
const LEAST_GAIN = 152;

const STEP = 0.3;
const MOST_STEPS = 40;

const lastOf = (key, length) => key % SYMBOLS ** length;
const contextOf = (key) => Math.floor(key / SYMBOLS);

function countSequences(words) {
  const counts = Array.from({ length: ORDER + 1 }, () => new Map());
  for (const [word, count] of words) {
    const symbols = [0, ...Array.from(word, letterSymbolOf), 0];
    for (let end = 1; end < symbols.length; end += 1)
      for (let length = 1; length <= Math.min(ORDER, end + 1); length += 1) {
        let key = 0;
        for (let at = end - length + 1; at <= end; at += 1) key = key * SYMBOLS + symbols[at];
        const known = counts[length];
        known.set(key, (known.get(key) ?? 0) + Math.max(count, 0.05) ** WEIGHT);
      }
  }
  return counts;
}

/** Sums by context of what `valueOf` says of each sequence. */
function sumByContext(sequences, valueOf) {
  const sums = new Map();
  for (const [key, count] of sequences) {
    const context = contextOf(key);
    sums.set(context, (sums.get(context) ?? 0) + valueOf(count));
  }
  return sums;
}

/** Probabilities of the kept sequences, and for contexts what part is left to shorter ones (absolute discounting, interpolated). */
class Probabilities {
  #own = [];
  #left = [];

  constructor(counts, kept) {
    for (let length = 1; length <= ORDER; length += 1) {
      const discount = length === 1 ? 0 : DISCOUNT;
      const less = (count) => Math.max(count - discount, 0);
      const all = sumByContext(counts[length], (count) => count);
      const used = sumByContext(kept[length], less);
      const left = new Map(
        [...used].map(([context, sum]) => [context, Math.max(1 - sum / all.get(context), 1e-4)]),
      );
      this.#left[length] = left;
      this.#own[length] = new Map(
        [...kept[length]].map(([key, count]) => {
          const context = contextOf(key);
          const shorter = length > 1 ? left.get(context) * this.of(key, length - 1) : 0;
          return [key, less(count) / all.get(context) + shorter];
        }),
      );
    }
  }

  of(key, length) {
    if (length === 0) return 1e-3;
    const sequence = lastOf(key, length);
    const own = this.#own[length].get(sequence);
    return own ?? this.leftOf(contextOf(sequence), length) * this.of(sequence, length - 1);
  }

  /** What a context leaves to shorter sequences than `length`. */
  leftOf(context, length) {
    return this.#left[length].get(context) ?? 1;
  }
}

/** Leaves out the sequences that shorter ones say nearly as well; contexts of those that stay are kept. */
function prune(counts) {
  const kept = counts.map((sequences, length) =>
    length <= 2 ? sequences : new Map([...sequences].filter(([, count]) => count >= 1)),
  );
  const { of, leftOf } = bound(new Probabilities(counts, kept));
  const contexts = new Set();
  for (let length = ORDER; length > 1; length -= 1) {
    const needed = new Set(contexts);
    contexts.clear();
    kept[length] = new Map(
      [...kept[length]].filter(([key, count]) => {
        const shorter = leftOf(contextOf(key), length) * of(key, length - 1);
        const says = count * Math.abs(Math.log(of(key, length) / shorter)) >= LEAST_GAIN;
        if (says || needed.has(key)) contexts.add(contextOf(key));
        return says || needed.has(key);
      }),
    );
  }
  for (const context of contexts) if (!kept[1].has(context)) kept[1].set(context, 0);
  return kept;
}

const bound = (probabilities) => ({
  of: (key, length) => probabilities.of(key, length),
  leftOf: (context, length) => probabilities.leftOf(context, length),
});

const stepsOf = (probability) => Math.min(MOST_STEPS, Math.max(0, Math.round(-Math.log(probability) / STEP)));

/** Writes which symbols follow each context: how many, and then how far each is beyond the one before. */
function writeSequences(writer, sequences, contexts) {
  const symbols = new Map(contexts.map((context) => [context, []]));
  for (const key of sequences) symbols.get(contextOf(key)).push(key % SYMBOLS);
  for (const list of symbols.values()) writer.writeNumber(list.length);
  for (const list of symbols.values())
    list.forEach((symbol, at) => writer.writeNumber(symbol - (list[at - 1] ?? -1) - 1));
}

/** The model of words and how often they came up, as bytes. */
export function trainLetters(words) {
  const counts = countSequences(words);
  const kept = prune(counts);
  const probabilities = new Probabilities(counts, kept);
  const keys = kept.slice(1).map((sequences) => [...sequences.keys()].sort((a, b) => a - b));
  const writer = new ByteWriter();
  writer.writeNumber(ORDER);
  keys.forEach((sequences, at) => writeSequences(writer, sequences, keys[at - 1] ?? [0]));
  keys.forEach((sequences, at) => {
    for (const key of sequences) writer.writeNumber(stepsOf(probabilities.of(key, at + 1)));
  });
  keys.slice(0, -1).forEach((sequences, at) => {
    for (const key of sequences) writer.writeNumber(stepsOf(probabilities.leftOf(key, at + 2)));
  });
  console.log(`${keys.map(({ length }) => length).join(' + ')} sequences`);
  return writer.finish();
}
