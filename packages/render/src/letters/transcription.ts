import anyAscii from 'any-ascii';

/** Characters that show nothing: white space, and those that control joining or the direction of reading. */
export const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** White space that has a width. */
const SPACE = /[^\S\ufeff]/;

/** Characters that a transcription may leave out: accents, length marks, and the silent letters of Dhivehi, Lao and Korean. */
const SILENT = /[\p{Mark}\p{Modifier_Letter}\u0787\u0ead\u3147]/u;

/** Arabic letter alef; any-ascii 0.3.3 has no transcription of it. */
const ALEF = '\u0627';

const PRINTABLE_ASCII = /^[ -~]+$/;

/**
 * What is printed for `character` (one code point) when the fonts lack it, in printable ASCII: its transcription into Latin letters, or
 * its Unicode number, such as `[U+E000]`, when it has none. White space becomes a space; other invisible and silent characters become ''.
 */
export function transcriptionOf(character: string): string {
  if (INVISIBLE.test(character)) return SPACE.test(character) ? ' ' : '';
  const latin = character === ALEF ? 'a' : anyAscii(character);
  if (latin === '' && SILENT.test(character)) return '';
  // any-ascii also writes `?` for symbols that it cannot transcribe, such as U+FFFD; only a punctuation mark may become one.
  const isKnown = PRINTABLE_ASCII.test(latin) && (!latin.includes('?') || /\p{Punctuation}/u.test(character));
  return isKnown ? latin : unicodeNumber(character);
}

function unicodeNumber(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `[U+${hex.padStart(4, '0')}]`;
}
