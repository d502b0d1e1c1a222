import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readTable } from '../binary/table-codec.js';
import { compileTable } from '../compile/compile-table.js';
import { decodeBase64, TABLE_MODULES } from './encoded-tables.js';

const source = (file: string) => readFileSync(join(process.cwd(), 'packages/braille/tables', file), 'utf8');

describe('compiled tables', () => {
  it.each(Object.values(TABLE_MODULES))(
    'of $files are those of the table text (else: npm run tables)',
    async ({ files, load }) => {
      const encoded = await load();
      expect(readTable(decodeBase64(encoded.ENCODED_TABLE))).toEqual(compileTable(files, source, '3.24'));
    },
  );
});
