import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { embeddedFonts, LETTER_PATHS, TRUETYPE_PATHS } from './bundled-fonts.js';

const require = createRequire(import.meta.url);

/** Tables of a WOFF file or of the TrueType file made from it, by tag. */
function tablesOf(font: Buffer): ReadonlyMap<string, string> {
  const isWoff = font.toString('latin1', 0, 4) === 'wOFF';
  const count = font.readUInt16BE(isWoff ? 12 : 4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = isWoff ? 44 + index * 20 : 12 + index * 16;
      const offset = font.readUInt32BE(entry + (isWoff ? 4 : 8));
      const stored = font.readUInt32BE(entry + (isWoff ? 8 : 12));
      const data = font.subarray(offset, offset + stored);
      const isPacked = isWoff && stored < font.readUInt32BE(entry + 12);
      return [
        font.toString('latin1', entry, entry + 4),
        (isPacked ? inflateSync(data) : data).toString('base64'),
      ];
    }),
  );
}

describe('the bundled fonts', () => {
  it('have TrueType files with the tables of the published WOFF files', () => {
    const published = embeddedFonts().map(({ base64 }) => tablesOf(Buffer.from(base64, 'base64')));
    expect(TRUETYPE_PATHS.map((path) => tablesOf(readFileSync(path)))).toEqual(published);
    expect(published.map((tables) => tables.has('glyf'))).toEqual([true, true, true]);
  });

  it('have the tables of Noto Sans in the further files for letters', () => {
    const further = LETTER_PATHS.slice(TRUETYPE_PATHS.length);
    expect(further).toHaveLength(5);
    for (const path of further) {
      const woff = require.resolve(`@fontsource/noto-sans/files/${basename(path, '.ttf')}.woff`);
      expect(tablesOf(readFileSync(path))).toEqual(tablesOf(readFileSync(woff)));
    }
  });

  it('say which characters each file covers, Greek letters in one of their own', () => {
    const ranges = embeddedFonts().map(({ unicodeRange }) => unicodeRange);
    expect(ranges[0]).toContain('U+0000-00FF');
    expect(ranges[1]).toContain('U+0100-02BA');
    expect(ranges[2]).toContain('U+03A3-03FF');
  });
});
