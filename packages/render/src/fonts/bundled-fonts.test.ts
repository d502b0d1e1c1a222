import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { embeddedFonts, TRUETYPE_PATHS } from './bundled-fonts.js';

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
  it('have TrueType files with the tables of the WOFF files', () => {
    const published = embeddedFonts().map(({ base64 }) => tablesOf(Buffer.from(base64, 'base64')));
    expect(TRUETYPE_PATHS.map((path) => tablesOf(readFileSync(path)))).toEqual(published);
    expect(published.every((tables) => tables.has('glyf'))).toBe(true);
  });

  it('say which characters each file covers, signs in one of their own', () => {
    const ranges = embeddedFonts().map(({ unicodeRange }) => unicodeRange);
    expect(ranges[0]).toContain('U+0000-00FF');
    expect(ranges[1]).toContain('U+0100-02BA');
    expect(ranges[2]).toContain('U+0370-03E1');
    expect(ranges.at(-1)).toContain('U+2216-230B');
  });
});
