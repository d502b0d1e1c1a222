import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cellsToUnicode } from '../../translator/cells.js';
import { type OwnWord, WORD_PLACES } from '../own-word.js';
import { mergedOwnWords } from '../own-words.js';
import { cellsOfText, dotsOfCells } from './cells-text.js';
import { readOwnWords } from './read-own-words.js';
import { writeTable, writeWordList } from './write-own-words.js';

const read = (...lines: string[]) => readOwnWords(lines.join('\n'), 'DE:KURZ');
const word = (text: string, braille: string | null, ...places: OwnWord['places']): OwnWord => ({
  word: text,
  braille,
  places: places.length === 0 ? ['whole'] : places,
  system: 'DE:KURZ',
});

describe('cells in files', () => {
  it.each([
    ['⠧⠁⠎⠑', '⠧⠁⠎⠑'],
    ['1236-1-234-15', '⠧⠁⠎⠑'],
    ['vase', '⠧⠁⠎⠑'],
    ['VASE', '⠧⠁⠎⠑'],
    ['1-278', undefined],
    ['vä', undefined],
    ['', undefined],
  ])('are read from patterns, dots and braille code: %s', (text, expected) => {
    expect(cellsOfText(text)).toBe(expected);
  });

  it('are written by their dots', () => {
    expect(dotsOfCells('⠧⠁⠿')).toBe('1236-1-123456');
  });
});

describe('a table of liblouis as own words', () => {
  it('gives a word for each rule, with the places of its opcode', () => {
    const { words, refused } = read(
      '# Wörter unserer Schule',
      'word vase 1236-1-234-15   die Vase',
      'begword auto 1-2',
      'noback always stra\\x00dfe 234-5',
      'sufword abc =',
    );
    expect(words).toEqual([
      word('vase', '⠧⠁⠎⠑'),
      word('auto', '⠁⠂', 'begin'),
      word('straße', '⠎⠐', ...WORD_PLACES),
      word('a|b|c', null, 'whole', 'begin'),
    ]);
    expect(refused).toEqual([]);
  });

  it('OWN-8 says which lines say something else, and why', () => {
    const { words, refused } = read(
      'word vase 1236',
      'include de-g2.ctb',
      'word topf 12-78',
      'word VASE 1',
      'word a,b 1',
    );
    expect(words).toEqual([word('vase', '⠧')]);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([
      [2, 'OPCODE_UNKNOWN'],
      [3, 'CELLS_INVALID'],
      [4, 'WORD_REPEATED'],
      [5, 'WORD_INVALID'],
    ]);
  });
});

describe('a word list as own words', () => {
  it('has a word in each line, with its cells or its division, and where it holds', () => {
    const { words, refused } = read(
      '\ufeffVase\t⠧⠁⠎⠑',
      'Topf; topf; begin, end',
      'Haus|tür',
      'Staubecken = Staub|ecken',
      'Bett|laken\tbegin',
      '# system: EN:UEB2',
      'word\t⠺',
    );
    expect(words).toEqual([
      word('Vase', '⠧⠁⠎⠑'),
      word('Topf', '⠞⠕⠏⠋', 'begin', 'end'),
      word('Haus|tür', null),
      word('Staub|ecken', null),
      word('Bett|laken', null, 'begin'),
      { ...word('word', '⠺'), system: 'EN:UEB2' },
    ]);
    expect(refused).toEqual([]);
  });

  it('OWN-1 has signs, which hold anywhere where that is not said', () => {
    const { words, refused } = read('✓\t⠩', '♀; 45-1346; whole', '=\t⠶', '$\t⠎', '{ ⠐', '🌂\t⠥');
    expect(words).toEqual([
      word('✓', '⠩', ...WORD_PLACES),
      word('♀', '⠘⠭'),
      word('=', '⠶', ...WORD_PLACES),
      word('🌂', '⠥', ...WORD_PLACES),
    ]);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([
      [4, 'WORD_INVALID'],
      [5, 'CELLS_INVALID'],
    ]);
  });

  it('says which lines it cannot take', () => {
    const { refused } = read('Vase', 'Topf\tüber', 'Haus\tTisch|bein', 'Tür\t⠞\toben', 'zwei Wörter\t⠵');
    expect(refused.map(({ code }) => code)).toEqual([
      'CELLS_INVALID',
      'CELLS_INVALID',
      'WORD_INVALID',
      'PLACE_UNKNOWN',
      'WORD_INVALID',
    ]);
  });
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'ß', 'z'), minLength: 1, maxLength: 6 });
const cells = fc.array(fc.integer({ min: 1, max: 63 }), { minLength: 1, maxLength: 6 }).map(cellsToUnicode);
const anyWords = fc
  .array(
    fc.record({
      word: fc.tuple(letters, letters).map((parts) => parts.join('|')),
      places: fc.subarray([...WORD_PLACES], { minLength: 1 }),
      system: fc.constantFrom('DE:KURZ', 'DE:VOLL', 'fr:fr-bfu-g2@3.39'),
      braille: fc.option(cells),
    }),
  )
  .map((words) =>
    mergedOwnWords(
      words.map((one): OwnWord => (one.braille === null ? one : { ...one, word: one.word.replace('|', '') })),
    ),
  );

describe('own words that are written to a file', () => {
  const bySystem = (words: readonly OwnWord[]) =>
    [...new Set(words.map(({ system }) => system))].flatMap((system) =>
      words.filter((one) => one.system === system),
    );

  it('OWN-8 come back from a word list as they were', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        expect(readOwnWords(writeWordList(words), 'DE:VOLL')).toEqual({
          words: bySystem(words),
          refused: [],
        });
      }),
    );
  });

  it('OWN-8 come back from a table with the same cells at the same places', () => {
    const heldAt = (words: readonly OwnWord[]) =>
      words
        .flatMap(({ word: letters, places, system, braille }) =>
          places.map((place) => [letters, place, system, braille].join(' ')),
        )
        .sort();
    fc.assert(
      fc.property(anyWords, (words) => {
        const withCells = words.map((one) =>
          one.braille === null ? { ...one, word: one.word.replace('|', ''), braille: '⠿' } : one,
        );
        const { words: again, refused } = readOwnWords(
          writeTable(words, () => '⠿'),
          'DE:VOLL',
        );
        expect(refused.filter(({ code }) => code !== 'WORD_REPEATED')).toEqual([]);
        for (const line of heldAt(again)) expect(heldAt(withCells)).toContain(line);
      }),
    );
  });

  it('leave out divided words without cells in a table', () => {
    expect(writeTable([word('Haus|tür', null), word('Vase', '⠧')], () => undefined)).toBe(
      '# system: DE:KURZ\nword vase 1236\n',
    );
  });
});
