import { describe, expect, it } from '@jest/globals';
import { readBrf, readPef } from '@tastwerk/render/braille-files';
import { strFromU8, unzlibSync } from 'fflate';
import { crc32 } from 'node:zlib';
import { descendants, xmlTree } from '../epub/xml-tree.js';
import { graphicBrf, tactilePef } from './cell-pages.js';
import { DotGrid } from './dot-grid.js';

const ROWS = ['#..#.', '.#..#', '..##.', '#####', '.....', '#....', '....#'];
const grid = DotGrid.fromRows(ROWS, 2.5);
const WORK = {
  identifier: 'urn:uuid:00000000-0000-4000-8000-000000000001',
  title: 'Haus & Hof',
  language: 'de',
};

/** The dots of rows of cells that are 2 wide and `down` high; bits of a cell are column by column. */
function dotsOf(
  cells: readonly (readonly number[])[],
  down: number,
  bitOf: (x: number, y: number) => number,
) {
  return cells.flatMap((row) =>
    Array.from({ length: down }, (_, y) =>
      row.map((cell) => [0, 1].map((x) => (cell & (1 << bitOf(x, y)) ? '#' : '.')).join('')).join(''),
    ),
  );
}

/** `rows` without what is empty at the end of each, and at the end. */
const trimmed = (rows: readonly string[]) =>
  rows
    .map((row) => row.replace(/\.+$/u, ''))
    .join('\n')
    .trimEnd();

describe('a graphic as BRF', () => {
  it('has the dots in cells of six, read back', () => {
    const text = strFromU8(graphicBrf([grid, grid]), true);
    const read = readBrf(text);
    expect(read.pages).toHaveLength(2);
    const rows = read.pages[0]?.rows.map((row) => [...row]) ?? [];
    expect(trimmed(dotsOf(rows, 3, (x, y) => 3 * x + y))).toBe(trimmed(ROWS));
  });
});

describe('a graphic as PEF', () => {
  const file = strFromU8(tactilePef([grid, grid], WORK));
  const tree = xmlTree(file);
  const elements = typeof tree === 'string' ? [] : [...descendants(tree)];

  it('has the dots as rows of cells of eight, read back as any PEF', () => {
    const read = readPef(file, () => true);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const [page] = read.value.volumes.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));
    const rows = page?.rows.map((row) => [...row]) ?? [];
    const bit = (x: number, y: number) => (y === 3 ? 6 + x : 3 * x + y);
    expect(trimmed(dotsOf(rows, 4, bit))).toBe(trimmed(ROWS));
  });

  it('has a graphic for each page with its picture and its size in cells and rows', () => {
    const graphics = elements.filter(({ name }) => name === 'graphic');
    expect(graphics.map(({ attributes }) => Object.fromEntries(attributes))).toEqual([
      { idref: 'graphic-1', indent: '0', width: '3', height: '2' },
      { idref: 'graphic-2', indent: '0', width: '3', height: '2' },
    ]);
    const pictures = elements.filter(({ name }) => name === 'imageData');
    expect(pictures.map(({ attributes }) => attributes.get('id'))).toEqual(['graphic-1', 'graphic-2']);
    expect(file).toContain('xmlns:tg="http://www.aph.org/ns/tactile-graphics/1.0"');
    expect(file).toContain('<dc:title>Haus &amp; Hof</dc:title>');
  });

  it('has a px for each dot in the picture', () => {
    const data = /<tg:imageData[^>]*>([^<]*)</u.exec(file)?.[1] ?? '';
    const png = Buffer.from(data, 'base64');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([5, 7]);
    let at = 8;
    const chunks = new Map<string, Buffer>();
    while (at < png.length) {
      const length = png.readUInt32BE(at);
      const typed = png.subarray(at + 4, at + 8 + length);
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(typed));
      chunks.set(typed.subarray(0, 4).toString('latin1'), typed.subarray(4));
      at += 12 + length;
    }
    const rows = unzlibSync(chunks.get('IDAT') ?? new Uint8Array());
    const dots = ROWS.map((_, row) =>
      Array.from({ length: 5 }, (__, column) =>
        (rows[2 * row + 1] ?? 0) & (0x80 >> column) ? '.' : '#',
      ).join(''),
    );
    expect(dots).toEqual(ROWS);
  });
});
