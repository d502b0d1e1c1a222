import { CLASS_NAMES } from '../model/attributes.js';
import type { Grouping, Swap } from '../model/pass-rule.js';
import { RELEASE_RULES, type Release, type ReleaseRules } from '../model/release.js';
import type { TableCharacter, TranslationRule } from '../model/table.js';
import { type DraftCharacter, withLetter } from './draft-character.js';
import { BackDraft } from './back-draft.js';
import { finishCharacters } from './finish-characters.js';
import { bitOf, OwnClasses } from './own-classes.js';
import { PassDraft } from './pass-draft.js';
import { PatternDraft } from './pattern-draft.js';
import { isDefinition } from './rule-order.js';
import { SignDraft } from './sign-draft.js';
import type { LinePlace } from './table-line.js';

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
  readonly passes = new PassDraft();
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
  readonly ownClasses = new OwnClasses();

  /** What is so in the release that the table belongs to. */
  readonly rules: ReleaseRules;

  constructor(release: Release) {
    this.rules = RELEASE_RULES[release];
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

  /** Gives a character a class and cells. */
  define(codePoint: number, classes: number, cells: readonly number[], isForward: boolean): void {
    const all = withLetter(classes);
    const character = this.known(codePoint);
    character.classes |= all;
    for (const cell of cells) this.classifyCell(cell, cells.length === 1 ? all : 0);
    if (isForward) this.setCells(character, cells);
  }

  /** Of several definitions the first counts where rules are asked; the release says which one does where no rule is. */
  setCells(character: DraftCharacter, cells: readonly number[]): void {
    if (character.definition === undefined || !this.rules.firstDefinitionCounts)
      character.definition = { cells };
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
    return CLASS_NAMES.get(name) ?? bitOf(place, this.ownClasses.named(name));
  }

  classNamed(place: LinePlace, name: string): number | undefined {
    const own = this.ownClasses.find(name);
    return CLASS_NAMES.get(name) ?? (own && bitOf(place, own));
  }

  /** Puts characters, and the cells that are written for them, into the class of a name or a number. */
  addToClass(name: string, codePoints: readonly number[]): void {
    const known = CLASS_NAMES.get(name);
    const own = known === undefined ? this.ownClasses.named(name) : undefined;
    const classes = own?.bit ?? withLetter(known ?? 0);
    for (const codePoint of codePoints) {
      const character = this.known(codePoint);
      character.classes |= classes;
      own?.symbols.push(this.symbolOf(codePoint));
      const base = character.form === undefined ? character : this.character(character.form.of);
      const [cell, ...more] = base.definition?.cells ?? [];
      if (cell === undefined || more.length > 0) continue;
      this.classifyCell(cell, classes);
      own?.cells.push(cell);
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
