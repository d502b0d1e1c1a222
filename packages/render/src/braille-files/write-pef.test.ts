import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyBraillePages, seenRows } from '../../test/braille-pages.js';
import { pefProblems } from '../../test/pef-rules.js';
import { readPef } from './read-pef.js';
import { writePef } from './write-pef.js';

const METADATA = { identifier: 'urn:uuid:1', title: 'Haus & <Hof>', language: 'de' };

describe('writePef', () => {
  it('writes one volume with the room of the paper, margins as blank cells and empty rows', () => {
    const pages = [{ rows: [[19, 1], []], marginLeft: 1, marginTop: 1 }];
    expect(writePef(pages, METADATA, { cells: 34, rows: 28 })).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">
<head><meta xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/x-pef+xml</dc:format>
<dc:identifier>urn:uuid:1</dc:identifier>
<dc:title>Haus &amp; &lt;Hof&gt;</dc:title>
<dc:language>de</dc:language>
</meta></head>
<body><volume cols="34" rows="28" rowgap="0" duplex="false"><section>
<page>
<row/>
<row>⠀⠓⠁</row>
<row/>
</page>
</section></volume></body>
</pef>
`,
    );
  });

  it('keeps the rules of the format for any pages, and holds what they show', () => {
    fc.assert(
      fc.property(anyBraillePages, fc.string(), (pages, title) => {
        const text = writePef(pages, { ...METADATA, title });
        expect(pefProblems(text)).toEqual([]);
        const read = readPef(text);
        if (!read.ok) throw new Error(read.error.code);
        expect(read.value.pages.map(seenRows)).toEqual(pages.length === 0 ? [[]] : pages.map(seenRows));
        expect(read.value.notes).toEqual([]);
        expect(writePef(read.value.pages, read.value.metadata, read.value.size)).toBe(text);
      }),
    );
  });

  it('is held by rules that find faults', () => {
    const text = writePef([{ rows: [[1, 3]], marginLeft: 0, marginTop: 0 }], METADATA);
    expect(pefProblems(text.replace('cols="2"', 'cols="1"'))).toEqual(['a row of 2 cells']);
    expect(pefProblems(text.replace('⠃', 'b'))).toEqual(['row ⠁b']);
    expect(pefProblems(text.replace('urn:uuid:1', ''))).toEqual(['dc:identifier']);
    expect(pefProblems(text.replace('2008-1', '2009'))).toEqual(['root']);
    expect(pefProblems(text.replaceAll('section', 'part'))).toHaveLength(2);
    expect(pefProblems(text.replace('rowgap="0"', 'rowgap="1"'))).toEqual(['a page of 2 rows']);
    expect(pefProblems(text.replace('<section>', '<section duplex="no">'))).toEqual([
      'duplex no of a section',
    ]);
  });
});
