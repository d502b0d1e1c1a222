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
import type { TableDraft } from './draft.js';
import { readTableText, type TableSource } from './read-table.js';
import { isDefinition, rankOf } from './rule-order.js';

/** Compiles files and all they include as one table of a release; throws a `TableError` with file and line for text it cannot take. */
export function compileTable(files: readonly string[], source: TableSource, release: Release): BrailleTable {
  const draft = readTableText(files, source, release, 'writing');
  const characters = draft.finishedCharacters();
  const { signs } = draft;
  const [numberEnd, noContraction] = [signs.signOf('nonumsign'), signs.signOf('nocontractsign')];
  return {
    release,
    characters,
    cellClasses: draft.cellClasses,
    rules: groupRules(draft, characters),
    opcodes: TRANSLATION_OPCODES.filter((opcode) => usesOpcode(draft, opcode)),
    passes: draft.passes.sorted(),
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
  const place = rules.findIndex(isDefinition);
  if (place < 0) return rules;
  const isKnown = rules[place]?.cells?.join() === character?.cells?.join();
  return rules.slice(0, isKnown ? place : place + 1);
}
