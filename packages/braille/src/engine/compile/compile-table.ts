import { EMPHASES } from '../../line-request.js';
import { groupSequences } from '../model/sequence-groups.js';
import type { BrailleTable, TranslationRule } from '../model/table.js';
import { characterOpcodes } from './character-opcodes.js';
import { computerOpcodes } from './computer-opcodes.js';
import { TableDraft } from './draft.js';
import { emphasisOpcodes, signsOf } from './emphasis-opcodes.js';
import { indicatorOpcodes } from './indicator-opcodes.js';
import { operandAt, readOpcodeLine, type OpcodeLine } from './opcode.js';
import { passOpcodes } from './pass-opcodes.js';
import { readTableLines, TableError, type LinePlace } from './table-line.js';
import { contractionSignOf, sequenceOpcodes } from './sequence-opcodes.js';
import { translationOpcodes } from './translation-opcodes.js';
import { UNUSED_OPCODES } from './unused-opcodes.js';
import { WORD_BOUNDARY } from '../model/hyphenation-tree.js';
import { PatternDraft } from './pattern-draft.js';

/** Takes patterns in place of those that the table has such as `.aus1th`, one a line, after the encoding line; `%` begins a comment. */
function readHyphenationPatterns(draft: TableDraft, text: string): void {
  const [, ...lines] = text.split('\n');
  draft.patterns = new PatternDraft();
  for (const line of lines) {
    const pattern = line.trim();
    if (pattern !== '' && !pattern.startsWith('%')) readPattern(draft, pattern);
  }
}

function readPattern(draft: TableDraft, pattern: string): void {
  const symbols: number[] = [];
  const levels: number[] = [0];
  for (const character of pattern) {
    if (character >= '0' && character <= '9') {
      levels[symbols.length] = Number(character);
      continue;
    }
    const codePoint = character.codePointAt(0) ?? 0;
    symbols.push(character === '.' ? WORD_BOUNDARY : draft.character(draft.symbolOf(codePoint)).base);
    levels.push(0);
  }
  draft.patterns.add(symbols, levels);
}

/** Gives the text of a table file by its name, undefined where there is none. */
export type TableSource = (file: string) => string | undefined;

const OPCODES = new Map([
  ...characterOpcodes,
  ...translationOpcodes,
  ...passOpcodes,
  ...indicatorOpcodes,
  ...emphasisOpcodes,
  ...computerOpcodes,
  ...sequenceOpcodes,
]);

/** Compiles files and all they include as one table; throws a `TableError` with file and line for text it cannot take. */
export function compileTable(files: readonly string[], source: TableSource): BrailleTable {
  const draft = new TableDraft();
  for (const file of files) readFile(draft, source, file, { file, line: 0 });
  return {
    characters: draft.finishedCharacters(),
    cellClasses: draft.cellClasses,
    rules: groupSequences(draft.rules, rankOf),
    replacements: groupSequences(draft.replacements),
    passes: draft.passes,
    numbers: {
      sign: draft.indicators.get('numsign') ?? [],
      symbols: draft.numberSymbols,
      endSign: draft.indicators.get('nonumsign') ?? [],
      endSymbols: draft.numberEndSymbols,
      stopsWordRules: draft.hasNoContractionMode(),
    },
    capitals: {
      letter: draft.indicators.get('capsletter') ?? [],
      wordBegin: draft.indicators.get('begcapsword') ?? [],
      wordEnd: draft.indicators.get('endcapsword') ?? [],
      phraseBegin: draft.indicators.get('begcapsphrase') ?? [],
      phraseEnd: draft.indicators.get('endcapsphrase') ?? [],
      phraseLength: draft.phraseLength,
      stopsContractions: !draft.hasContractionsInCapitals,
    },
    emphasis: EMPHASES.map((emphasis) => signsOf(draft, emphasis)),
    letterSign: { sign: draft.indicators.get('letsign') ?? [], ...draft.letterSign },
    contractions: contractionSignOf(draft),
    computerBraille: {
      begin: draft.indicators.get('begcomp') ?? [],
      end: draft.indicators.get('endcomp') ?? [],
      cells: draft.computerCells,
    },
    hyphenation: draft.patterns.finish(),
  };
}

/** Rules for any place come after rules with a condition, if they are longer than one character. */
function rankOf({ opcode }: TranslationRule): number {
  return opcode === 'always' ? 1 : 0;
}

function readFile(draft: TableDraft, source: TableSource, file: string, includedFrom: LinePlace): void {
  const text = source(file);
  if (text === undefined) throw new TableError(includedFrom, `there is no table ${file}`);
  if (file.endsWith('.dic')) {
    readHyphenationPatterns(draft, text);
    return;
  }
  for (const words of readTableLines(file, text)) {
    const line = readOpcodeLine(words);
    if (line !== undefined) readLine(draft, source, line);
  }
}

function readLine(draft: TableDraft, source: TableSource, line: OpcodeLine): void {
  if (line.opcode === 'include') {
    readFile(draft, source, operandAt(line, 0), line.place);
    return;
  }
  const reader = OPCODES.get(line.opcode);
  if (reader !== undefined) reader(draft, line);
  else if (!UNUSED_OPCODES.has(line.opcode))
    throw new TableError(line.place, `unknown opcode ${line.opcode}`);
}
