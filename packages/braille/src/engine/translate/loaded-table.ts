import { LETTER, SPACE, UPPERCASE } from '../model/attributes.js';
import type { Expression } from '../model/expression.js';
import type { Sequence } from '../model/sequence-groups.js';
import type {
  BrailleTable,
  PassName,
  Replacement,
  TranslationOpcode,
  TranslationRule,
} from '../model/table.js';
import { Hyphenator } from './hyphenator.js';
import { classesIn, RuleSide } from './rule-side.js';
import { PassIndex } from './pass-index.js';
import { RuleIndex } from './rule-index.js';
import { anywhere, RULE_CONDITIONS, type RuleCondition } from './rule-conditions.js';

/** Rules about parts of words; they look at capitals themselves, not at the signs for them. */
const WORD_PART_OPCODES: ReadonlySet<TranslationOpcode> = new Set([
  'sufword',
  'prfword',
  'begword',
  'midword',
  'endword',
  'begmidword',
  'midendword',
  'partword',
]);

/** Rules that no sign for emphasis stands inside of. */
const UNDIVIDED_OPCODES: ReadonlySet<TranslationOpcode> = new Set(['always', 'match', 'word']);

/**
 * Contractions, and signs that join the number behind a space: they rest behind a number up to the next white space, in capitals, and
 * in letters that are not to be read as one.
 */
const CONTRACTING_OPCODES: ReadonlySet<TranslationOpcode> = new Set([
  ...UNDIVIDED_OPCODES,
  ...WORD_PART_OPCODES,
  'joinnum',
]);

/** What stands before and behind the characters of a `match` rule. */
interface RuleSides {
  readonly before: RuleSide;
  readonly after: RuleSide;
}

/** A rule with what its opcode says of it. */
export class LoadedRule {
  readonly opcode: TranslationOpcode;
  readonly symbols: readonly number[];
  readonly cells: readonly number[] | undefined;
  readonly isWordPart: boolean;
  readonly isContracting: boolean;
  readonly isUndivided: boolean;
  /** Undefined where the rule may stand anywhere: most do, and asking costs. */
  readonly condition: RuleCondition | undefined;

  /** `sides` are those of a `match` rule. */
  constructor(
    readonly rule: TranslationRule,
    readonly sides: RuleSides | undefined,
  ) {
    this.opcode = rule.opcode;
    this.symbols = rule.symbols;
    this.cells = rule.cells;
    this.isWordPart = WORD_PART_OPCODES.has(rule.opcode);
    this.isUndivided = UNDIVIDED_OPCODES.has(rule.opcode);
    this.isContracting = CONTRACTING_OPCODES.has(rule.opcode);
    const condition = RULE_CONDITIONS[rule.opcode];
    this.condition = condition === anywhere ? undefined : condition;
  }
}

/** A set of symbols that is asked for every character of a text. */
class SymbolSet {
  private readonly members: Uint8Array;

  constructor(symbols: readonly number[], symbolCount: number) {
    this.members = new Uint8Array(symbolCount);
    for (const symbol of symbols) this.members[symbol] = 1;
  }

  has(symbol: number): boolean {
    return this.members[symbol] === 1;
  }
}

const BASIC_PLANE = 0x10000;

/** A table with its indexes, ready to translate. */
export class LoadedTable {
  readonly rules: RuleIndex<TranslationRule, LoadedRule>;
  readonly replacements: RuleIndex<Replacement>;
  readonly contractions: RuleIndex<Sequence>;
  /** What stands before and behind a sequence that stands alone. */
  readonly besideSequence: RuleSides;
  /** The classes of characters that may stand right before such a sequence. */
  readonly sequenceEdges: number;
  /** Whether letters are marked that stand alone. */
  readonly hasLetterSign: boolean;
  readonly numberSymbols: SymbolSet;
  readonly numberEndSymbols: SymbolSet;
  readonly letterSignExempt: SymbolSet;
  readonly letterSignExemptBefore: SymbolSet;
  readonly letterSignExemptAfter: SymbolSet;
  private readonly passes: Partial<Record<PassName, PassIndex>> = {};
  private knownHyphenator: Hyphenator | undefined;
  private readonly befores = new Map<Expression, RuleSide>();
  private readonly afters = new Map<Expression, RuleSide>();
  private readonly symbols = new Uint16Array(BASIC_PLANE);
  private readonly classes: Int32Array;
  private readonly bases: Uint16Array;
  private readonly cells: readonly (readonly number[] | undefined)[];
  /** 1 for letters that exist in one case only. */
  private readonly oneCase: Uint8Array;

  constructor(readonly table: BrailleTable) {
    this.classes = Int32Array.from(table.characters, (character) => character.classes);
    this.bases = Uint16Array.from(table.characters, (character) => character.base);
    table.characters.forEach((character, symbol) => {
      if (symbol > 0) this.symbols[character.codePoint] = symbol;
    });
    this.cells = table.characters.map(({ cells }) => cells);
    const withCapital = new Set(
      table.characters.filter(({ base }, symbol) => base !== symbol).map(({ base }) => base),
    );
    this.oneCase = Uint8Array.from(table.characters, ({ classes }, symbol) =>
      (classes & LETTER) !== 0 && (classes & UPPERCASE) === 0 && !withCapital.has(symbol) ? 1 : 0,
    );
    const count = table.characters.length;
    this.rules = new RuleIndex(table.rules, count, (rule) => this.loadRule(rule));
    this.replacements = new RuleIndex(table.replacements, count, (rule) => rule);
    this.contractions = new RuleIndex(table.contractions.sequences, count, (sequence) => sequence);
    this.besideSequence = this.sidesOf(table.contractions);
    this.sequenceEdges = SPACE | classesIn(table.contractions.before);
    this.numberEndSymbols = new SymbolSet(table.numbers.endSymbols, count);
    this.numberSymbols = new SymbolSet(table.numbers.symbols, count);
    this.hasLetterSign = table.letterSign.sign.length > 0;
    this.letterSignExempt = new SymbolSet(table.letterSign.exempt, count);
    this.letterSignExemptBefore = new SymbolSet(table.letterSign.exemptBefore, count);
    this.letterSignExemptAfter = new SymbolSet(table.letterSign.exemptAfter, count);
  }

  /** The patterns for syllables; they are many and most tables and texts ask for none. */
  get hyphenator(): Hyphenator {
    return (this.knownHyphenator ??= new Hyphenator(this.table.hyphenation));
  }

  /** The rules of a pass. */
  pass(name: PassName): PassIndex {
    const readsCells = name !== 'correct' && name !== 'context';
    return (this.passes[name] ??= new PassIndex(
      this.table.passes[name],
      readsCells ? this.classesOfCell : this.classesOf,
      readsCells,
    ));
  }

  /** The symbol of a character, 0 where the table does not know it. */
  symbolOf(codePoint: number): number {
    return codePoint < BASIC_PLANE ? (this.symbols[codePoint] ?? 0) : 0;
  }

  readonly classesOf = (symbol: number): number => this.classes[symbol] ?? 0;

  readonly classesOfCell = (cell: number): number => this.table.cellClasses.get(cell) ?? 0;

  baseOf(symbol: number): number {
    return this.bases[symbol] ?? 0;
  }

  cellsOf(symbol: number): readonly number[] | undefined {
    return this.cells[symbol];
  }

  /** Whether a character is a letter that exists in one case only, such as a ligature. */
  hasOneCase(symbol: number): boolean {
    return this.oneCase[symbol] === 1;
  }

  private loadRule(rule: TranslationRule): LoadedRule {
    return new LoadedRule(rule, rule.beside && this.sidesOf(rule.beside));
  }

  private sidesOf({ before, after }: NonNullable<TranslationRule['beside']>): RuleSides {
    return { before: this.sideOf(this.befores, before, -1), after: this.sideOf(this.afters, after, 1) };
  }

  /** Rules that ask for the same share it. */
  private sideOf(known: Map<Expression, RuleSide>, expression: Expression, step: 1 | -1): RuleSide {
    const side =
      known.get(expression) ?? new RuleSide(expression, step, this.classesOf, this.table.characters.length);
    known.set(expression, side);
    return side;
  }
}
