import type { Emphasis } from '../../line-request.js';
import { FIRST_OWN_CLASS, OWN_CLASS_LIMIT } from '../model/attributes.js';
import type { EmphasisSigns } from '../model/run-signs.js';
import type { PassName, PassRule, Replacement, TableCharacter, TranslationRule } from '../model/table.js';
import { PatternDraft } from './pattern-draft.js';
import { TableError, type LinePlace } from './table-line.js';

interface DraftCharacter {
  readonly codePoint: number;
  classes: number;
  base: number;
  cells: readonly number[] | undefined;
}

/** A table while its text is being read. */
export class TableDraft {
  readonly characters: DraftCharacter[] = [{ codePoint: 0, classes: 0, base: 0, cells: undefined }];
  readonly cellClasses = new Map<number, number>();
  readonly rules: TranslationRule[] = [];
  readonly replacements: Replacement[] = [];
  readonly passes: Record<PassName, PassRule[]> = {
    correct: [],
    context: [],
    pass2: [],
    pass3: [],
    pass4: [],
  };
  /** Of several files of patterns the last one counts. */
  patterns = new PatternDraft();
  readonly numberSymbols: number[] = [];
  readonly numberEndSymbols: number[] = [];
  phraseLength = 0;
  hasContractionsInCapitals = true;
  readonly letterSign = {
    exempt: new Array<number>(),
    exemptBefore: new Array<number>(),
    exemptAfter: new Array<number>(),
  };
  readonly indicators = new Map<string, readonly number[]>();
  readonly emphasis = new Map<Emphasis, EmphasisSigns>();
  readonly contractions: { readonly symbols: readonly number[] }[] = [];
  readonly afterPatterns: (readonly number[])[] = [];
  readonly computerCells = new Map<number, readonly number[]>();
  private readonly symbols = new Map<number, number>();
  private readonly ownClasses = new Map<string, number>();

  /** The symbol of a character; a character not met before gets one without a meaning. */
  symbolOf(codePoint: number): number {
    const known = this.symbols.get(codePoint);
    if (known !== undefined) return known;
    const symbol = this.characters.length;
    this.characters.push({ codePoint, classes: 0, base: symbol, cells: undefined });
    this.symbols.set(codePoint, symbol);
    return symbol;
  }

  symbolsOf(codePoints: readonly number[]): readonly number[] {
    return codePoints.map((codePoint) => this.symbolOf(codePoint));
  }

  /** Symbols as rules compare them: capitals as their small letters. */
  basesOf(codePoints: readonly number[]): readonly number[] {
    return codePoints.map((codePoint) => this.character(this.symbolOf(codePoint)).base);
  }

  /** The symbols of a rule's characters: one character counts as it is, of several the capitals as small letters. */
  ruleSymbolsOf(codePoints: readonly number[]): readonly number[] {
    return codePoints.length === 1 ? this.symbolsOf(codePoints) : this.basesOf(codePoints);
  }

  character(symbol: number): DraftCharacter {
    const character = this.characters[symbol];
    if (character === undefined) throw new RangeError(`no symbol ${symbol}`);
    return character;
  }

  /** Gives a character a class and, if it has none yet, its cells; the first definition of cells counts. */
  define(codePoint: number, classes: number, cells: readonly number[]): void {
    const character = this.character(this.symbolOf(codePoint));
    character.classes |= classes;
    character.cells ??= cells;
    this.classifyCell(cells, classes);
  }

  /** Makes a character another form of a defined one: same cells, same rules. */
  defineForm(codePoint: number, classes: number, base: number): void {
    const baseSymbol = this.symbolOf(base);
    const character = this.character(this.symbolOf(codePoint));
    character.classes |= classes;
    character.base = baseSymbol;
  }

  addToClass(place: LinePlace, name: string, codePoints: readonly number[]): void {
    const bit = this.classOf(place, name);
    for (const codePoint of codePoints) {
      const character = this.character(this.symbolOf(codePoint));
      character.classes |= bit;
      this.classifyCell(character.cells ?? [], bit);
    }
  }

  /** The bit of one of the table's own classes, which is made where it is first named. */
  classOf(place: LinePlace, name: string): number {
    const known = this.ownClasses.get(name);
    if (known !== undefined) return known;
    if (this.ownClasses.size === OWN_CLASS_LIMIT) throw new TableError(place, 'too many character classes');
    const bit = FIRST_OWN_CLASS << this.ownClasses.size;
    this.ownClasses.set(name, bit);
    return bit;
  }

  classNamed(name: string): number | undefined {
    return this.ownClasses.get(name);
  }

  /**
   * Whether the sign behind a number is the one that keeps contractions away: then it says so for all that follows, as
   * in Unified English Braille.
   */
  hasNoContractionMode(): boolean {
    const [endSign, noContractionSign] = [
      this.indicators.get('nonumsign'),
      this.indicators.get('nocontractsign'),
    ];
    return endSign !== undefined && endSign.join() === noContractionSign?.join();
  }

  /** The characters as the finished table has them: other forms take the cells of their base. */
  finishedCharacters(): readonly TableCharacter[] {
    return this.characters.map((character) => ({
      ...character,
      cells: character.cells ?? this.character(character.base).cells,
    }));
  }

  private classifyCell(cells: readonly number[], classes: number): void {
    const [cell] = cells;
    if (cell !== undefined && cells.length === 1)
      this.cellClasses.set(cell, (this.cellClasses.get(cell) ?? 0) | classes);
  }
}
