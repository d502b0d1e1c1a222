import { describe, expect, it } from '@jest/globals';
import { readPef } from './read-pef.js';

function file(body: string, namespace = 'http://www.daisy.org/ns/2008/pef'): string {
  return `<p:pef xmlns:p="${namespace}" version="2008-1">
<p:head><p:meta xmlns:d="http://purl.org/dc/elements/1.1/"><d:identifier> x1 </d:identifier></p:meta></p:head>
<p:body>${body}</p:body></p:pef>`;
}

function codes(text: string): readonly string[] {
  const read = readPef(text);
  return read.ok ? read.value.notes.map(({ code }) => code) : [read.error.code];
}

describe('readPef', () => {
  it('reads all volumes and sections in a row, with any prefix', () => {
    const read = readPef(
      file(`<p:volume cols="4" rows="2" rowgap="0" duplex="true">
<p:section><p:page><p:row> ⠓⠁ </p:row><p:row/></p:page></p:section>
<p:section cols="6"><p:page><p:row>⠇</p:row></p:page></p:section></p:volume>`),
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        pages: [
          { rows: [[19, 1], []], marginLeft: 0, marginTop: 0 },
          { rows: [[7]], marginLeft: 0, marginTop: 0 },
        ],
        metadata: { identifier: 'x1' },
        size: { cells: 6, rows: 2 },
        notes: [{ code: 'PARTS_JOINED', line: 5, count: 1 }],
      },
    });
  });

  it('says what is against the rules and reads it all the same', () => {
    expect(
      codes(
        file(
          `<p:volume cols="1" rows="1"><p:section><p:page rowgap="2"><p:row>⠇⡁x</p:row><p:row/></p:page></p:section></p:volume>`,
          'urn:other',
        ),
      ).toSorted(),
    ).toEqual([
      'CHARACTER_UNKNOWN',
      'DOTS_7_8_LEFT_OUT',
      'NAMESPACE_FOREIGN',
      'ROWS_TOO_MANY',
      'ROW_GAP_LEFT_OUT',
      'ROW_TOO_LONG',
    ]);
  });

  it('keeps the pages before a fault of the XML', () => {
    const whole = file(
      '<p:section><p:page><p:row>⠓</p:row></p:page><p:page><p:row>⠁</p:row></p:page></p:section>',
    );
    const read = readPef(whole.slice(0, whole.indexOf('⠁')));
    expect(read).toMatchObject({
      ok: true,
      value: { pages: [{ rows: [[19]] }], notes: [{ code: 'XML_BROKEN', line: 3 }] },
    });
  });

  it('refuses what is no XML and what holds no page', () => {
    expect(readPef('HALLO')).toEqual({ ok: false, error: { code: 'PEF_NOT_XML', line: 1 } });
    expect(readPef('')).toMatchObject({ ok: false, error: { code: 'PEF_NOT_XML' } });
    expect(readPef('<pef/>')).toEqual({ ok: false, error: { code: 'PEF_WITHOUT_PAGES', line: 1 } });
  });

  it('expands no entities that a file declares', () => {
    const bomb = `<!DOCTYPE pef [<!ENTITY a "⠁⠁⠁">]>${file('<p:page><p:row>&a;</p:row></p:page>')}`;
    expect(codes(bomb)).toEqual(['PEF_NOT_XML']);
  });
});
