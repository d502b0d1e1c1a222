/** Where a line of table text stands, for messages. */
export interface LinePlace {
  readonly file: string;
  readonly line: number;
}

/** A line of table text, split at white space; comments are gone. */
export interface TableLine {
  readonly place: LinePlace;
  readonly words: readonly string[];
  /** The text behind a word, as it stands in the file. */
  readonly restBehind: (word: number) => string;
}

/** Table text that the compiler cannot take: the build fails with file and line. */
export class TableError extends Error {
  constructor(place: LinePlace, message: string) {
    super(`${place.file}:${place.line}: ${message}`);
    this.name = 'TableError';
  }
}

const LINE_END = /\r?\n/u;

/** Where a line ends if a backslash there joins it to the next. */
const UNJOINED_END = /(?<!\\)\r?\n/u;

/** White space between words; a no-break space is a character like others. */
const BLANKS = /^[ \t\r\f\v]+/u;

const JOINT = /\\\r?\n/gu;

/** Splits table text into lines of words, without blank lines and comment lines. A backslash may join a line to the next. */
export function readTableLines(file: string, text: string, joinsLines: boolean): readonly TableLine[] {
  const lines: TableLine[] = [];
  let next = 1;
  for (const part of text.replace(/^\uFEFF/u, '').split(joinsLines ? UNJOINED_END : LINE_END)) {
    const place = { file, line: next };
    const line = part.replaceAll(JOINT, '');
    next += part.split('\n').length;
    const found = [...line.matchAll(/[^ \t\r\f\v]+/gu)];
    const words = found.map(([word]) => word);
    const first = words[0];
    if (first === undefined || first.startsWith('#') || first.startsWith('<')) continue;
    const restBehind = (word: number) => {
      const match = found[word];
      return match === undefined ? '' : line.slice(match.index + match[0].length).replace(BLANKS, '');
    };
    lines.push({ place, words, restBehind });
  }
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
  ['w', '\uffff'],
]);

/** How many hexadecimal digits stand behind an escape. */
const HEXADECIMAL: ReadonlyMap<string, RegExp> = new Map([
  ['x', /^[0-9a-f]{4}/iu],
  ['X', /^[0-9a-f]{4}/iu],
  ['y', /^[0-9a-f]{5}/iu],
  ['Y', /^[0-9a-f]{5}/iu],
  ['z', /^[0-9a-f]{8}/iu],
  ['Z', /^[0-9a-f]{8}/iu],
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
    const digits = HEXADECIMAL.get(letter);
    const hex = digits?.exec(operand.slice(index + 2));
    const plain = ESCAPES.get(letter);
    if (hex !== null && hex !== undefined) codePoints.push(Number.parseInt(hex[0], 16));
    else if (plain !== undefined) codePoints.push(plain.charCodeAt(0));
    else throw new TableError(place, `unknown escape \\${letter}`);
    index += 2 + (hex?.[0].length ?? 0);
  }
  return codePoints;
}

const DOT_NAMES = '123456789abcdef';

/** The cells of a dots operand such as `6-235`; 0 is the blank cell, 9 and a to f are virtual dots. */
export function readCells(place: LinePlace, operand: string): readonly number[] {
  return operand.split('-').map((name) => {
    if (name === '0') return 0;
    let cell = 0;
    for (const dot of name.toLowerCase()) {
      const bit = DOT_NAMES.indexOf(dot);
      if (bit < 0) throw new TableError(place, `"${operand}" is not a dot pattern`);
      cell |= 1 << bit;
    }
    if (cell === 0) throw new TableError(place, `"${operand}" has an empty cell`);
    return cell;
  });
}
