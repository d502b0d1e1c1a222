import { LETTER, UPPERCASE } from '../model/attributes.js';
import type { BrailleTable, PassName, Replacement, TranslationRule } from '../model/table.js';
import { Hyphenator } from './hyphenator.js';
import { PassIndex } from './pass-index.js';
import { rankOf, RuleIndex } from './rule-index.js';

const BASIC_PLANE = 0x10000;

/** A table with its indexes, ready to translate. */
export class LoadedTable {
  readonly rules: RuleIndex<TranslationRule>;
  readonly replacements: RuleIndex<Replacement>;
  readonly contractions: RuleIndex<{ readonly symbols: readonly number[] }>;
  readonly passes: Readonly<Record<PassName, PassIndex>>;
  readonly hyphenator: Hyphenator;
  /** Letters with a capital form, by their base symbol. */
  private readonly withCapital: ReadonlySet<number>;
  readonly numberSymbols: ReadonlySet<number>;
  readonly numberEndSymbols: ReadonlySet<number>;
  readonly letterSignExempt: ReadonlySet<number>;
  readonly letterSignExemptBefore: ReadonlySet<number>;
  readonly letterSignExemptAfter: ReadonlySet<number>;
  private readonly symbols = new Uint16Array(BASIC_PLANE);
  private readonly classes: Int32Array;
  private readonly bases: Uint16Array;

  constructor(readonly table: BrailleTable) {
    this.classes = Int32Array.from(table.characters, (character) => character.classes);
    this.bases = Uint16Array.from(table.characters, (character) => character.base);
    table.characters.forEach((character, symbol) => {
      if (symbol > 0) this.symbols[character.codePoint] = symbol;
    });
    this.withCapital = new Set(
      table.characters.filter(({ base }, symbol) => base !== symbol).map(({ base }) => base),
    );
    this.rules = new RuleIndex(table.rules, rankOf);
    this.replacements = new RuleIndex(table.replacements, () => 0);
    this.contractions = new RuleIndex(table.contractions.sequences, () => 0);
    const { correct, context, pass2, pass3, pass4 } = table.passes;
    this.passes = {
      correct: new PassIndex(correct, this.classesOf),
      context: new PassIndex(context, this.classesOf),
      pass2: new PassIndex(pass2, this.classesOfCell),
      pass3: new PassIndex(pass3, this.classesOfCell),
      pass4: new PassIndex(pass4, this.classesOfCell),
    };
    this.hyphenator = new Hyphenator(table.hyphenation);
    this.numberEndSymbols = new Set(table.numbers.endSymbols);
    this.numberSymbols = new Set(table.numbers.symbols);
    this.letterSignExempt = new Set(table.letterSign.exempt);
    this.letterSignExemptBefore = new Set(table.letterSign.exemptBefore);
    this.letterSignExemptAfter = new Set(table.letterSign.exemptAfter);
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
    return this.table.characters[symbol]?.cells;
  }

  /** Whether a character is a letter that exists in one case only, such as a ligature. */
  hasOneCase(symbol: number): boolean {
    const classes = this.classesOf(symbol);
    return (classes & LETTER) !== 0 && (classes & UPPERCASE) === 0 && !this.withCapital.has(symbol);
  }
}
