import { describe, expect, it } from '@jest/globals';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync } from 'fflate';
import { NO_BRAILLE } from '@tastwerk/editor-core/braille';
import { ellipsePath } from '@tastwerk/editor-core/geometry';
import { DOT_GEOMETRY, type Primitive } from '@tastwerk/editor-core/scene';
import { type Described, documentOf, engine, publicationOf } from '../../test/engine.js';
import { checkPublication } from '../check/check-publication.js';
import { descendants, type Element, xmlTree } from '../epub/xml-tree.js';
import { documentPublication } from './document-publication.js';

const WHOLE: Described = {
  summary: 'Ein Teich und ein Haus',
  details: '# Aufbau\n[Seite 12]\n- oben das Haus\n- unten der Teich',
};

async function filesOf(described: Described, author?: string): Promise<ReadonlyMap<string, string>> {
  const files = unzipSync(await publicationOf(documentOf(described), author));
  return new Map(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

function treeOf(markup: string | undefined): Element {
  const tree = xmlTree(markup ?? '');
  if (typeof tree === 'string') throw new Error(tree);
  return tree;
}

const elementsOf = (markup: string | undefined, name: string) =>
  [...descendants(treeOf(markup))].filter((element) => element.name === name);

const textsOf = (markup: string | undefined, name: string) =>
  elementsOf(markup, name).map(({ text }) => text.trim());

describe('a document as an eBraille publication', () => {
  it.each([
    ['with a text and one graphic', WHOLE],
    ['with several graphics', { ...WHOLE, pages: 3 }],
    ['without a text', {}],
    ['without a title', { title: '' }],
    [
      'of another language',
      { title: 'Le jardin', summary: 'Un étang', system: 'fr:fr-bfu-g2@3.39' as const },
    ],
  ])('keeps the rules of eBraille: %s', async (_, described: Described) => {
    expect(checkPublication(await publicationOf(documentOf(described)), 'garten.ebrl')).toEqual([]);
  });

  it('has no message of EPUBCheck but that it does not know the properties that eBraille asks for', async () => {
    const result = await EpubCheck.validate(await publicationOf(documentOf({ ...WHOLE, pages: 2 })));
    const told = result.messages.map(({ id, message }) => `${id} ${/a11y:\w+/u.exec(message)?.[0]}`);
    expect(told.sort()).toEqual([
      'OPF-027 a11y:brailleCellType',
      'OPF-027 a11y:brailleSystem',
      'OPF-027 a11y:completeTranscription',
      'OPF-027 a11y:producer',
      'OPF-027 a11y:tactileGraphics',
    ]);
  });

  it('names its files as the specification does, `mimetype` first and not compressed', async () => {
    const bytes = await publicationOf(documentOf(WHOLE));
    expect([...(unzipSync(bytes).mimetype ?? [])].length).toBe(20);
    // Method of compression and length of the extra field of the first entry (ZIP, local file header).
    expect([bytes[8], bytes[28]]).toEqual([0, 0]);
    expect(strFromU8(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
    expect([...(await filesOf(WHOLE)).keys()]).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'package.opf',
      'index.html',
      'ebraille/text.xhtml',
      'ebraille/graphic-1.xhtml',
      'ebraille/graphic-1.svg',
      'ebraille/graphics.pdf',
    ]);
  });

  it('gives the same bytes again, and says when the document was last saved', async () => {
    const described = { ...WHOLE, lastSaved: '2026-05-04T10:11:12.345Z' };
    const [one, other] = await Promise.all([1, 2].map(() => publicationOf(documentOf(described))));
    expect(one).toEqual(other);
    const opf = (await filesOf(described)).get('package.opf');
    expect(textsOf(opf, 'date')).toEqual(['2026-05-04']);
    expect(textsOf(opf, 'meta')).toContain('2026-05-04T10:11:12Z');
  });

  it('says what it is: title, author, language, braille, graphics', async () => {
    const opf = (await filesOf(WHOLE, 'Ada & Söhne')).get('package.opf');
    expect(textsOf(opf, 'title')).toEqual(['Der Garten']);
    expect(textsOf(opf, 'creator')).toEqual(['Ada & Söhne']);
    expect(textsOf(opf, 'language')).toEqual(['de-Brai']);
    expect(textsOf(opf, 'rights')).toEqual([
      'CC BY-SA 4.0 – https://creativecommons.org/licenses/by-sa/4.0/',
    ]);
    const properties = new Map(
      elementsOf(opf, 'meta').map(({ attributes, text }) => [attributes.get('property'), text]),
    );
    expect(Object.fromEntries(properties)).toMatchObject({
      'a11y:brailleCellType': '6',
      'a11y:brailleSystem': 'German grade1',
      'a11y:tactileGraphics': 'SVG, PDF',
    });
    expect(textsOf((await filesOf({})).get('package.opf'), 'creator')).toEqual(['Unbekannt']);
  });

  it('writes the words of the braille pages as headings, paragraphs, lists and pages of the print', async () => {
    const text = (await filesOf(WHOLE)).get('ebraille/text.xhtml');
    expect(textsOf(text, 'h1')).toEqual(['⠙⠑⠗⠀⠛⠁⠗⠞⠑⠝']);
    expect(textsOf(text, 'h2')).toEqual(['⠡⠋⠃⠡']);
    expect(textsOf(text, 'p')[0]).toBe('⠩⠝⠀⠞⠩⠹⠀⠥⠝⠙⠀⠩⠝⠀⠓⠡⠎');
    expect(textsOf(text, 'li')).toHaveLength(2);
    expect(elementsOf(text, 'div').map(({ attributes }) => attributes.get('role'))).toEqual([
      'doc-pagebreak',
    ]);
    const pages = elementsOf((await filesOf(WHOLE)).get('index.html'), 'a').map(({ attributes }) =>
      attributes.get('href'),
    );
    expect(pages).toEqual([
      'ebraille/text.xhtml',
      'ebraille/graphic-1.xhtml',
      'ebraille/text.xhtml#print-page-1',
    ]);
  });

  it('shows each graphic with title and legend, and links text and graphics both ways', async () => {
    const files = await filesOf({ ...WHOLE, pages: 2 });
    const graphic = files.get('ebraille/graphic-2.xhtml');
    expect(textsOf(graphic, 'h1')).toEqual(['⠛⠗⠁⠋⠊⠅⠀⠼⠃']);
    expect(elementsOf(graphic, 'img').map(({ attributes }) => [...attributes.values()])).toEqual([
      ['graphic-2.svg', '⠙⠑⠗⠀⠛⠁⠗⠞⠑⠝⠀⠛⠗⠁⠋⠊⠅⠀⠼⠃'],
    ]);
    expect(textsOf(graphic, 'li')).toEqual(['⠞⠑⠀⠞⠩⠹']);
    const links = (name: string) =>
      elementsOf(files.get(name), 'a').map(({ attributes }) => attributes.get('href'));
    expect(links('ebraille/graphic-2.xhtml')).toEqual(['text.xhtml']);
    expect(links('ebraille/text.xhtml')).toEqual(['graphic-1.xhtml', 'graphic-2.xhtml']);
  });

  it('draws graphics as they swell, with titles in braille and no print', async () => {
    const svg = (await filesOf(WHOLE)).get('ebraille/graphic-1.svg');
    const titles = textsOf(svg, 'title');
    expect(titles[0]).toBe('⠙⠑⠗⠀⠛⠁⠗⠞⠑⠝');
    expect(titles.every((title) => /^[\u2800-\u28ff]*$/u.test(title))).toBe(true);
    expect(elementsOf(svg, 'text')).toEqual([]);
    expect(elementsOf(svg, 'path').length).toBeGreaterThan(0);
  });

  it('has no print in what is clipped, either', () => {
    const drawn = {
      layer: 'relief',
      objectId: null,
      origin: { x: 5, y: 5 },
      angle: 0,
      ink: '000000',
    } as const;
    const children: readonly Primitive[] = [
      { ...drawn, type: 'text', text: 'Teich', sizeMm: 5, widthMm: 12 },
      { ...drawn, type: 'braille', cells: [30, 17], dots: DOT_GEOMETRY, text: 'Teich' },
    ];
    const clip: Primitive = {
      type: 'clip',
      layer: 'relief',
      objectId: null,
      clip: ellipsePath({ x: 0, y: 0, width: 50, height: 50 }),
      evenOdd: false,
      children,
    };
    const scene = { widthMm: 210, heightMm: 297, title: 'Teich', language: 'de', primitives: [clip] };
    const { files } = documentPublication(
      {
        document: documentOf({}),
        braille: NO_BRAILLE,
        kinds: engine.kinds,
        scenes: [scene],
        readable: (text) => text,
        fileName: 'teich',
        options: {},
      },
      undefined,
    );
    const [svg] = files.map(({ bytes }) => strFromU8(bytes));
    expect(elementsOf(svg, 'clipPath')).toHaveLength(1);
    expect(elementsOf(svg, 'text')).toEqual([]);
    expect(textsOf(svg, 'title')).toEqual(['', '⠞⠑']);
  });

  it('is a graphic with the title of the document where there are no braille pages', async () => {
    const files = await filesOf({});
    expect([...files.keys()]).not.toContain('ebraille/text.xhtml');
    expect(textsOf(files.get('ebraille/graphic-1.xhtml'), 'h1')).toEqual(['⠙⠑⠗⠀⠛⠁⠗⠞⠑⠝']);
    expect(elementsOf(files.get('ebraille/graphic-1.xhtml'), 'a')).toEqual([]);
  });
});
