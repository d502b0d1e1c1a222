import { WORD_BOUNDARY } from '../model/hyphenation-tree.js';
import type { Release } from '../model/release.js';
import { characterOpcodes } from './character-opcodes.js';
import { TableDraft } from './draft.js';
import { operandAt, readOpcodeLine, type OpcodeLine } from './opcode.js';
import { passOpcodes } from './pass-opcodes.js';
import { PatternDraft } from './pattern-draft.js';
import { signOpcodes } from './sign-opcodes.js';
import { readCharacters, readTableLines, TableError, type LinePlace } from './table-line.js';
import { translationOpcodes } from './translation-opcodes.js';
import { UNUSED_OPCODES } from './unused-opcodes.js';

/** Gives the text of a table file by its name and the place that asks for it; undefined where there is none. */
export type TableSource = (file: string, askedAt: LinePlace) => string | undefined;

const OPCODES = new Map([...characterOpcodes, ...translationOpcodes, ...passOpcodes, ...signOpcodes]);

/** Whether the rules are kept that read cells. They name characters that writing does not need. */
type Directions = 'writing' | 'both';

/** Reads files and all they include as one table of a release; throws a `TableError` with file and line for text it cannot take. */
export function readTableText(
  files: readonly string[],
  source: TableSource,
  release: Release,
  directions: Directions,
): TableDraft {
  const draft = new TableDraft(release);
  for (const file of files) readFile({ draft, source, directions, open: new Set() }, file, { file, line: 0 });
  return draft;
}

interface Reading {
  readonly draft: TableDraft;
  readonly source: TableSource;
  readonly directions: Directions;
  /** The files whose lines are being read, each included by the one before. */
  readonly open: Set<string>;
}

function readFile(reading: Reading, file: string, includedFrom: LinePlace): void {
  const { draft, source, directions, open } = reading;
  if (open.has(file)) throw new TableError(includedFrom, `${file} includes itself`);
  const text = source(file, includedFrom);
  if (text === undefined) throw new TableError(includedFrom, `there is no table ${file}`);
  if (/^(?:ISO|UTF-8)/u.test(text)) {
    readHyphenationPatterns(draft, text);
    return;
  }
  open.add(file);
  for (const words of readTableLines(file, text, draft.rules.joinsLines)) {
    const line = readOpcodeLine(draft, words);
    readLine(reading, directions === 'both' ? line : { ...line, isBackward: false });
  }
  open.delete(file);
}

function readLine(reading: Reading, line: OpcodeLine): void {
  if (line.opcode === 'include') {
    readFile(reading, operandAt(line, 0), line.place);
    return;
  }
  const reader = OPCODES.get(line.opcode);
  if (reader !== undefined) reader(reading.draft, line);
  else if (!UNUSED_OPCODES.has(line.opcode))
    throw new TableError(line.place, `unknown opcode ${line.opcode}`);
}

/** Takes patterns in place of those that the table has such as `.aus1th`, one a line, after the encoding line; `%` begins a comment. */
function readHyphenationPatterns(draft: TableDraft, text: string): void {
  const [, ...lines] = text.split('\n');
  draft.patterns = new PatternDraft();
  for (const line of lines) {
    const [pattern = ''] = line.trim().split(/\s/u);
    if (pattern !== '' && !/^[%#<]/u.test(pattern)) readPattern(draft, pattern);
  }
}

function readPattern(draft: TableDraft, pattern: string): void {
  const symbols: number[] = [];
  const levels: number[] = [0];
  for (const codePoint of readCharacters({ file: 'patterns', line: 0 }, pattern)) {
    if (codePoint >= 0x30 && codePoint <= 0x39) {
      levels[symbols.length] = codePoint - 0x30;
      continue;
    }
    symbols.push(codePoint === 0x2e ? WORD_BOUNDARY : draft.symbolOf(codePoint));
    levels.push(0);
  }
  draft.patterns.add(symbols, levels);
}
