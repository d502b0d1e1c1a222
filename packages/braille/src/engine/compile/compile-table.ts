import { WORD_BOUNDARY } from '../model/hyphenation-tree.js';
import type { PassName, PassRule } from '../model/pass-rule.js';
import type { Release } from '../model/release.js';
import { groupSequences } from '../model/sequence-groups.js';
import { smallLetters } from '../model/small-letters.js';
import {
  type BrailleTable,
  type TableCharacter,
  TRANSLATION_OPCODES,
  type TranslationOpcode,
  type TranslationRule,
} from '../model/table.js';
import { characterOpcodes } from './character-opcodes.js';
import { TableDraft } from './draft.js';
import { operandAt, readOpcodeLine, type OpcodeLine } from './opcode.js';
import { passOpcodes } from './pass-opcodes.js';
import { PatternDraft } from './pattern-draft.js';
import { signOpcodes } from './sign-opcodes.js';
import { readCharacters, readTableLines, TableError, type LinePlace } from './table-line.js';
import { translationOpcodes } from './translation-opcodes.js';
import { UNUSED_OPCODES } from './unused-opcodes.js';

/** Gives the text of a table file by its name, undefined where there is none. */
export type TableSource = (file: string) => string | undefined;

const OPCODES = new Map([...characterOpcodes, ...translationOpcodes, ...passOpcodes, ...signOpcodes]);

/** Compiles files and all they include as one table of a release; throws a `TableError` with file and line for text it cannot take. */
export function compileTable(files: readonly string[], source: TableSource, release: Release): BrailleTable {
  const draft = new TableDraft(release);
  for (const file of files) readFile(draft, source, file, { file, line: 0 });
  const characters = draft.finishedCharacters();
  const { signs } = draft;
  const [numberEnd, noContraction] = [signs.signOf('nonumsign'), signs.signOf('nocontractsign')];
  return {
    release,
    characters,
    cellClasses: draft.cellClasses,
    rules: groupRules(draft, characters),
    opcodes: TRANSLATION_OPCODES.filter((opcode) => usesOpcode(draft, opcode)),
    passes: {
      correct: sortedPass(draft, 'correct'),
      context: sortedPass(draft, 'context'),
      pass2: sortedPass(draft, 'pass2'),
      pass3: sortedPass(draft, 'pass3'),
      pass4: sortedPass(draft, 'pass4'),
    },
    numbers: {
      sign: signs.signOf('numsign'),
      endSign: numberEnd,
      hasMode: signs.hasNumberMode,
      keepsContractionsAway: numberEnd.length > 0 && numberEnd.join() === noContraction.join(),
    },
    letterSign: { sign: signs.signOf('letsign'), ...signs.letterSign },
    sequences: {
      sign: noContraction,
      hasDelimiters: signs.hasDelimiters,
      patternsAfter: signs.patternsAfter,
    },
    emphasis: signs.emphasis(),
    modes: signs.modeKinds(),
    keepsCapitalsApart: signs.keepsCapitalsApart,
    hasCapitalModeCharacters: signs.hasCapitalModeCharacters,
    computerBraille: {
      begin: signs.signOf('begcomp'),
      end: signs.signOf('endcomp'),
      cells: draft.computerCells,
    },
    undefinedCells: draft.undefinedCells,
    hyphenation: draft.patterns.finish(),
  };
}

function usesOpcode({ longRules, characters }: TableDraft, opcode: TranslationOpcode): boolean {
  const isUsed = (rules: readonly TranslationRule[]) => rules.some((rule) => rule.opcode === opcode);
  return isUsed(longRules) || characters.some(({ rules }) => isUsed(rules));
}

/** Rules for any place come after rules with a condition, if they are longer than one character. */
function rankOf({ opcode }: TranslationRule): number {
  return opcode === 'always' ? 1 : 0;
}

/** Liblouis' count of buckets for rules over two characters and more. */
const BUCKET_COUNT = 1123;

/**
 * The rules as they are looked for: by small letters, longer ones first. Liblouis looks for a rule in the bucket of the
 * small letters of a text, but keeps it in that of its own characters, so that a rule that begins with a capital is
 * not found unless both buckets are the same. Rules of `context` are moved there, behind the others.
 */
function groupRules(draft: TableDraft, characters: readonly TableCharacter[]) {
  const small = smallLetters(characters);
  const bucketOf = ([first = 0, second = 0]: readonly number[]) =>
    ((characters[first]?.codePoint ?? 0) * 256 + (characters[second]?.codePoint ?? 0)) % BUCKET_COUNT;
  const stays: TranslationRule[] = [];
  const moves: TranslationRule[] = [];
  for (const rule of draft.longRules) {
    const symbols = rule.symbols.map((symbol) => small[symbol] ?? symbol);
    if (bucketOf(symbols) === bucketOf(rule.symbols)) stays.push({ ...rule, symbols });
    else if (rule.opcode === 'context') moves.push({ ...rule, symbols });
  }
  const single = draft.characters.flatMap(({ rules }, symbol) => reachableRules(rules, characters[symbol]));
  return groupSequences([...single, ...stays, ...moves], rankOf);
}

/** The rules of a character up to its first definition, without that where it says what is written anyway. */
function reachableRules(
  rules: readonly TranslationRule[],
  character: TableCharacter | undefined,
): readonly TranslationRule[] {
  const place = rules.findIndex(({ opcode }) => opcode === 'space' || opcode === 'definition');
  if (place < 0) return rules;
  const isKnown = rules[place]?.cells?.join() === character?.cells?.join();
  return rules.slice(0, isKnown ? place : place + 1);
}

/** The rules of a pass, those that begin with a longer string first. */
function sortedPass(draft: TableDraft, name: PassName): readonly PassRule[] {
  return draft.passes[name].toSorted((a, b) => b.begin.length - a.begin.length).map(({ rule }) => rule);
}

function readFile(draft: TableDraft, source: TableSource, file: string, includedFrom: LinePlace): void {
  const text = source(file);
  if (text === undefined) throw new TableError(includedFrom, `there is no table ${file}`);
  if (/^(?:ISO|UTF-8)/u.test(text)) {
    readHyphenationPatterns(draft, text);
    return;
  }
  const lines = readTableLines(file, text, draft.rules.joinsLines);
  for (const line of lines) readLine(draft, source, readOpcodeLine(draft, line));
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
