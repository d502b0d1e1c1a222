import { describe, expect, it } from '@jest/globals';
import { cellsFromUnicode } from '@tastwerk/editor-core/braille';
import { decodeText } from '@tastwerk/editor-core/files';
import fc from 'fast-check';
import { anyBraillePages, seenRows } from '../../test/braille-pages.js';
import { renderEngine } from '../../test/render-engine.js';
import { cellsHeldBy } from './cell-encoding.js';
import { EUROBRAILLE_8, EUROBRAILLE_8_CELLS } from './eurobraille-8.js';
import { BRF_PROFILES } from './profile.js';
import { readBrf } from './read-brf.js';
import { brfBytes, writeBrf } from './write-brf.js';

const PROFILE = BRF_PROFILES['eurobraille-8'];
const holds = cellsHeldBy('eurobraille-8');
const cellsOf = (...patterns: readonly string[]) => patterns.map((one) => (one.codePointAt(0) ?? 0) - 0x2800);
const page = (...rows: readonly (readonly number[])[]) => ({ rows, marginLeft: 0, marginTop: 0 });
const bytesOf = (pages: Parameters<typeof writeBrf>[0]) => brfBytes(writeBrf(pages, PROFILE), PROFILE);
const read = (bytes: Uint8Array) => readBrf(decodeText(bytes), { encoding: 'eurobraille-8', holds });

describe('EuroBraille with eight dots', () => {
  it('has a character for each cell but those of the 32 control characters', () => {
    const signs = EUROBRAILLE_8.filter((character) => character !== '');
    expect(EUROBRAILLE_8).toHaveLength(256);
    expect(new Set(signs).size).toBe(224);
    signs.forEach((character) =>
      expect(EUROBRAILLE_8[EUROBRAILLE_8_CELLS.get(character) ?? -1]).toBe(character),
    );
    const without = EUROBRAILLE_8.flatMap((character, cell) => (character === '' ? [cell] : []));
    for (const cell of without) expect(cell & 0b11000000).toBe(0b11000000);
  });

  it.each([
    ['h', '⠓'],
    ['H', '⡓'],
    ['ä', '⢜'],
    ['Ü', '⢦'],
    ['ß', '⢼'],
    ['1', '⠡'],
    ['_', '⡸'],
    ['\u007f', '⠸'],
    ['\u00a0', '⡀'],
  ])('writes %s as %s', (character, pattern) => {
    const [cell = -1] = cellsOf(pattern);
    expect(EUROBRAILLE_8[cell]).toBe(character);
  });

  it('writes a byte for each cell, CR LF and form feeds', () => {
    const bytes = bytesOf([page(cellsOf('⡓', '⢜', '⠥', '⠎'), []), page(cellsOf('⠸'))]);
    expect([...bytes]).toEqual([0x48, 0xe4, 0x75, 0x73, 13, 10, 13, 10, 12, 0x7f, 13, 10, 12]);
  });

  it('is read back with all dots, any cell that a file can have', () => {
    const anyCell = fc.integer({ min: 0, max: 255 }).filter(holds);
    const anyRows = fc.array(fc.array(anyCell, { maxLength: 12 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(anyRows, { maxLength: 4 }), (rows) => {
        const pages = rows.map((one) => page(...one));
        const text = writeBrf(pages, PROFILE);
        expect(readBrf(text, { encoding: 'eurobraille-8', holds }).pages.map(seenRows)).toEqual(
          pages.map(seenRows),
        );
        // Bytes that happen to be UTF-8 are read as such; all others, and all below 128, are as they were.
        const bytes = brfBytes(text, PROFILE);
        expect([...bytes].every((byte, index) => byte === text.charCodeAt(index))).toBe(true);
      }),
    );
  });

  it('comes back from bytes with the characters that Windows-1252 has for 0x80 to 0x9f', () => {
    const cells = Array.from({ length: 32 }, (_, index) =>
      EUROBRAILLE_8.indexOf(String.fromCharCode(0x80 + index)),
    );
    const { pages, notes } = read(bytesOf([page(cells)]));
    expect(pages[0]?.rows[0]).toEqual(cells);
    expect(notes).toEqual([]);
  });

  it('writes cells of control characters without dots 7 and 8', () => {
    const lineFeed = cellsOf('⣚');
    expect([...bytesOf([page(lineFeed)])]).toEqual([0x6a, 13, 10, 12]);
  });

  it('gives pages of six dots back, found out or told', () => {
    fc.assert(
      fc.property(anyBraillePages, (pages) => {
        const text = writeBrf(pages, PROFILE);
        const all = writeBrf([page(cellsFromUnicode('⠸')), ...pages], PROFILE);
        expect(readBrf(text, { encoding: 'eurobraille-8' }).pages.map(seenRows)).toEqual(pages.map(seenRows));
        expect(readBrf(all)).toMatchObject({ profile: { encoding: 'eurobraille-8' }, notes: [] });
      }),
    );
  });

  it('is found out by capitals and letters with accents beside punctuation', () => {
    const encodingOf = (text: string) => readBrf(text).profile.encoding;
    expect(encodingOf('Das Haus, ein Hof.\r\n\f')).toBe('eurobraille-8');
    expect(encodingOf('die häuser, ein hof.\r\n\f')).toBe('eurobraille-8');
    expect(encodingOf('ein haus, ein hof.\r\n\f')).toBe('eurobraille');
    expect(encodingOf('$DAS $HAUS, EIN $HOF.\r\n\f')).toBe('eurobraille-upper');
  });

  it('comes into a document as six dots, and says so', async () => {
    const importer = renderEngine.importers.get('braille');
    const bytes = brfBytes('Häuser, ein Hof.\r\n\f', PROFILE);
    expect(importer?.matches({ name: 'a.brf', text: 'x\u007f\u009c', bytes })).toBe(true);
    const target = {
      kinds: renderEngine.kinds,
      widthMm: 210,
      heightMm: 297,
      area: { x: 10, y: 10, width: 190, height: 277 },
      newId: () => '00000000-0000-4000-8000-000000000001',
    };
    expect(await (await importer?.load())?.({ name: 'a.brf', bytes }, target)).toMatchObject({
      ok: true,
      value: { rows: ['⠓⠜⠥⠎⠑⠗⠂⠀⠑⠊⠝⠀⠓⠕⠋⠄'], notes: [{ code: 'DOTS_7_8_LEFT_OUT', params: { count: 3 } }] },
    });
  });
});
