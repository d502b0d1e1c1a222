import type { RunSigns } from '../../model/signs.js';

/** What one kind of emphasis or one mode, such as capitals, says of each position of a text. */
export interface MarkedKind {
  /** The bit of the kind in the lists of marks. */
  readonly bit: number;
  readonly signs: RunSigns;
  /** 1 where the character is emphasised. */
  readonly emphasised: Uint8Array;
  /** 1 where it matters whether the character is emphasised. */
  readonly emphasisable: Uint8Array;
  /** 1 where the character stands in a word. */
  readonly inWord: Uint8Array;
  /** 1 where the character ends an emphasised word. */
  readonly resets: Uint8Array;
}

/** Where signs stand, as bits of the kinds that they belong to: one entry for each position and one for the end of the text. */
export class Marks {
  readonly begin: Uint32Array;
  readonly end: Uint32Array;
  readonly word: Uint32Array;
  readonly symbol: Uint32Array;
  /** By the bit of a kind of emphasis, 1 where a character stands in a word. */
  readonly words = new Map<number, Uint8Array>();

  constructor(readonly length: number) {
    this.begin = new Uint32Array(length + 2);
    this.end = new Uint32Array(length + 2);
    this.word = new Uint32Array(length + 2);
    this.symbol = new Uint32Array(length + 2);
  }

  /** The kinds that have any mark at a position. */
  at(position: number): number {
    return (
      (this.begin[position] ?? 0) |
      (this.end[position] ?? 0) |
      (this.word[position] ?? 0) |
      (this.symbol[position] ?? 0)
    );
  }

  /** Takes all marks of a position back. */
  clear(position: number): void {
    this.begin[position] = 0;
    this.end[position] = 0;
    this.word[position] = 0;
    this.symbol[position] = 0;
  }
}

export function has(marks: Uint32Array, position: number, bit: number): boolean {
  return ((marks[position] ?? 0) & bit) !== 0;
}

export function add(marks: Uint32Array, position: number, bit: number): void {
  marks[position] = (marks[position] ?? 0) | bit;
}

export function remove(marks: Uint32Array, position: number, bit: number): void {
  marks[position] = (marks[position] ?? 0) & ~bit;
}
