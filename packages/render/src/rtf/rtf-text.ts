/** Controls of RTF itself in a text, and characters beyond ASCII. */
const SPECIAL = /[\\{}]|[^\u0020-\u007e]/g;

/** A UTF-16 unit as RTF writes it: a signed 16-bit number, and `?` for readers that know no Unicode. */
function unicodeUnit(unit: number): string {
  return `\\u${unit > 0x7fff ? unit - 0x10000 : unit}?`;
}

function escapeCharacter(character: string): string {
  if (character === '\\' || character === '{' || character === '}') return `\\${character}`;
  if (character === '\t') return '\\tab ';
  if (character === '\n') return '\\line ';
  return unicodeUnit(character.charCodeAt(0));
}

/**
 * `text` as content of an RTF file in plain ASCII (RTF 1.9.1, `\uN` with `\uc1`); characters beyond the basic plane are two
 * units. Line breaks become `\line`.
 */
export function rtfText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(SPECIAL, escapeCharacter);
}
