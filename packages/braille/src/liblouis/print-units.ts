/** The characters that liblouis reads, with the UTF-16 index in the print text that each comes from. */
export interface PrintUnits {
  readonly codePoints: readonly number[];
  readonly sourceIndex: readonly number[];
}

/** Signs without a rule in these tables that have an equal spelling in signs which have one. */
const SPELLINGS: Readonly<Record<string, string>> = { '…': '...' };

/** Invisible characters that write nothing: soft hyphen, zero-width signs and direction marks. */
const INVISIBLE = /^[\u00ad\u200b-\u200f\u2060\ufeff]$/u;

/** The one space that print units hold. */
export const SPACE = 0x20;

/** The widths of space and tab that print knows; braille has one blank. */
const SPACES = /^[\s\u2800]$/u;

/**
 * Prepares one line of print text: a letter and its combining marks become one character where Unicode has one, every space
 * becomes a plain one, invisible characters go.
 */
export function printUnits(text: string): PrintUnits {
  const codePoints: number[] = [];
  const sourceIndex: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(/\P{M}?\p{M}*/gsu)) {
    let offset = index;
    const composed = cluster.normalize('NFC');
    const isComposed = composed !== cluster;
    for (const character of composed) {
      if (!INVISIBLE.test(character)) {
        for (const written of SPACES.test(character) ? ' ' : (SPELLINGS[character] ?? character)) {
          codePoints.push(written.codePointAt(0) ?? 0);
          sourceIndex.push(offset);
        }
      }
      if (!isComposed) offset += character.length;
    }
  }
  return { codePoints, sourceIndex };
}
