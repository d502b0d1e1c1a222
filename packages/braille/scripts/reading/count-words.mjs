/** Counts the words of all sources. A part of the running text is kept back: what is measured on it was never counted. */
import { createHash } from 'node:crypto';
import { germanTexts } from './debian-texts.mjs';

/** What a word counts in each source: running text more than lists and manuals, which say the same often. */
const WEIGHTS = {
  fortunes: 1,
  wesnoth: 1,
  reference: 1,
  manuals: 0.3,
  dictionary: 0.3,
  interface: 1,
};

/** One paragraph in twenty. */
const isKeptBack = (text) => createHash('sha256').update(text).digest()[0] < 13;

function add(counts, word, weight) {
  counts.set(word, (counts.get(word) ?? 0) + weight);
}

/** The second of two words with points, as in "z. B.", is no word of its own. */
const ABBREVIATION = /(?<![^\s(„"»])(?<!(?<![^\s(„"»])\p{L}\. )((?:[a-zäöü]+\.)+)(?![^\s),;:“"«])/gu;

/** How often words and abbreviations with points came up, and the paragraphs that were kept back, by their source. */
export function countWords(folder) {
  const words = new Map();
  const abbreviations = new Map();
  const keptBack = {};
  for (const [name, paragraphs] of Object.entries(germanTexts(folder))) {
    const isText = name !== 'dictionary' && name !== 'interface';
    keptBack[name] = isText ? paragraphs.filter(isKeptBack) : [];
    for (const text of paragraphs) {
      if (isText && isKeptBack(text)) continue;
      for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
        if (/^[a-zäöüßéèàç]+$/u.test(word)) add(words, word, WEIGHTS[name]);
      for (const [, word] of text.toLowerCase().matchAll(ABBREVIATION))
        add(abbreviations, word, WEIGHTS[name]);
    }
  }
  return { words, abbreviations, keptBack };
}
