import { type BrailleSystem, systemNamed } from '../../translator/systems.js';
import {
  DIVISION_MARK,
  isSignText,
  type OwnWord,
  ownWordSchema,
  WORD_PLACES,
  type WordPlace,
} from '../own-word.js';
import { keyOfOwnWord, lettersOf } from '../own-words.js';
import { cellsOfDots, cellsOfText } from './cells-text.js';
import { PLACES_OF_OPCODE } from './place-opcodes.js';

/** Why a line of a file became no own word. */
export const WORD_LINE_CODES = [
  'OPCODE_UNKNOWN',
  'WORD_INVALID',
  'CELLS_INVALID',
  'PLACE_UNKNOWN',
  'WORD_REPEATED',
] as const;

/** A line that became no own word; lines count from 1. */
export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly code: (typeof WORD_LINE_CODES)[number];
}

/** What a file of own words says. */
export interface OwnWordFile {
  readonly words: readonly OwnWord[];
  readonly refused: readonly RefusedLine[];
}

type LineCode = RefusedLine['code'];
type LineWord = Omit<OwnWord, 'system'> | LineCode;

/** A comment that says for which system the words behind it are. */
const SYSTEM_LINE = /^#\s*system:\s*(\S+)\s*$/u;

/** Opcodes that may stand before others in a line of a table. */
const PREFIXES: ReadonlySet<string> = new Set([
  'noback',
  'nocross',
  'noletsign',
  'noletsignbefore',
  'noletsignafter',
]);

const FIELDS = /\s+/u;
const ESCAPE = /\\(?:x([0-9a-fA-F]{4})|y([0-9a-fA-F]{5})|(.))/gu;

/** The characters of an operand of a table: `\x00e4` is ä. */
function charactersOf(operand: string): string {
  return operand.replaceAll(ESCAPE, (_, short?: string, long?: string, character = '') => {
    const code = short ?? long;
    return code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16));
  });
}

/** A line of liblouis' table syntax; `=` writes each letter as itself, so the word is divided between all of them. */
function readTableLine(line: string): LineWord {
  const fields = line.split(FIELDS);
  while (PREFIXES.has(fields[0] ?? '')) fields.shift();
  const [opcode = '', operand = '', dots = ''] = fields;
  const places = PLACES_OF_OPCODE.get(opcode);
  if (places === undefined) return 'OPCODE_UNKNOWN';
  const word = charactersOf(operand);
  if (dots === '=') return { word: Array.from(word).join(DIVISION_MARK), places: [...places], braille: null };
  const braille = cellsOfDots(dots);
  return braille === undefined ? 'CELLS_INVALID' : { word, places: [...places], braille };
}

const isPlace = (text: string): text is WordPlace => WORD_PLACES.some((place) => place === text);

/** What parts the fields of a line. A line with tabs may be about a semicolon or an equals sign. */
const TABS = /\s*\t\s*/u;
const OTHER_SEPARATORS = /\s*[;=]\s*/u;

/**
 * A line of a word list: the word, its cells behind a tab, semicolon or equals sign, and where it holds. Where that is not said, a word holds as
 * a whole one, and a sign anywhere.
 */
function readListLine(line: string): LineWord {
  const [word = '', second = '', third = ''] = line.split(line.includes('\t') ? TABS : OTHER_SEPARATORS);
  const isDivided = word.includes(DIVISION_MARK);
  const named = (isDivided && third === '' ? second : third).split(/[\s,]+/u).filter((name) => name !== '');
  if (!named.every(isPlace)) return 'PLACE_UNKNOWN';
  const places = WORD_PLACES.filter((place) => named.includes(place));
  const usual: readonly WordPlace[] = isSignText(word) ? WORD_PLACES : ['whole'];
  const holdsAt = places.length === 0 ? usual : places;
  if (isDivided) return { word, places: holdsAt, braille: null };
  if (second.includes(DIVISION_MARK)) {
    const isSame = lettersOf({ word: second }).toLowerCase() === word.toLowerCase();
    return isSame ? { word: second, places: holdsAt, braille: null } : 'WORD_INVALID';
  }
  const braille = cellsOfText(second);
  return braille === undefined ? 'CELLS_INVALID' : { word, places: holdsAt, braille };
}

/** Whether a text is a table of liblouis: its first line that says something begins with an opcode of one. */
function isTable(lines: readonly string[]): boolean {
  const first = lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
  const fields = first.split(FIELDS);
  return fields.length > 2 && (PLACES_OF_OPCODE.has(fields[0] ?? '') || PREFIXES.has(fields[0] ?? ''));
}

/**
 * Reads own words from a table of liblouis or from a word list, a word in each line: `Vase`, tab, its cells (Unicode patterns, dots such as
 * `1236-1`, or North American braille code), or `Haus|tür`. `#` begins comments; `# system: DE:KURZ` says for which system the words behind
 * it are, those before the first such line are for `system`.
 */
export function readOwnWords(text: string, system: BrailleSystem): OwnWordFile {
  const lines = text
    .replace(/^\ufeff/u, '')
    .split(/\r\n?|\n/u)
    .map((line) => line.trim());
  const read = isTable(lines) ? readTableLine : readListLine;
  const words = new Map<string, OwnWord>();
  const refused: RefusedLine[] = [];
  let current = system;
  for (const [index, line] of lines.entries()) {
    const refuse = (code: LineCode) => refused.push({ line: index + 1, text: line, code });
    const named = SYSTEM_LINE.exec(line)?.[1];
    if (named !== undefined) current = systemNamed(named) ?? current;
    if (line === '' || line.startsWith('#')) continue;
    const found = read(line);
    if (typeof found === 'string') {
      refuse(found);
      continue;
    }
    const { data: word, error } = ownWordSchema.safeParse({ ...found, system: current });
    if (word === undefined) refuse(error.issues[0]?.path[0] === 'braille' ? 'CELLS_INVALID' : 'WORD_INVALID');
    else if (words.has(keyOfOwnWord(word))) refuse('WORD_REPEATED');
    else words.set(keyOfOwnWord(word), word);
  }
  return { words: [...words.values()], refused };
}
