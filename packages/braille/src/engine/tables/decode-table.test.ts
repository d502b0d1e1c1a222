import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { decodeTable } from './decode-table.js';

const encoded = (...bytes: number[]) => deflateRawSync(Uint8Array.from(bytes)).toString('base64');

describe('the bytes of an encoded table', () => {
  it('are those that were deflated', async () => {
    expect(await decodeTable({ ENCODED_TABLE: encoded(1, 2, 3) })).toEqual(Uint8Array.of(1, 2, 3));
  });

  it('end with the patterns that are shared', async () => {
    const table = { ENCODED_TABLE: encoded(1, 2), ENCODED_PATTERNS: encoded(3) };
    expect(await decodeTable(table)).toEqual(Uint8Array.of(1, 2, 3));
  });

  it.each(['', 'AAAA', encoded(...Array.from({ length: 99 }, (_, at) => at)).slice(0, 40)])(
    'are refused where "%s" is not deflated or cut off',
    async (text) => {
      await expect(decodeTable({ ENCODED_TABLE: text })).rejects.toThrow();
    },
  );
});
