import type { RunSigns } from '../../model/signs.js';

/** What one kind of emphasis, or one mode such as capitals, says of a character, as bits. */
export const EMPHASISED = 1;
/** It matters whether the character is emphasised. */
export const EMPHASISABLE = 2;
/** The character stands in a word. */
export const IN_WORD = 4;
/** The character ends an emphasised word. */
export const RESETS = 8;
/** A word that is emphasised as a whole begins here. */
export const WHOLE = 16;

/** A kind of emphasis or a mode in a text. */
export interface MarkedKind {
  /** The bit of the kind in the lists of marks. */
  readonly bit: number;
  readonly signs: RunSigns;
  /** Words that are marked in part belong to phrases, too. */
  readonly partsJoinPhrases: boolean;
  /** What is said of each position, as bits; words are found and changed while marks are. */
  readonly flags: number[];
}

/** Where signs stand, as bits of the kinds that they belong to: one entry for each position and one for the end of the text. */
export class Marks {
  /** Before single characters. */
  readonly symbol: number[];
  /** Before words, and before and behind parts and phrases; there is no room for them before `makeRoom`. */
  begin: number[] = [];
  end: number[] = [];
  word: number[] = [];
  /** By the bit of a kind of emphasis, its flags before they were changed. */
  readonly words = new Map<number, readonly number[]>();

  constructor(readonly length: number) {
    this.symbol = new Array<number>(length + 2).fill(0);
  }

  /** Makes room for marks of words and longer parts: most texts have none. */
  makeRoom(): void {
    if (this.begin.length > 0) return;
    this.begin = new Array<number>(this.length + 2).fill(0);
    this.end = new Array<number>(this.length + 2).fill(0);
    this.word = new Array<number>(this.length + 2).fill(0);
  }

  /** Takes all marks of a position back. */
  clear(position: number): void {
    this.symbol[position] = 0;
    if (this.begin.length === 0) return;
    this.begin[position] = 0;
    this.end[position] = 0;
    this.word[position] = 0;
  }

  /** The kinds that have any mark, by position. */
  all(): number[] {
    if (this.begin.length === 0) return this.symbol.slice();
    return this.begin.map(
      (bits, at) => bits | (this.end[at] ?? 0) | (this.word[at] ?? 0) | (this.symbol[at] ?? 0),
    );
  }
}

/** Whether a list has a bit at a position. */
export function has(bits: readonly number[], position: number, bit: number): boolean {
  return ((bits[position] ?? 0) & bit) !== 0;
}

export function add(bits: number[], position: number, bit: number): void {
  bits[position] = (bits[position] ?? 0) | bit;
}

export function remove(bits: number[], position: number, bit: number): void {
  bits[position] = (bits[position] ?? 0) & ~bit;
}
