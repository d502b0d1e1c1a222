import { DIGIT, LETTER, SPACE } from '../model/attributes.js';

/** What a table knows of its symbols; a loaded table is one. */
interface SymbolClasses {
  /** The character classes of a symbol, as bits. */
  classesOf(symbol: number): number;
  /** What a symbol does in words and numbers, as bits. */
  rolesOf(symbol: number): number;
  /** The classes of what is outside of the text. */
  readonly outside: number;
}

/** The text of the main pass as conditions see it. Outside of it is white space and no symbol. */
export class Surroundings {
  readonly length: number;
  /** The character classes of each position, one further on: the first and last entries stand for what is outside. */
  private readonly classes: Int32Array;
  private wordStarts: Int32Array | undefined;
  private wordsAhead: Uint8Array | undefined;
  private wordsBehind: Uint8Array | undefined;

  constructor(
    private readonly table: SymbolClasses,
    private readonly symbols: readonly number[],
  ) {
    this.length = symbols.length;
    this.classes = new Int32Array(symbols.length + 2);
    this.classes[0] = table.outside;
    for (let at = 0; at < symbols.length; at += 1) this.classes[at + 1] = table.classesOf(symbols[at] ?? 0);
    this.classes[symbols.length + 1] = table.outside;
  }

  symbolAt(position: number): number {
    return this.symbols[position] ?? 0;
  }

  /** The character classes at a position, as bits. */
  classesAt(position: number): number {
    return this.classes[position + 1] ?? SPACE;
  }

  /** Whether a character of one of the classes stands at a position inside of the text. */
  isIn(position: number, classes: number): boolean {
    return position >= 0 && position < this.length && ((this.classes[position + 1] ?? 0) & classes) !== 0;
  }

  /** Whether the character at a position has one of some parts in words and numbers. */
  hasRole(position: number, roles: number): boolean {
    return position < this.length && (this.table.rolesOf(this.symbolAt(position)) & roles) !== 0;
  }

  /** Whether a character of one of the classes stands anywhere in the text. */
  has(classes: number): boolean {
    for (let position = 0; position < this.length; position += 1)
      if ((this.classesAt(position) & classes) !== 0) return true;
    return false;
  }

  /** Where the run of letters begins that a position stands in or directly behind. */
  wordStartOf(position: number): number {
    this.wordStarts ??= this.findWordStarts();
    return this.wordStarts[position] ?? position;
  }

  /** Whether a letter or digit comes from a position on before white space does. */
  hasWordAhead(position: number): boolean {
    this.wordsAhead ??= this.findWords(this.length - 1, -1);
    return this.wordsAhead[position] === 1;
  }

  /** Whether a letter or digit comes from a position backwards before white space does. */
  hasWordBehind(position: number): boolean {
    this.wordsBehind ??= this.findWords(0, 1);
    return this.wordsBehind[position] === 1;
  }

  /** Where white space or the end of the text comes from a position on. */
  spaceFrom(position: number): number {
    let end = position;
    while (end < this.length && !this.isIn(end, SPACE)) end += 1;
    return end;
  }

  private findWordStarts(): Int32Array {
    const starts = new Int32Array(this.length + 1);
    for (let position = 1; position <= this.length; position += 1)
      starts[position] =
        (this.classesAt(position - 1) & LETTER) === 0 ? position : (starts[position - 1] ?? position);
    return starts;
  }

  /** Walks from `first` by `step`; each position takes the answer of the one before unless it decides itself. */
  private findWords(first: number, step: 1 | -1): Uint8Array {
    const found = new Uint8Array(this.length);
    let answer = 0;
    for (let position = first; position >= 0 && position < this.length; position += step) {
      const classes = this.classesAt(position);
      if ((classes & (LETTER | DIGIT)) !== 0) answer = 1;
      else if ((classes & SPACE) !== 0) answer = 0;
      found[position] = answer;
    }
    return found;
  }
}
