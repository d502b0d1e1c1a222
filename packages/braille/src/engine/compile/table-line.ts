/** Where a line of table text stands, for messages. */
export interface LinePlace {
  readonly file: string;
  readonly line: number;
}

/** A line of table text, split at white space; comments are gone. */
export interface TableLine {
  readonly place: LinePlace;
  readonly words: readonly string[];
}

/** Table text that the compiler cannot take: the build fails with file and line. */
export class TableError extends Error {
  constructor(place: LinePlace, message: string) {
    super(`${place.file}:${place.line}: ${message}`);
    this.name = 'TableError';
  }
}

/** Splits table text into lines of words, without blank lines and comment lines. */
export function readTableLines(file: string, text: string): readonly TableLine[] {
  const lines: TableLine[] = [];
  text.split('\n').forEach((line, index) => {
    const words = line
      .replace(/^\uFEFF/u, '')
      .split(/[ \t\r]+/u)
      .filter((word) => word !== '');
    const first = words[0];
    if (first !== undefined && !first.startsWith('#'))
      lines.push({ place: { file, line: index + 1 }, words });
  });
  return lines;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ['"', '"'],
  ['s', ' '],
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['f', '\f'],
  ['v', '\v'],
  ['e', '\u001b'],
]);

/** The code points of a characters operand, escapes such as `\s` and `\x20ac` resolved. */
export function readCharacters(place: LinePlace, operand: string): readonly number[] {
  const codePoints: number[] = [];
  for (let index = 0; index < operand.length;) {
    const codePoint = operand.codePointAt(index) ?? 0;
    if (codePoint !== 0x5c) {
      codePoints.push(codePoint);
      index += codePoint > 0xffff ? 2 : 1;
      continue;
    }
    const letter = operand[index + 1] ?? '';
    const hex = letter === 'x' ? /^[0-9a-fA-F]{4}/u.exec(operand.slice(index + 2)) : null;
    const plain = ESCAPES.get(letter);
    if (hex !== null) codePoints.push(Number.parseInt(hex[0], 16));
    else if (plain !== undefined) codePoints.push(plain.charCodeAt(0));
    else throw new TableError(place, `unknown escape \\${letter}`);
    index += hex === null ? 2 : 6;
  }
  return codePoints;
}

const DOT_NAMES = '123456789abcdef';

/** The cells of a dots operand such as `6-235`; 0 is the blank cell, 9 and a to f are virtual dots. */
export function readCells(place: LinePlace, operand: string): readonly number[] {
  return operand.split('-').map((name) => {
    if (name === '0') return 0;
    let cell = 0;
    for (const dot of name) {
      const bit = DOT_NAMES.indexOf(dot);
      if (bit < 0) throw new TableError(place, `"${operand}" is not a dot pattern`);
      cell |= 1 << bit;
    }
    if (cell === 0) throw new TableError(place, `"${operand}" has an empty cell`);
    return cell;
  });
}
