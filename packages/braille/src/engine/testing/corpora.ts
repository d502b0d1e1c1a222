import type { Writing } from '../../line-request.js';

/** A writing with its corpus: lines in `corpus/<lines>.txt`, what liblouis writes for them in `corpus/<lines>.<file>.txt`. */
export interface Corpus extends Required<Writing> {
  readonly lines: 'german' | 'english';
  readonly file: string;
}

/** Every table once; the computer notation is the same for all German systems. */
export const CORPORA: readonly Corpus[] = [
  { system: 'DE:BASIS', notation: 'plain', lines: 'german', file: 'de-basis' },
  { system: 'DE:VOLL', notation: 'plain', lines: 'german', file: 'de-voll' },
  { system: 'DE:KURZ', notation: 'plain', lines: 'german', file: 'de-kurz' },
  { system: 'DE:BASIS', notation: 'capitals', lines: 'german', file: 'de-basis-capitals' },
  { system: 'DE:VOLL', notation: 'capitals', lines: 'german', file: 'de-voll-capitals' },
  { system: 'DE:KURZ', notation: 'capitals', lines: 'german', file: 'de-kurz-capitals' },
  { system: 'DE:BASIS', notation: 'computer', lines: 'german', file: 'de-computer' },
  { system: 'EN:UEB1', notation: 'plain', lines: 'english', file: 'en-ueb1' },
  { system: 'EN:UEB2', notation: 'plain', lines: 'english', file: 'en-ueb2' },
];
