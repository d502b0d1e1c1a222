/** What a search looks through. */
export interface Searchable {
  readonly label: string;
  /** Other words for the same, apart by blanks. */
  readonly synonyms?: string;
}

/** Letters from which a word of the query may hold a slip. */
const SLIP_LETTERS = 5;

/** Worth of one word of the query, by where it was found. */
const WORTH = { labelStart: 8, wordStart: 6, inside: 4, synonym: 3, slip: 2, scattered: 1 } as const;

/** What a query is worth more that says the whole label. */
const WHOLE = 10;

/** `text` without case and accents, so that "losch" finds "Löschen" and "strasse" finds "Straße". */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}+°]+/u)
    .filter((word) => word !== '');
}

/** Whether `word` becomes `other`'s beginning by one letter more, less, another one, or two that change places. */
function isOneSlipFrom(word: string, other: string): boolean {
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!other.startsWith(head)) return false;
    const rest = other.slice(at);
    const swapped = tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
    if (rest.startsWith(tail.slice(1)) || rest.slice(1).startsWith(tail.slice(1))) return true;
    if (rest.slice(1).startsWith(tail) || rest.startsWith(swapped)) return true;
  }
  return false;
}

function isScattered(word: string, text: string): boolean {
  let at = 0;
  for (const letter of word) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function worthOf(word: string, label: string, words: readonly string[], synonyms: readonly string[]): number {
  if (label.startsWith(word)) return WORTH.labelStart;
  if (words.some((other) => other.startsWith(word))) return WORTH.wordStart;
  if (label.includes(word)) return WORTH.inside;
  if (synonyms.some((other) => other.startsWith(word))) return WORTH.synonym;
  if (word.length >= SLIP_LETTERS && [...words, ...synonyms].some((other) => isOneSlipFrom(word, other))) {
    return WORTH.slip;
  }
  return word.length > 1 && isScattered(word, label) ? WORTH.scattered : 0;
}

/** How well `item` fits `query`: 0 not at all, else the more the better. Every word of the query must be found. */
export function matchWorth({ label, synonyms = '' }: Searchable, query: string): number {
  const words = wordsOf(label);
  const whole = words.join(' ');
  const others = wordsOf(synonyms);
  const asked = wordsOf(query);
  let worth = asked.join(' ') === whole ? WHOLE : 0;
  for (const word of asked) {
    const found = worthOf(word, whole, words, others);
    if (found === 0) return 0;
    worth += found;
  }
  return worth;
}

/** Those of `items` that fit `query`, the best first; equals keep their order, and an empty query is fitted by all. */
export function bestMatches<T extends Searchable>(items: readonly T[], query: string): readonly T[] {
  if (wordsOf(query).length === 0) return items;
  return items
    .map((item) => ({ item, worth: matchWorth(item, query) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ item }) => item);
}
