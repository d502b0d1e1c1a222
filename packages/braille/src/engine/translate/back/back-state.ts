import {
  CAPITAL_WORD_MEMBER,
  DIGIT,
  LETTER,
  LITERARY_DIGIT,
  MATH,
  NUMBER_MEMBER,
  NUMBER_MIDDLE,
  SIGN,
  SPACE,
  UPPERCASE,
} from '../../model/attributes.js';
import type { BackOpcode, BackRule } from '../../model/back-table.js';
import type { BackOutput } from './back-text.js';
import type { LoadedBackTable } from './loaded-back-table.js';

/** How far a word in capitals has been read. */
type CapitalWord = 'none' | 'begins' | 'goes on';

/** How far a number has been read. */
type NumberState = 'none' | 'begins' | 'goes on';

/** What has been read behind a letter sign, up to the next white space: letters that each have a cell, or other signs, too. */
type Spelling = 'none' | 'letters' | 'mixed';

/** What signs say of the cells behind them. */
export class BackState {
  capitalNext = false;
  capitalWord: CapitalWord = 'none';
  capitalPhrase = false;
  number: NumberState = 'none';
  /** Letters stand for themselves up to the next white space: whole words do not. */
  spelling: Spelling = 'none';

  constructor(
    private readonly table: LoadedBackTable,
    private readonly output: BackOutput,
  ) {}

  /** The classes of the character that was read last. */
  classesBefore(): number {
    const last = this.output.values.at(-1);
    return last === undefined ? this.table.classesBefore : this.table.classesOf(last);
  }

  /** Ends numbers and words in capitals behind characters that are no part of them. */
  look(): void {
    const last = this.output.values.at(-1);
    const classes = this.classesBefore();
    const roles = last === undefined ? 0 : this.table.rolesOf(last);
    if (this.capitalWord === 'begins' && (classes & UPPERCASE) !== 0) this.capitalWord = 'goes on';
    else if (
      this.capitalWord === 'goes on' &&
      (classes & UPPERCASE) === 0 &&
      (roles & CAPITAL_WORD_MEMBER) === 0
    )
      this.capitalWord = 'none';
    if (
      this.number === 'goes on' &&
      last !== undefined &&
      (classes & LITERARY_DIGIT) === 0 &&
      (roles & (NUMBER_MEMBER | NUMBER_MIDDLE)) === 0
    )
      this.number = 'none';
  }

  /** Takes a sign; answers whether the rule is one. */
  takeSign(opcode: BackOpcode): boolean {
    switch (opcode) {
      case 'capsletter':
        this.capitalNext = true;
        this.capitalWord = 'none';
        break;
      case 'begcapsword':
        this.capitalWord = 'begins';
        break;
      case 'endcapsword':
        this.capitalWord = 'none';
        break;
      case 'begcaps':
        this.capitalPhrase = true;
        break;
      case 'endcaps':
        this.capitalPhrase = false;
        break;
      case 'letsign':
      case 'nonumsign':
      case 'nocontractsign':
        this.spelling = 'letters';
        break;
      case 'numsign':
        this.number = 'begins';
        this.capitalWord = 'none';
        return true;
      case 'endcomp':
      case 'begemph':
      case 'endemph':
        return true;
      case 'begcomp':
        break;
      default:
        return false;
    }
    this.number = 'none';
    return true;
  }

  /** Takes a rule that is no sign. */
  takeRule({ opcode, symbols }: BackRule): void {
    if (this.spelling === 'letters' && !this.isLetter(opcode, symbols)) this.spelling = 'mixed';
    switch (opcode) {
      case 'litdigit':
        this.number = 'goes on';
        break;
      case 'begnum':
        this.number = 'begins';
        break;
      case 'endnum':
        this.number = 'none';
        break;
      case 'space':
        this.number = 'none';
        this.spelling = 'none';
        this.capitalWord = 'none';
        this.capitalNext = false;
        break;
      default:
    }
  }

  /** Writes the characters of a rule, in capitals where signs say so. */
  write(symbols: readonly number[]): void {
    for (const symbol of symbols) {
      const isCapital = this.capitalNext || this.capitalWord !== 'none' || this.capitalPhrase;
      this.output.add(isCapital ? this.table.capitalOf(symbol) : symbol);
      this.capitalNext = false;
    }
  }

  private isLetter(opcode: BackOpcode, [symbol = 0]: readonly number[]): boolean {
    return opcode === 'definition' && (this.table.classesOf(symbol) & LETTER) !== 0;
  }

  /** Whether what was read last begins a word, or nothing but punctuation has been read of it. */
  isWordBegin(): boolean {
    const { values } = this.output;
    for (let at = values.length - 1; at >= 0; at -= 1) {
      const classes = this.table.classesOf(values[at] ?? 0);
      if ((classes & SPACE) !== 0) break;
      if ((classes & (LETTER | DIGIT | MATH | SIGN)) !== 0) return false;
    }
    return true;
  }
}
