import type { WrittenCells } from './pass-text.js';

/** Where a word began, to write it once more in another way. */
export interface WordBegin {
  readonly position: number;
  readonly length: number;
  readonly nextMark: number;
}

/** The begin of the text. */
export const TEXT_BEGIN: WordBegin = { position: 0, length: 0, nextMark: 0 };

/** What was written when computer braille went back to the begin of a word. */
export interface EarlierReturn {
  readonly written: WrittenCells;
  readonly steps: readonly number[];
}

/** How often computer braille goes back to earlier words in a line; each time a copy of the line is kept. */
export const MOST_RETURNS = 50;
