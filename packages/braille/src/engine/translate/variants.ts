/** Characters that mean the same as others which more tables know, each with those in the order in which they are tried. */
const SAME_MEANING: Readonly<Record<string, readonly string[]>> = {
  // Quotation marks: the usual ones of another language, then the ones of a typewriter.
  '“': ['„', '"'],
  '”': ['“', '"'],
  '„': ['“', '"'],
  '‟': ['“', '"'],
  '«': ['“', '"'],
  '»': ['”', '"'],
  '″': ['"'],
  '‘': ["'"],
  '’': ["'"],
  '‚': ['‘', "'"],
  '‛': ['‘', "'"],
  '‹': ['‘', "'"],
  '›': ['’', "'"],
  '′': ['’', "'"],
  ʼ: ['’', "'"],
  // Dashes.
  '‐': ['-'],
  '‑': ['-'],
  '‒': ['–', '-'],
  '–': ['-'],
  '—': ['–', '-'],
  '―': ['—', '–', '-'],
  '−': ['-', '–'],
  '…': ['...'],
  '⁄': ['/'],
  '∕': ['/'],
  '∗': ['*'],
  '∙': ['·'],
  '⋅': ['·'],
  '‧': ['·'],
  Ω: ['Ω'],
  µ: ['μ'],
  μ: ['µ'],
  // Signs that look and mean the same as a letter, and other forms of check marks and crosses.
  '∆': ['Δ'],
  '∑': ['Σ'],
  '∏': ['Π'],
  '✔': ['✓'],
  '☑': ['✓'],
  '✗': ['×'],
  '✘': ['×'],
  '☒': ['×'],
  // What joins, divides or cannot be seen.
  '\u00ad': [''],
  '\u200b': [''],
  '\u200c': [''],
  '\u200d': [''],
  '\u2060': [''],
  '\ufe0e': [''],
  '\ufe0f': [''],
  '\ufeff': [''],
};

/** Opening quotation marks whose closing mark opens in other languages: it is brought along with them. */
const CLOSED_BY: Readonly<Record<string, { readonly mark: string; readonly written: string }>> = {
  '„': { mark: '“', written: '”' },
  '‚': { mark: '‘', written: '’' },
};

const SPACES = /^[\p{Zs}\t]$/u;

/** Raised, lowered and enclosed characters: their plain forms mean something else. */
const OTHER_MEANING =
  /[\u00aa\u00b2\u00b3\u00b9\u00ba\u02b0-\u02ff\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2070-\u209f\u2460-\u24ff\u3200-\u33ff]/u;

const COMBINING = /^\p{M}$/u;

/** Raised and lowered signs, digits and letters: an exponent or an index is read as one. */
const RAISED = /^[\u00b2\u00b3\u00b9\u2070-\u207f]$/u;
const LOWERED = /^[\u2080-\u209c]$/u;

/**
 * The exponent or index that the character at a UTF-16 index is part of, to be left out as a whole: 10 to the power of -3
 * without its minus would be read as another number. Undefined for any other character.
 */
export function indexAt(text: string, index: number): Substitution | undefined {
  const kind = [RAISED, LOWERED].find((one) => one.test(text.charAt(index)));
  if (kind === undefined) return undefined;
  let [start, end] = [index, index + 1];
  while (kind.test(text.charAt(start - 1))) start -= 1;
  while (kind.test(text.charAt(end))) end += 1;
  return { start, end, text: '' };
}

/** A part of a text and what is written in its place. */
export interface Substitution {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * What may stand in place of the character at a UTF-16 index that a table does not write, in the order in which it is
 * tried: typographic variants, a combined form of the letter and its mark, the letters of a ligature, plain forms of
 * full-width and mathematical letters. Nothing that means something else.
 */
export function substitutionsAt(text: string, index: number): readonly (readonly Substitution[])[] {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const end = index + character.length;
  const found: (readonly Substitution[])[] = [];
  if (COMBINING.test(character)) {
    let start = index;
    do start -= 1;
    while (start > 0 && COMBINING.test(text.charAt(start)));
    const composed = text.slice(Math.max(start, 0), end).normalize('NFC');
    if (start >= 0 && composed.length < end - start) found.push([{ start, end, text: composed }]);
  }
  const same = SPACES.test(character) ? [' '] : (SAME_MEANING[character] ?? []);
  const closing = closingAt(text, end, character);
  for (const variant of same) found.push([{ start: index, end, text: variant }, ...closing]);
  if (!OTHER_MEANING.test(character)) {
    const plain = character.normalize('NFKC');
    if (plain !== character) found.push([{ start: index, end, text: plain.replaceAll('\u2044', '/') }]);
  }
  return found;
}

/** The closing mark of a quotation that opens before an index, where no other opens first. */
function closingAt(text: string, from: number, opening: string): readonly Substitution[] {
  const closing = CLOSED_BY[opening];
  if (closing === undefined) return [];
  const start = text.indexOf(closing.mark, from);
  const isOwn = start >= 0 && !text.slice(from, start).includes(opening);
  return isOwn ? [{ start, end: start + closing.mark.length, text: closing.written }] : [];
}
