import { SPACE, UPPERCASE } from '../model/attributes.js';
import type { Expression } from '../model/expression.js';
import type { PassName } from '../model/pass-rule.js';
import { formsByBase, smallLetters } from '../model/small-letters.js';
import { RELEASE_RULES, type ReleaseRules } from '../model/release.js';
import { type BrailleTable, FIRST_FOREIGN_SYMBOL, type TranslationRule } from '../model/table.js';
import type { RunSigns } from '../model/signs.js';
import { Hyphenator } from './hyphenator.js';
import { emphasisBit, modeBit, modeFlagsOf } from './marks/mode-flags.js';
import { LoadedRule } from './loaded-rule.js';
import { PassIndex } from './pass-index.js';
import { PlainLetters } from './plain-letters.js';
import { RuleIndex } from './rule-index.js';
import { RuleSide } from './rule-side.js';

/** A set of symbols that is asked for many characters of a text. */
class SymbolSet {
  private readonly members: Uint8Array;

  constructor(symbols: readonly number[], symbolCount: number) {
    this.members = new Uint8Array(symbolCount);
    for (const symbol of symbols) this.members[symbol] = 1;
  }

  add(symbol: number): void {
    this.members[symbol] = 1;
  }

  has(symbol: number): boolean {
    return this.members[symbol] === 1;
  }
}

const BASIC_PLANE = 0x10000;

const BLANK = 0x20;

/** Says that flags have been found out. */
const KNOWN = 0x80;

/** Signs with the bit that says where they stand. */
export interface BitSigns {
  readonly bit: number;
  readonly signs: RunSigns;
}

/** A table with its indexes, ready to translate. */
export class LoadedTable {
  /** What is so in the release that the table belongs to. */
  readonly release: ReleaseRules;
  readonly rules: RuleIndex<TranslationRule, LoadedRule>;
  /** The classes of what is outside of the text. */
  readonly outside: number;
  /** Whether single capitals are marked. */
  readonly marksCapitals: boolean;
  readonly letterSignExempt: SymbolSet;
  readonly letterSignExemptBefore: SymbolSet;
  readonly letterSignExemptAfter: SymbolSet;
  private readonly passes: Partial<Record<PassName, PassIndex>> = {};
  private knownHyphenator: Hyphenator | undefined;
  private readonly befores = new Map<Expression, RuleSide>();
  private readonly afters = new Map<Expression, RuleSide>();
  private readonly symbols = new Uint16Array(BASIC_PLANE);
  private readonly otherSymbols = new Map<number, number>();
  private readonly classes: Int32Array;
  private readonly roles: Uint8Array;
  private readonly cells: readonly (readonly number[] | undefined)[];
  private readonly small: Uint16Array;
  /** The signs of kinds of emphasis and of modes with their bits. */
  readonly emphasisSigns: readonly BitSigns[];
  readonly modeSigns: readonly BitSigns[];
  private readonly modeFlagsBySymbol: (Uint8Array | undefined)[] = [];
  private knownPlainLetters: PlainLetters | undefined;
  private readonly hasPlainLetters: boolean;
  private forms: ReadonlyMap<number, readonly number[]> | undefined;

  constructor(readonly table: BrailleTable) {
    const { characters } = table;
    this.release = RELEASE_RULES[table.release];
    this.classes = Int32Array.from(characters, (character) => character.classes);
    this.roles = Uint8Array.from(characters, ({ roles }) => roles);
    this.cells = characters.map(({ cells }) => cells);
    this.small = smallLetters(characters);
    characters.forEach(({ codePoint }, symbol) => {
      if (symbol === 0) return;
      if (codePoint < BASIC_PLANE) this.symbols[codePoint] = symbol;
      else this.otherSymbols.set(codePoint, symbol);
    });
    const count = characters.length;
    this.marksCapitals = table.modes.some(
      ({ characters: classes, signs }) => classes === UPPERCASE && signs.letter.length > 0,
    );
    this.emphasisSigns = table.emphasis.map(({ signs }, place) => ({ bit: emphasisBit(place), signs }));
    this.modeSigns = table.modes.map(({ signs }, place) => ({ bit: modeBit(place), signs }));
    this.outside = this.classesOf(this.symbolOf(BLANK));
    this.rules = new RuleIndex(table.rules, count, (rule) => this.loadRule(rule));
    this.letterSignExempt = new SymbolSet(table.letterSign.exempt, count);
    this.letterSignExemptBefore = new SymbolSet(table.letterSign.exemptBefore, count);
    this.letterSignExemptAfter = new SymbolSet(table.letterSign.exemptAfter, count);
    for (const { first, second, items } of table.rules)
      if (second === 0 && items.some(({ opcode }) => opcode === 'word' || opcode === 'largesign'))
        this.letterSignExempt.add(first);
    this.hasPlainLetters = PlainLetters.areIn(this);
  }

  /** The letters that are written as their own cells within words; undefined for a table that has none. */
  get plainLetters(): PlainLetters | undefined {
    return this.hasPlainLetters ? (this.knownPlainLetters ??= new PlainLetters(this)) : undefined;
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

  /** The symbol of a character; that of one that the table does not name is out of the reach of all others. */
  symbolOf(codePoint: number): number {
    const symbol = codePoint < BASIC_PLANE ? this.symbols[codePoint] : this.otherSymbols.get(codePoint);
    return symbol === undefined || symbol === 0 ? FIRST_FOREIGN_SYMBOL + codePoint : symbol;
  }

  /** The classes of a symbol; a character that the table does not name counts as white space. */
  readonly classesOf = (symbol: number): number => this.classes[symbol] ?? SPACE;

  /** What a symbol does in words and numbers, as bits. */
  rolesOf(symbol: number): number {
    return this.roles[symbol] ?? 0;
  }

  /** The classes of a cell; one that the table does not name counts as white space. */
  readonly classesOfCell = (cell: number): number => this.table.cellClasses.get(cell) ?? SPACE;

  /** For each capital the symbol of its small letter, for all other symbols themselves. */
  smallOf(symbols: readonly number[]): number[] {
    return symbols.map((symbol) => this.small[symbol] ?? symbol);
  }

  cellsOf(symbol: number): readonly number[] | undefined {
    return this.cells[symbol];
  }

  /** The classes of all forms of a character and of their base. */
  familyOf(symbol: number): number {
    const base = this.table.characters[symbol]?.base ?? symbol;
    let classes = this.classesOf(base);
    for (const form of this.formsOf(base)) classes |= this.classesOf(form);
    return classes;
  }

  /** Whether a character has a form of some classes that is also a form in its own way. */
  isFormWith(symbol: number, classes: number): boolean {
    const { base = symbol, mode = 0 } = this.table.characters[symbol] ?? {};
    return this.formsOf(base).some(
      (form) =>
        ((this.table.characters[form]?.mode ?? 0) & mode) === mode && (this.classesOf(form) & classes) !== 0,
    );
  }

  /** What a mode says of a symbol, found out once for each. */
  modeFlags(place: number, symbol: number): number {
    const mode = this.table.modes[place];
    if (mode === undefined) return 0;
    const known = (this.modeFlagsBySymbol[place] ??= new Uint8Array(this.table.characters.length));
    const flags = known[symbol];
    if (flags !== undefined && flags !== 0) return flags & ~KNOWN;
    const found = modeFlagsOf(this, mode, symbol);
    if (flags !== undefined) known[symbol] = found | KNOWN;
    return found;
  }

  private formsOf(base: number): readonly number[] {
    this.forms ??= formsByBase(this.table.characters);
    return this.forms.get(base) ?? [];
  }

  private loadRule(rule: TranslationRule): LoadedRule {
    const { beside } = rule;
    return new LoadedRule(
      rule,
      beside && this.sideOf(this.befores, beside.before, -1),
      beside && this.sideOf(this.afters, beside.after, 1),
    );
  }

  /** Rules that ask for the same share it. */
  private sideOf(known: Map<Expression, RuleSide>, expression: Expression, step: 1 | -1): RuleSide {
    const side =
      known.get(expression) ?? new RuleSide(expression, step, this.classesOf, this.table.characters.length);
    known.set(expression, side);
    return side;
  }
}
