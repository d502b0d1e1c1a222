import { describe, expect, it } from '@jest/globals';
import { fileSample } from '@tastwerk/editor-core/files';
import { renderEngine } from '../../test/render-engine.js';

const utf8 = new TextEncoder();
const importer = renderEngine.importers.get('braille');
if (!importer) throw new Error('no importer of braille files');

const target = {
  kinds: renderEngine.kinds,
  widthMm: 210,
  heightMm: 297,
  area: { x: 10, y: 10, width: 190, height: 277 },
  newId: () => '00000000-0000-4000-8000-000000000001',
};

const read = async (text: string) => (await importer.load())({ name: 'a', bytes: utf8.encode(text) }, target);

describe('the importer of braille files', () => {
  it('knows them by their characters, else by their names', () => {
    const matches = (text: string, name = 'x') => importer.matches(fileSample(name, utf8.encode(text)));
    expect(matches('<?xml version="1.0"?><pef version="2008-1">')).toBe(true);
    expect(matches('⠙⠬⠀⠾⠗⠁⠮⠑')).toBe(true);
    expect(matches('DIE ^TRAE\r\n\f\u001a', 'blatt.brf')).toBe(true);
    expect(matches('Ein Brief', 'brief.docx')).toBe(false);
    expect(matches('<html><p>svg</p></html>', 'x.brf')).toBe(false);
    expect(matches('PK\u0003\u0004', 'x.brf')).toBe(false);
    expect(matches('', 'x.brf')).toBe(false);
  });

  it('gives the rows of all pages in Unicode braille, and what was odd', async () => {
    expect(await read('AB \r\n\r\nC\r\n\fD~\r\n\f')).toMatchObject({
      ok: true,
      value: { kind: 'braille', pages: 2, rows: ['⠁⠃', '', '⠉', expect.stringMatching(/^⠙/u)] },
    });
    const pef =
      '<pef xmlns="http://www.daisy.org/ns/2008/pef" version="2008-1"><body>' +
      '<volume cols="3" rows="2" rowgap="0" duplex="false"><section><page><row>⠁⠃</row></page></section></volume></body></pef>';
    expect(await read(pef)).toMatchObject({ ok: true, value: { pages: 1, rows: ['⠁⠃'] } });
  });

  it.each([
    ['emptyBraille', ' \r\n\f'],
    ['emptyBraille', '<pef'],
    ['brailleTooLong', `${'A'.repeat(40)}\r\n`.repeat(30_000)],
  ])('says why there is nothing to take over: %s', async (code, text) => {
    expect(await read(text)).toEqual({ ok: false, error: { code } });
  });
});
