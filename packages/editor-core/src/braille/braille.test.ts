import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { blank, id, LABEL, twoPages, withObjects } from '../../test/documents.js';
import { fakeTranslator } from '../../test/fake-braille.js';
import type { Document } from '../document/schema.js';
import { HYPHENS_ONLY } from '../translator/hyphenation/hyphenator.js';
import type { LoadHyphenator } from '../translator/hyphenation/load-hyphenator.js';
import { ok } from '../result.js';
import { braillePagesOf } from './paginate.js';
import { createBrailleBook, translateDocument } from './translate-document.js';
import { cellsFromUnicode, cellsToUnicode, numberCells } from '../translator/cells.js';
import { CELL_CODES } from '../translator/cell-codes.js';
import { BRAILLE_SYSTEMS, languageOfSystem } from '../translator/systems.js';
import { brailleProblems, type BrailleRequest, type BrailleTranslator } from '../translator/translator.js';
import { createObject, kinds } from '../standard.js';

describe('cells', () => {
  it('BRAILLE-3 become Unicode braille and come back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 63 })), (cells) => {
        const text = cellsToUnicode(cells);
        expect(text).toMatch(/^[\u2800-\u283f]*$/u);
        expect(cellsFromUnicode(text)).toEqual(cells);
      }),
    );
    expect(cellsToUnicode([0, 1, 0b100100, 63])).toBe('⠀⠁⠤⠿');
    expect(cellsFromUnicode('a⣿')).toEqual([0, 0]);
  });

  it('BRAILLE-4 have 64 different codes in every table', () => {
    for (const table of Object.values(CELL_CODES)) {
      expect(table).toHaveLength(64);
      expect(new Set(table).size).toBe(64);
      expect(table).toMatch(/^[ -~]{64}$/u);
    }
  });

  it('BRAILLE-4 of the tables write the alphabet and the number sign as braille files do', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    const cells = cellsFromUnicode('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵');
    const write = (table: string) => cells.map((cell) => table.charAt(cell)).join('');
    expect(write(CELL_CODES['na-lower'])).toBe(alphabet);
    expect(write(CELL_CODES['na-upper'])).toBe(alphabet.toUpperCase());
    expect(write(CELL_CODES.eurobraille)).toBe(alphabet);
    expect(write(CELL_CODES['eurobraille-upper'])).toBe(alphabet.toUpperCase());
    for (const table of Object.values(CELL_CODES)) expect(table.charAt(0b111100)).toBe('#');
  });

  it('BRAILLE-5 write numbers as number sign and a to j', () => {
    expect(cellsToUnicode(numberCells(1234567890))).toBe('⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚');
    expect(cellsToUnicode(numberCells(0))).toBe('⠼⠚');
  });
});

describe('what a line lacks', () => {
  it('BRAILLE-7 is each character that is left out, once, or why there is no braille', () => {
    const translation = { cells: [], sourceIndex: [] };
    expect(brailleProblems(ok(translation))).toEqual([]);
    expect(brailleProblems({ ok: false, error: { code: 'BRAILLE_UNAVAILABLE' } })).toEqual([
      { code: 'BRAILLE_UNAVAILABLE' },
    ]);
    const unwritten = [
      { character: '☂', index: 1 },
      { character: '☃', index: 2 },
      { character: '☂', index: 5 },
    ];
    expect(brailleProblems(ok({ ...translation, unwritten }))).toEqual([
      { code: 'BRAILLE_UNTRANSLATABLE', character: '☂', index: 1 },
      { code: 'BRAILLE_UNTRANSLATABLE', character: '☃', index: 2 },
    ]);
  });

  it('BRAILLE-7 is told of a document field by field', async () => {
    const { failures } = await translateDocument(
      kinds,
      withObjects(createObject('label', { uuid: id(7), text: 'Regen ☂ ☂', pristine: false })),
      fakeTranslator,
    );
    expect(failures).toMatchObject([
      {
        uuid: id(7),
        text: 'Regen ☂ ☂',
        failure: { code: 'BRAILLE_UNTRANSLATABLE', character: '☂', index: 6 },
      },
    ]);
  });
});

describe('braille systems', () => {
  it('write one of two languages', () => {
    expect(BRAILLE_SYSTEMS.map(languageOfSystem)).toEqual(['de', 'de', 'de', 'en', 'en']);
  });
});

describe('a braille book', () => {
  it('BRAILLE-1 tells systems apart and lets the last answer count', () => {
    const answer = (cell: number) => ok({ cells: [cell], sourceIndex: [0] });
    const request = { text: 'a', system: 'DE:VOLL' } as const;
    const book = createBrailleBook([
      [request, answer(1)],
      [request, answer(2)],
      [{ ...request, system: 'DE:KURZ' }, answer(3)],
    ]);
    expect(book.get('a', 'DE:VOLL')).toEqual(answer(2));
    expect(book.get('a', 'DE:KURZ')).toEqual(answer(3));
    expect(book.get('a', 'EN:UEB1')).toBeUndefined();
    expect(book.get('b', 'DE:VOLL')).toBeUndefined();
  });
});

describe('translating a document', () => {
  it('BRAILLE-1 asks once for all', async () => {
    const asked: (readonly BrailleRequest[])[] = [];
    const translator: BrailleTranslator = {
      translate(requests, signal) {
        asked.push(requests);
        return fakeTranslator.translate(requests, signal);
      },
    };
    const { book, failures } = await translateDocument(kinds, twoPages(), translator);
    expect(asked).toHaveLength(1);
    expect(failures).toEqual([]);
    expect(book.get('Die Straße', 'DE:VOLL')).toMatchObject({ ok: true });
    await translateDocument(kinds, blank(), translator);
    expect(asked).toHaveLength(1);
  });

  it('BRAILLE-2 names label, field and character of what failed', async () => {
    const document = {
      ...withObjects(
        createObject('label', { uuid: LABEL, text: 'Tor\nam ☃' }),
        createObject('label', { uuid: id(51), text: '☃', displayDots: false }),
      ),
      braillePages: { ...blank().braillePages, content: '☃' },
    };
    const failure = (index: number) => ({ code: 'BRAILLE_UNTRANSLATABLE', character: '☃', index });
    expect((await translateDocument(kinds, document, fakeTranslator)).failures).toEqual([
      { uuid: LABEL, path: ['pages', 0, 'objects', 0, 'text'], text: 'am ☃', failure: failure(3) },
      { uuid: null, path: ['braillePages', 'content'], text: '☃', failure: failure(0) },
    ]);
  });

  it('BRAILLE-2 takes an answer that is missing as unavailable', async () => {
    const silent: BrailleTranslator = { translate: () => Promise.resolve([]) };
    const { failures } = await translateDocument(kinds, twoPages(), silent);
    expect(failures.map(({ failure }) => failure.code)).toEqual([
      'BRAILLE_UNAVAILABLE',
      'BRAILLE_UNAVAILABLE',
      'BRAILLE_UNAVAILABLE',
    ]);
  });

  it('BRAILLE-6 brings the hyphenation of its system where braille pages want it', async () => {
    const asked: string[] = [];
    const load: LoadHyphenator = async (system) => {
      asked.push(system);
      return HYPHENS_ONLY;
    };
    const translate = async (braillePages: Partial<Document['braillePages']>, system: Document['system']) => {
      const document = { ...blank(), system, braillePages: { ...blank().braillePages, ...braillePages } };
      return (await translateDocument(kinds, document, fakeTranslator, { load })).book.hyphenator;
    };
    expect(await translate({ content: 'Haus' }, 'DE:KURZ')).toBe(HYPHENS_ONLY);
    expect(await translate({ content: 'house' }, 'EN:UEB2')).toBe(HYPHENS_ONLY);
    expect(await translate({ content: 'Haus', hyphenation: false }, 'DE:VOLL')).toBeUndefined();
    expect(await translate({}, 'DE:VOLL')).toBeUndefined();
    expect(asked).toEqual(['DE:KURZ', 'EN:UEB2']);
  });

  it('BRAILLE-6 goes without hyphenation where its patterns cannot be had', async () => {
    const document = { ...blank(), braillePages: { ...blank().braillePages, content: 'Haus' } };
    const none: LoadHyphenator = () => Promise.resolve(undefined);
    const { book, failures } = await translateDocument(kinds, document, fakeTranslator, { load: none });
    expect(book.hyphenator).toBeUndefined();
    expect(failures).toEqual([]);
    expect(braillePagesOf(document, book)).toHaveLength(1);
  });
});
