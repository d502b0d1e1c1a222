import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '../binary/table-codec.js';
import { loadTable } from '../tables/encoded-tables.js';
import { germanReadingData, MIXED_LINES, READING_SENTENCES } from '../testing/reading-corpus.js';
import { countWordsReadRight, wordsIn } from '../testing/words-read-right.js';
import { LoadedTable } from '../translate/loaded-table.js';
import { translateText } from '../translate/translate-text.js';
import { WritingReader } from './writing-reader.js';

/** The share of words that are read right: see the README. */
const LEAST_SHARE = 0.998;

let table: LoadedTable;
let reader: WritingReader;

beforeAll(async () => {
  table = new LoadedTable(readTable(await loadTable('de-g2@3.24')));
  reader = new WritingReader(table, germanReadingData());
});

const written = (text: string) => translateText(table, text).cells.map((cell) => cell & 0x3f);
const cellsOf = (braille: string) => [...braille].map((pattern) => (pattern.codePointAt(0) ?? 0) - 0x2800);
const read = (braille: string) => reader.readLine(cellsOf(braille));

/** Cells at random, the same in each run. */
function randomCells(count: number, seed: number): readonly number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 26;
  });
}

describe('German contracted braille', () => {
  it.each([
    ['⠬⠀⠾⠗⠁⠠⠮⠑', 'die straße'],
    ['⠓⠡⠎⠀⠁⠍⠀⠎⠑⠑', 'haus am see'],
    ['⠦⠚⠁⠦⠂⠀⠎⠛⠦⠀⠻⠄', '„ja“, sagte er.'],
    ['⠦⠚⠁⠴', '»ja«'],
    ['⠓⠡⠎⠠⠤⠀⠛⠴⠞⠉', 'haus – garten'],
    ['⠬⠼⠑⠀⠗⠀⠾⠧⠕', '§ 5 der stvo'],
    ['⠼⠉⠂⠑⠀⠅⠛', '3,5 kg'],
    ['⠼⠁⠃⠈⠒⠉⠚⠀⠥⠓⠗', '12:30 uhr'],
    ['⠼⠁⠚⠼⠚⠴', '10%'],
    ['⠠⠁⠼⠙', 'A4'],
    ['⠠⠋⠠⠼⠙', 'f4'],
    ['⠵⠄⠀⠃⠄', 'z. b.'],
    ['⠠⠨⠺⠺⠺⠄⠑⠭⠁⠍⠏⠇⠑⠄⠕⠗⠛', 'www.example.org'],
    ['⠠⠉⠕⠡⠆', 'co₂'],
    ['⠰⠁⠤⠾⠗⠁⠓⠇⠥', 'α-strahlung'],
    ['⠉', 'sich'],
    ['⠀⠀⠥⠀', '  und '],
    ['', ''],
  ])('%s is read as %s', (braille, text) => {
    const reading = read(braille);
    expect(reading.text).toBe(text);
    expect(reading.unread).toBeUndefined();
  });

  it('says from which cell each character is read', () => {
    expect(read('⠬⠀⠾⠗⠁⠠⠮⠑')).toEqual({
      text: 'die straße',
      sourceIndex: [0, 0, 0, 1, 2, 2, 3, 4, 5, 7],
    });
    expect(read('⠥⠀⠀⠼⠁⠃').sourceIndex).toEqual([0, 0, 0, 1, 2, 3, 5]);
  });

  it('is read by its signs where no text is written so, and its cells are named', () => {
    expect(read('⠥⠀⠑⠗⠀⠥')).toEqual({
      text: 'und er und',
      sourceIndex: [0, 0, 0, 1, 2, 3, 4, 5, 5, 5],
      unread: [2, 3],
    });
    expect(read('⠐')).toEqual({ text: '', sourceIndex: [], unread: [0] });
    expect(reader.readLine([0xff]).unread).toEqual([0]);
  });

  it('is read well in sentences that the data were not counted in', () => {
    let words = 0;
    let right = 0;
    for (const sentence of READING_SENTENCES) {
      const expected = wordsIn(sentence);
      words += expected.length;
      right += countWordsReadRight(expected, wordsIn(reader.readLine(written(sentence)).text));
    }
    expect(words).toBeGreaterThan(5_000);
    expect(right / words).toBeGreaterThan(LEAST_SHARE);
  });

  it('is written with the same cells again, right or not', () => {
    for (const sentence of READING_SENTENCES) {
      const cells = written(sentence);
      const { text, unread } = reader.readLine(cells);
      expect(unread).toBeUndefined();
      expect(written(text)).toEqual(cells);
    }
  });

  it('is written with the same cells again in lines of all kinds, unless cells are named', () => {
    const readings = MIXED_LINES.map((line) => [written(line), reader.readLine(written(line))] as const);
    for (const [cells, { text, unread }] of readings)
      if (unread === undefined) expect(written(text)).toEqual(cells);
    const read = readings.filter(([, { unread }]) => unread === undefined);
    expect(read.length / readings.length).toBeGreaterThan(0.9);
  });

  it.each([1, 2, 3, 4])('takes cells at random (%d)', (seed) => {
    const cells = randomCells(5_000, seed).map((cell) => (cell % 7 === 0 ? 0 : cell));
    const { text, sourceIndex, unread = [] } = reader.readLine(cells);
    expect(sourceIndex).toHaveLength(text.length);
    expect(sourceIndex).toEqual(sourceIndex.toSorted((a, b) => a - b));
    expect(unread).toEqual(unread.toSorted((a, b) => a - b));
  });

  it('takes words that have no end', () => {
    expect(reader.readLine(randomCells(5_000, 5).map((cell) => cell || 1)).sourceIndex.at(-1)).toBeLessThan(
      5_000,
    );
  });
});
