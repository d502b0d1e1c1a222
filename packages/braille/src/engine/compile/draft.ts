import {
  CLASS_NAMES,
  FIRST_OWN_CLASS,
  LETTER,
  LOWERCASE,
  OWN_CLASS_LIMIT,
  SPACE,
  UPPERCASE,
} from '../model/attributes.js';
import type { Grouping, PassName, PassRule, Swap } from '../model/pass-rule.js';
import type { TableCharacter, TranslationRule } from '../model/table.js';
import { BackDraft } from './back-draft.js';
import { finishCharacters } from './finish-characters.js';
import { PatternDraft } from './pattern-draft.js';
import { SignDraft } from './sign-draft.js';
import { TableError, type LinePlace } from './table-line.js';

/** A character while the table is read. */
export interface DraftCharacter {
  readonly codePoint: number;
  /** The table says something about the character; others are taken for white space. */
  isKnown: boolean;
  classes: number;
  roles: number;
  /** Its cells. */
  definition: { readonly cells: readonly number[] } | undefined;
  /** The character that it is a form of, with the class of the form. */
  form: { readonly of: number; readonly mode: number } | undefined;
  readonly rules: TranslationRule[];
}

/** A rule of a pass with the string that it begins with: longer ones are tried first. */
interface DraftPassRule {
  readonly rule: PassRule;
  readonly begin: readonly number[];
}

/** What stands before an opcode. */
export interface RulePrefixes {
  readonly staysInSyllable: boolean;
  readonly avoidsMarkBefore: boolean;
  readonly avoidsMarkAfter: boolean;
  readonly classesBefore: number;
  readonly classesAfter: number;
}

/** Whether a line is for writing, for reading or for both. */
interface RuleDirections {
  readonly isForward: boolean;
  readonly isBackward: boolean;
}

/** A rule that nothing stands before. */
export const NO_PREFIXES: RulePrefixes = {
  staysInSyllable: false,
  avoidsMarkBefore: false,
  avoidsMarkAfter: false,
  classesBefore: 0,
  classesAfter: 0,
};

/** A table while its text is being read. */
export class TableDraft {
  readonly characters: DraftCharacter[] = [];
  readonly cellClasses = new Map<number, number>();
  /** Rules over two characters and more, in the order of the table. */
  readonly longRules: TranslationRule[] = [];
  readonly passes: Record<PassName, DraftPassRule[]> = {
    correct: [],
    context: [],
    pass2: [],
    pass3: [],
    pass4: [],
  };
  readonly swaps = new Map<string, Swap>();
  readonly groupings: Grouping[] = [];
  readonly signs = new SignDraft();
  /** The rules that read cells. */
  readonly back = new BackDraft();
  /** Of several files of patterns the last one counts. */
  patterns = new PatternDraft();
  readonly computerCells = new Map<number, readonly number[]>();
  undefinedCells: readonly number[] | undefined;
  private readonly symbols = new Map<number, number>();
  private readonly ownClasses = new Map<string, number>();

  constructor() {
    this.addSymbol(0);
  }

  /** The symbol of a character; one that the table has not named before gets one without a meaning. */
  symbolOf(codePoint: number): number {
    return this.symbols.get(codePoint) ?? this.addSymbol(codePoint);
  }

  symbolsOf(codePoints: readonly number[]): readonly number[] {
    return codePoints.map((codePoint) => this.symbolOf(codePoint));
  }

  character(symbol: number): DraftCharacter {
    const character = this.characters[symbol];
    if (character === undefined) throw new RangeError(`no symbol ${symbol}`);
    return character;
  }

  /** A character that the table says something about from here on. */
  known(codePoint: number): DraftCharacter {
    const character = this.character(this.symbolOf(codePoint));
    character.isKnown = true;
    return character;
  }

  /** Gives a character a class and cells. Of several definitions the last one counts where no rule is asked, the first where rules are. */
  define(codePoint: number, classes: number, cells: readonly number[], isForward: boolean): void {
    const all = withLetter(classes);
    const character = this.known(codePoint);
    character.classes |= all;
    for (const cell of cells) this.classifyCell(cell, cells.length === 1 ? all : 0);
    if (isForward) character.definition = { cells };
  }

  classifyCell(cell: number, classes: number): void {
    this.cellClasses.set(cell, (this.cellClasses.get(cell) ?? 0) | classes);
  }

  /** Adds a rule where it is looked for: by its character, or by its first two. Definitions stay behind all others. */
  addRule(rule: TranslationRule): void {
    const [only, second] = rule.symbols;
    if (only === undefined) return;
    if (second !== undefined) {
      this.longRules.push(rule);
      return;
    }
    const character = this.character(only);
    character.isKnown = true;
    const { rules } = character;
    const place = isDefinition(rule) ? -1 : rules.findIndex(isDefinition);
    rules.splice(place < 0 ? rules.length : place, 0, rule);
  }

  /** Adds a rule for the directions that its line is for. `=` reads nothing, as it names no cells. */
  addLineRule(
    rule: Omit<TranslationRule, 'symbols'>,
    codePoints: readonly number[],
    { isForward, isBackward }: RuleDirections,
  ): void {
    if (!isForward && !isBackward) return;
    const symbols = this.symbolsOf(codePoints);
    const { opcode, cells, classesBefore, classesAfter } = rule;
    if (isForward) this.addRule({ ...rule, symbols });
    if (isBackward && cells !== undefined)
      this.back.addRule({ opcode, cells, symbols, classesBefore, classesAfter });
  }

  /** The class of a name or a number, which is made where it is first named. */
  classOf(place: LinePlace, name: string): number {
    const known = this.classNamed(name);
    if (known !== undefined) return known;
    if (this.ownClasses.size === OWN_CLASS_LIMIT) throw new TableError(place, 'too many character classes');
    const bit = FIRST_OWN_CLASS << this.ownClasses.size;
    this.ownClasses.set(name, bit);
    return bit;
  }

  classNamed(name: string): number | undefined {
    return CLASS_NAMES.get(name) ?? this.ownClasses.get(name);
  }

  /** The class that was the first, second, third or fourth to get a name; 0 where there are fewer. */
  namedClassAt(index: number): number {
    const names = [...this.ownClasses.keys()].filter((name) => !/^\d$/u.test(name));
    return this.ownClasses.get(names[index] ?? '') ?? 0;
  }

  addToClass(classes: number, codePoints: readonly number[]): void {
    const all = withLetter(classes);
    for (const codePoint of codePoints) {
      const character = this.known(codePoint);
      character.classes |= all;
      const base = character.form === undefined ? character : this.character(character.form.of);
      const cells = base.definition?.cells ?? [];
      const [cell] = cells;
      if (cell !== undefined && cells.length === 1) this.classifyCell(cell, all);
    }
  }

  finishedCharacters(): readonly TableCharacter[] {
    return finishCharacters(this);
  }

  private addSymbol(codePoint: number): number {
    const symbol = this.characters.length;
    this.characters.push({
      codePoint,
      isKnown: false,
      classes: 0,
      roles: 0,
      definition: undefined,
      form: undefined,
      rules: [],
    });
    this.symbols.set(codePoint, symbol);
    return symbol;
  }
}

/** Capitals and small letters are letters. */
export function withLetter(classes: number): number {
  return (classes & (UPPERCASE | LOWERCASE)) === 0 ? classes : classes | LETTER;
}

function isDefinition({ opcode }: TranslationRule): boolean {
  return opcode === 'space' || opcode === 'definition';
}

/** The classes of a character that the table says nothing about. */
export const UNKNOWN_CLASSES = SPACE;
