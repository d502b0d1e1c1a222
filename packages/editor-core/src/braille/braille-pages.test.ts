import { describe, expect, it } from '@jest/globals';
import { blank } from '../../test/documents.js';
import { fakeLookup } from '../../test/fake-braille.js';
import { braillePagesOf, brailleParagraphs } from './paginate.js';
import { braillePageText } from './page-text.js';

const document = {
  ...blank(),
  graphicTitle: ' Das\nHaus ',
  braillePages: {
    ...blank().braillePages,
    imageDescription: { type: 'Karte', summary: 'Ein Haus', details: 'Dach\nTor' },
    content: 'Eins\n\nZwei\n',
  },
};

function withContent(content: string) {
  return { ...blank(), braillePages: { ...blank().braillePages, content } };
}

describe('the braille pages of a document', () => {
  it('PAGINATE-8 say title, type, summary, details and content', () => {
    const kinds = brailleParagraphs(document, fakeLookup).map(({ kind, cells }) => [kind, cells.length]);
    expect(kinds).toEqual([
      ['heading', 7],
      ['text', 0],
      ['text', 5],
      ['text', 7],
      ['text', 3],
      ['text', 3],
      ['text', 0],
      ['text', 4],
      ['text', 0],
      ['text', 3],
    ]);
    expect(braillePagesOf(document, fakeLookup)).toHaveLength(1);
    expect(braillePagesOf(blank(), fakeLookup)).toEqual([]);
  });

  it('PAGINATE-8 leave out what is not translated or cannot be', () => {
    expect(
      brailleParagraphs(document, { get: () => undefined }).every(({ cells }) => cells.length === 0),
    ).toBe(true);
    const snow = { ...document, braillePages: { ...document.braillePages, content: 'Eis\n☃' } };
    expect(brailleParagraphs(snow, fakeLookup).at(-1)?.cells).toHaveLength(3);
  });

  it.each([
    ['- Apfel', 'item', '- Apfel'],
    ['12. Birne', 'item', '12. Birne'],
    ['3) Nuss', 'item', '3) Nuss'],
    ['# Obst', 'heading', 'Obst'],
    ['### Obst', 'heading', 'Obst'],
    ['-5 Grad', 'text', '-5 Grad'],
    ['1945. Ein Jahr', 'text', '1945. Ein Jahr'],
    ['#hashtag', 'text', '#hashtag'],
    ['-', 'text', '-'],
  ])('PAGINATE-9 take "%s" as %s', (line, kind, text) => {
    expect(braillePageText(withContent(line))).toMatchObject([{ kind, text }]);
  });

  it('PAGINATE-12 know for each paragraph where it stands in its field', () => {
    const content = '  Eins\r\n\r\n\tZwei\r# Drei \n- Vier  ';
    const paragraphs = braillePageText(withContent(content));
    expect(paragraphs.map(({ text }) => text)).toEqual(['Eins', '', 'Zwei', 'Drei', '- Vier']);
    for (const { text, offset } of paragraphs) expect(content.slice(offset).startsWith(text)).toBe(true);
    const [title] = braillePageText(document);
    expect(title).toMatchObject({ text: 'Das Haus', offset: 1, path: ['graphicTitle'] });
  });

  it('PAGINATE-3 write one blank cell between words however many blanks print has', () => {
    const [paragraph] = brailleParagraphs(withContent('Haus   am  See'), fakeLookup);
    const [plain] = brailleParagraphs(withContent('Haus am See'), fakeLookup);
    expect(paragraph?.cells).toEqual(plain?.cells);
    expect(paragraph?.sourceIndex.at(-1)).toBe(13);
  });
});
