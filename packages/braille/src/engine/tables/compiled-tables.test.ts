import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readTable } from '../binary/read-table.js';
import { compileTable } from '../compile/compile-table.js';
import { decodeBase64 } from './decode-base64.js';
import { ENCODED_TABLES } from './encoded-tables.js';

const source = (file: string) => readFileSync(join(process.cwd(), 'packages/braille/tables', file), 'utf8');

describe('compiled tables', () => {
  it.each([
    ['DE:BASIS', 'de-g0.utb'],
    ['DE:VOLL', 'de-g1.ctb'],
    ['DE:KURZ', 'de-g2.ctb'],
    ['EN:UEB1', 'en-ueb-g1.ctb'],
    ['EN:UEB2', 'en-ueb-g2.ctb'],
  ] as const)('of %s are those of the table text (else: npm run tables)', async (system, file) => {
    const encoded = await ENCODED_TABLES[system]();
    expect(readTable(decodeBase64(encoded.ENCODED_TABLE))).toEqual(compileTable(file, source));
  });
});
