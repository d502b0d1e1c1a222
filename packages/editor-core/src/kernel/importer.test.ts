import { describe, expect, it } from '@jest/globals';
import { standardEngine } from '../standard.js';
import { fileSample, SAMPLE_BYTES } from './importer.js';

const utf8 = new TextEncoder();
const importer = standardEngine.importers.get('svg');
if (!importer) throw new Error('no importer of drawings');

describe('the sample of a file', () => {
  it('is its beginning, as bytes and as text without a mark and blanks', () => {
    const { bytes, text } = fileSample('a.svg', utf8.encode(`\ufeff  <svg>${'x'.repeat(SAMPLE_BYTES)}`));
    expect(bytes).toHaveLength(SAMPLE_BYTES);
    expect(text.startsWith('<svg>x')).toBe(true);
  });

  it('may end within a character', () => {
    const { text } = fileSample('a.txt', utf8.encode('⠁'.repeat(SAMPLE_BYTES)));
    expect(text.startsWith('⠁⠁')).toBe(true);
  });

  it('is read as UTF-16 where a mark says so', () => {
    expect(fileSample('a.pef', Uint8Array.of(0xff, 0xfe, 0x3c, 0, 0x70, 0)).text).toBe('<p');
  });
});

describe('the importer of drawings', () => {
  const target = {
    kinds: standardEngine.kinds,
    widthMm: 210,
    heightMm: 297,
    area: { x: 10, y: 10, width: 190, height: 277 },
    newId: () => '00000000-0000-4000-8000-000000000001',
  };
  const read = async (markup: string) =>
    (await importer.load())({ name: 'a.svg', bytes: utf8.encode(markup) }, target);

  it('knows SVG files by what stands in them', () => {
    const matches = (text: string) => importer.matches(fileSample('x', utf8.encode(text)));
    expect(matches('<?xml version="1.0"?><!-- a --><svg xmlns="x">')).toBe(true);
    expect(matches('<ns:svg>')).toBe(true);
    expect(matches('<html><p>svg</p></html>')).toBe(false);
  });

  it('gives shapes and labels in the area that has room, and names what it leaves out', async () => {
    const result = await read(
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><image href="x.png"/>' +
        '<rect width="96" height="96" fill="black"/><text x="5" y="80">Haus</text></svg>',
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        kind: 'objects',
        objects: [
          { type: 'path', x: 10 },
          { type: 'label', text: 'Haus' },
        ],
        leftOut: ['image'],
      },
    });
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', { code: 'emptyDrawing' }],
    [
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="x.png"/></svg>',
      { code: 'unusableDrawing', leftOut: ['image'] },
    ],
  ])('says why there is nothing to take over: %s', async (markup, error) => {
    expect(await read(markup)).toEqual({ ok: false, error });
  });
});
