import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyBraillePages } from '../../test/braille-pages.js';
import { pefProblems } from '../../test/pef-rules.js';
import type { PefPage, PefVolume } from './pef-book.js';
import { readPef } from './read-pef.js';
import { writePefVolumes } from './write-pef.js';

const BOOK = `<?xml version="1.0" encoding="UTF-8"?>
<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">
<head><meta xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/x-pef+xml</dc:format>
<dc:identifier>isbn:1</dc:identifier>
<dc:title>Das Haus</dc:title>
<dc:creator>A. Erste</dc:creator>
<dc:creator>B. Zweite</dc:creator>
<dc:publisher>Bücherei</dc:publisher>
<dc:description>Zwei Bände</dc:description>
<dc:date>2026-11-28</dc:date>
<dc:language>de</dc:language>
</meta></head>
<body><volume cols="30" rows="28" rowgap="0" duplex="true"><section>
<page>
<row>⠓⠁⠥⠎</row>
</page>
</section>
<section cols="28" rows="27" rowgap="2" duplex="false">
<page rowgap="0">
<row rowgap="4">⠓</row>
<row/>
<row rowgap="0">⠁</row>
</page>
<page/>
</section></volume>
<volume cols="30" rows="28" rowgap="1" duplex="false"><section>
<page>
<row>⠃⠁⠝⠙</row>
</page>
</section></volume></body>
</pef>
`;

function again(text: string): string {
  const read = readPef(text);
  if (!read.ok) throw new Error(read.error.code);
  return writePefVolumes(read.value.volumes, read.value.metadata);
}

const gap = fc.option(fc.nat({ max: 9 }), { nil: undefined });
const withoutUnset = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

const pages: fc.Arbitrary<readonly PefPage[]> = fc
  .tuple(anyBraillePages, gap, gap)
  .map(([all, ofPage, ofRow]) =>
    all.map((page) => ({
      ...page,
      rowGap: ofPage,
      rowGaps: page.rows.map((_, row) => (row % 2 ? ofRow : undefined)),
    })),
  );
const room = fc.integer({ min: 1, max: 40 });
const optionalRoom = fc.option(room, { nil: undefined });
const optionalSide = fc.option(fc.boolean(), { nil: undefined });
const volumes: fc.Arbitrary<readonly PefVolume[]> = fc.array(
  fc.record({
    sheet: fc.record({ cells: room, rows: room, rowGap: fc.nat({ max: 9 }), duplex: fc.boolean() }),
    sections: fc.array(
      fc.record({
        sheet: fc
          .record({ cells: optionalRoom, rows: optionalRoom, rowGap: gap, duplex: optionalSide })
          .map(withoutUnset),
        pages,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

describe('PEF files of several volumes', () => {
  it('keep metadata, volumes, sections, sides and gaps when they are read and written', () => {
    expect(pefProblems(BOOK)).toEqual([]);
    expect(again(BOOK)).toBe(BOOK);
  });

  it('keep them whatever they are, within the rules of the format', () => {
    fc.assert(
      fc.property(volumes, (any) => {
        const text = writePefVolumes(any, { identifier: 'x' });
        expect(pefProblems(text)).toEqual([]);
        expect(again(text)).toBe(text);
      }),
    );
  });

  it('keep the first of what the format allows once', () => {
    const twice = BOOK.replace('<dc:date>', '<dc:date>2020-01-01</dc:date><dc:date>');
    expect(again(twice)).toBe(BOOK.replace('2026-11-28', '2020-01-01'));
  });

  it('say again what sections say for themselves alone', () => {
    const other = '<section cols="9"><page><row>⠁</row></page></section><section><page/></section>';
    const text = BOOK.replace(/<section>[^]*?<\/section>/u, other);
    const read = readPef(text);
    expect(read.ok && read.value.volumes[0]?.sections.map(({ sheet }) => sheet)).toEqual([
      { cells: 9 },
      {},
      { cells: 28, rows: 27, rowGap: 2, duplex: false },
    ]);
  });

  it('give sheets that are too small the room that their pages need', () => {
    const small = BOOK.replaceAll('cols="30" rows="28"', 'cols="2" rows="1"').replace(
      'rows="27"',
      'rows="3"',
    );
    const widened = again(small);
    expect(pefProblems(small)).not.toEqual([]);
    expect(pefProblems(widened)).toEqual([]);
    expect(widened).toContain('<volume cols="4" rows="1" rowgap="0" duplex="true">');
    expect(widened).toContain('<section cols="28" rows="4" rowgap="2" duplex="false">');
    expect(widened).toContain('<volume cols="4" rows="2" rowgap="1" duplex="false">');
  });
});
