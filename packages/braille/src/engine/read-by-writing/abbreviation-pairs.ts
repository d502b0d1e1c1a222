import type { LineWord } from './line-word.js';

/** Abbreviations of two words, each of which alone would be read as a word: "z. b." and not "zu. bei.". */
const PAIRS: ReadonlyMap<string, readonly string[]> = new Map([
  ['d.', ['h.']],
  ['i.', ['d.', 'a.']],
  ['m.', ['e.']],
  ['n.', ['chr.']],
  ['o.', ['ä.', 'g.']],
  ['s.', ['o.', 'u.']],
  ['u.', ['a.', 'ä.', 'u.', 'z.']],
  ['v.', ['a.', 'chr.']],
  ['z.', ['b.', 't.', 'zt.']],
]);

const POINT = 4;

/** Marks that may stand around an abbreviation. */
const MARKS_BEFORE = /^[(„]/u;
const MARKS_BEHIND = /[),:;“]+$/u;

/** Reads words that can be an abbreviation of two words as such. */
export function preferPairs(words: readonly LineWord[]): void {
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next === undefined || word.cells.at(-1) !== POINT) return;
    for (const [first, seconds] of PAIRS) {
      const own = word.readingOf((text) => text.replace(MARKS_BEFORE, '') === first);
      const other = own && next.readingOf((text) => seconds.includes(text.replace(MARKS_BEHIND, '')));
      if (own === undefined || other === undefined) continue;
      word.take(own);
      next.take(other);
      return;
    }
  });
}
