import type { EmphasisSigns } from '../model/run-signs.js';
import type {
  BrailleTable,
  CapitalSigns,
  ComputerBraille,
  ContractionSign,
  LetterSign,
  NumberMode,
  PassName,
  PassRule,
  Replacement,
} from '../model/table.js';
import { flag, listOf, mapOf, number, numbers, record, type Codec } from './codec.js';
import { expression } from './expressions.js';
import { character, passRule } from './rule-codecs.js';
import { groupsOf, translationRules } from './sequence-codecs.js';
import { hyphenationTree } from './tree-codec.js';

const numberMode: Codec<NumberMode> = record({
  sign: numbers,
  symbols: numbers,
  endSign: numbers,
  endSymbols: numbers,
  stopsWordRules: flag,
});

const letterSign: Codec<LetterSign> = record({
  sign: numbers,
  exempt: numbers,
  exemptBefore: numbers,
  exemptAfter: numbers,
});

const contractions: Codec<ContractionSign> = record({
  sign: numbers,
  sequences: groupsOf(record({ symbols: numbers })),
  delimiters: number,
  before: expression,
  after: expression,
});

const runSigns = {
  letter: numbers,
  wordBegin: numbers,
  wordEnd: numbers,
  phraseBegin: numbers,
  phraseEnd: numbers,
  phraseLength: number,
};

const capitals: Codec<CapitalSigns> = record({ ...runSigns, stopsContractions: flag });

const emphasis: Codec<EmphasisSigns> = record({
  ...runSigns,
  modeSymbols: numbers,
  neutralSymbols: numbers,
});

const computerBraille: Codec<ComputerBraille> = record({
  begin: numbers,
  end: numbers,
  cells: mapOf(numbers),
});

const replacement: Codec<Replacement> = record({ symbols: numbers, written: numbers });

const passes: Codec<Readonly<Record<PassName, readonly PassRule[]>>> = record(
  {
    correct: listOf(passRule),
    context: listOf(passRule),
    pass2: listOf(passRule),
    pass3: listOf(passRule),
    pass4: listOf(passRule),
  },
  ['correct', 'context', 'pass2', 'pass3', 'pass4'],
);

/** A whole table behind its first numbers; the order of the fields is that of the file. What is large is read when it is needed. */
export const brailleTable: Codec<BrailleTable> = record(
  {
    characters: listOf(character),
    cellClasses: mapOf(number),
    rules: translationRules,
    replacements: groupsOf(replacement),
    passes,
    numbers: numberMode,
    letterSign,
    contractions,
    capitals,
    emphasis: listOf(emphasis),
    computerBraille,
    hyphenation: hyphenationTree,
  },
  ['rules', 'hyphenation'],
);
