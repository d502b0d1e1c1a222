import type { CELL_CODES } from '@tastwerk/editor-core';

/** How braille pages become a text file. */
export interface BrailleFileProfile {
  /** Which of the core's 64-character tables writes the cells. */
  readonly encoding: keyof typeof CELL_CODES;
  readonly lineEnd: 'crlf' | 'lf';
}

/** What is known as international BRF: upper-case North American ASCII braille, CR LF. */
export const INTERNATIONAL_BRF: BrailleFileProfile = { encoding: 'na-upper', lineEnd: 'crlf' };
