import type { BrailleSystem } from '@tastwerk/editor-core';

/** What a module of a compiled table exports: the table's bytes in base64. */
interface EncodedTable {
  readonly ENCODED_TABLE: string;
}

/**
 * The compiled tables, each in a module of its own that is loaded when it is needed. They are made from the table
 * text in `tables/` by `npm run tables -w @tastwerk/braille`.
 */
export const ENCODED_TABLES: Readonly<Record<BrailleSystem, () => Promise<EncodedTable>>> = {
  'DE:BASIS': () => import('./de-g0.data.js'),
  'DE:VOLL': () => import('./de-g1.data.js'),
  'DE:KURZ': () => import('./de-g2.data.js'),
  'EN:UEB1': () => import('./en-ueb-g1.data.js'),
  'EN:UEB2': () => import('./en-ueb-g2.data.js'),
};
