import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import type { Notation, Writing } from '../../line-request.js';

/** What a module of a compiled table exports: the table's bytes in base64. */
interface EncodedTable {
  readonly ENCODED_TABLE: string;
}

/** A compiled table: the files it is made of in `tables/`, in this order, and the module that is loaded when it is needed. */
interface TableModule {
  readonly files: readonly string[];
  readonly load: () => Promise<EncodedTable>;
}

/** Our own rules, for characters that the tables of liblouis do not know. */
const GERMAN_SUPPLEMENT = 'own/de-supplement.uti';
const ENGLISH_SUPPLEMENT = 'own/en-supplement.uti';

/** The compiled tables by name. They are made by `npm run tables -w @tastwerk/braille`. */
export const TABLE_MODULES = {
  'de-g0': { files: [GERMAN_SUPPLEMENT, 'de-g0.utb'], load: () => import('./de-g0.data.js') },
  'de-g1': { files: [GERMAN_SUPPLEMENT, 'de-g1.ctb'], load: () => import('./de-g1.data.js') },
  'de-g2': { files: [GERMAN_SUPPLEMENT, 'de-g2.ctb'], load: () => import('./de-g2.data.js') },
  'de-g0-detailed': {
    files: [GERMAN_SUPPLEMENT, 'de-g0-detailed.utb'],
    load: () => import('./de-g0-detailed.data.js'),
  },
  'de-g1-detailed': {
    files: [GERMAN_SUPPLEMENT, 'de-g1-detailed.ctb'],
    load: () => import('./de-g1-detailed.data.js'),
  },
  'de-g2-detailed': {
    files: [GERMAN_SUPPLEMENT, 'de-g2-detailed.ctb'],
    load: () => import('./de-g2-detailed.data.js'),
  },
  'de-comp6': { files: ['de-comp6.utb'], load: () => import('./de-comp6.data.js') },
  'en-ueb-g1': { files: [ENGLISH_SUPPLEMENT, 'en-ueb-g1.ctb'], load: () => import('./en-ueb-g1.data.js') },
  'en-ueb-g2': { files: [ENGLISH_SUPPLEMENT, 'en-ueb-g2.ctb'], load: () => import('./en-ueb-g2.data.js') },
} as const satisfies Record<string, TableModule>;

/** The name of a compiled table. */
export type TableName = keyof typeof TABLE_MODULES;

const TABLES: Readonly<Record<BrailleSystem, Readonly<Record<Notation, TableName>>>> = {
  'DE:BASIS': { plain: 'de-g0', capitals: 'de-g0-detailed', computer: 'de-comp6' },
  'DE:VOLL': { plain: 'de-g1', capitals: 'de-g1-detailed', computer: 'de-comp6' },
  'DE:KURZ': { plain: 'de-g2', capitals: 'de-g2-detailed', computer: 'de-comp6' },
  'EN:UEB1': { plain: 'en-ueb-g1', capitals: 'en-ueb-g1', computer: 'en-ueb-g1' },
  'EN:UEB2': { plain: 'en-ueb-g2', capitals: 'en-ueb-g2', computer: 'en-ueb-g1' },
};

/** The table that a writing needs. */
export function tableOf({ system, notation = 'plain' }: Writing): TableName {
  return TABLES[system][notation];
}

/** The bytes of base64 text. */
export function decodeBase64(text: string): Uint8Array {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
