/** Words of one search that count; what follows is not looked at. */
const MOST_WORDS = 12;

/** Letters that German writes as two where it has no umlauts. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word that somebody looks for. */
export interface SearchTerm {
  readonly word: string;
  /** Without umlauts and accents, as the table of words has it (`search_folded`). */
  readonly folded: string;
}

/** The words of what somebody typed: letters and digits, in small letters, each once. */
export function searchTerms(typed: string): readonly SearchTerm[] {
  const words =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => ({ word, folded: foldWord(word) }));
}

/** A word in small letters without umlauts and accents, as `search_folded` of the database writes it. */
export function foldWord(word: string): string {
  return word
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Slips of the hand that are forgiven: none in words of up to three letters, one in short ones, else two. */
export function forgivenSlips(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to make `from` into `to` (optimal string
 * alignment).
 */
export function slipsBetween(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
