import { describe, expect, it } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { PageObject } from '@tastwerk/editor-core';
import type { ImportedContent, ImportedPublication, ImportTarget } from '@tastwerk/editor-core/files';
import { type Described, documentOf, engine, publicationOf } from '../../test/engine.js';

let last = 100;
const target: ImportTarget = {
  kinds: engine.kinds,
  widthMm: 210,
  heightMm: 297,
  area: { x: 10, y: 30, width: 190, height: 250 },
  newId: () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`,
};

async function read(bytes: Uint8Array, wanted: Partial<ImportTarget> = {}) {
  const importer = engine.importers.get('ebrl');
  if (!importer) throw new Error('no importer');
  const readFile = await importer.load();
  return readFile({ name: 'book.ebrl', bytes }, { ...target, ...wanted });
}

function publication(content: ImportedContent): ImportedPublication {
  if (content.kind !== 'publication') throw new Error(content.kind);
  return content;
}

async function contentOf(bytes: Uint8Array, wanted?: Partial<ImportTarget>): Promise<ImportedPublication> {
  const result = await read(bytes, wanted);
  if (!result.ok) throw new Error(result.error.code);
  return publication(result.value);
}

const WHOLE: Described = {
  summary: 'Ein Teich und ein Haus',
  details: '# Aufbau\n[Seite 12]\n- oben das Haus\n12. unten der Teich',
};

/** Content documents in a publication with no more than reading needs. */
function archive(files: Readonly<Record<string, string>>, metadata = ''): Uint8Array {
  const names = Object.keys(files);
  const mime = (name: string) =>
    ({ xhtml: 'application/xhtml+xml', svg: 'image/svg+xml', pdf: 'application/pdf', png: 'image/png' })[
      name.split('.').at(-1) ?? ''
    ];
  const items = names.map((name, at) => `<item id="i${at}" href="${name}" media-type="${mime(name)}"/>`);
  const spine = names.flatMap((name, at) => (name.endsWith('.xhtml') ? [`<itemref idref="i${at}"/>`] : []));
  const opf = `<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Buch</dc:title>${metadata}</metadata><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`;
  const container =
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="package.opf"/></rootfiles></container>';
  const all = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'package.opf': opf,
    ...files,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}

const page = (body: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>⠃</title></head><body>${body}</body></html>`;

const svg = (content: string, widthMm = 210, heightMm = 297) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">${content}</svg>`;

const textOf = async (body: string): Promise<string> =>
  (await contentOf(archive({ 'a.xhtml': page(body) }))).text;

/** Corners of the boxes of labels, to a hundredth of a millimetre. */
const labelsOf = (objects: readonly PageObject[]) =>
  objects.flatMap((object) =>
    object.type === 'label'
      ? [{ text: object.text, x: Math.round(object.x * 100) / 100, y: Math.round(object.y * 100) / 100 }]
      : [],
  );

describe('reading an eBraille publication', () => {
  it('is told by its name and its first bytes', () => {
    const matches = (name: string, bytes: Uint8Array) =>
      engine.importers.get('ebrl')?.matches({ name, bytes, text: '' });
    const zip = archive({ 'a.xhtml': page('') });
    expect([matches('a.EBRL', zip), matches('a.ebrl', strToU8('{}')), matches('a.zip', zip)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('gives the words of a document of this program back, and its labels where they were', async () => {
    const read = await contentOf(await publicationOf(documentOf({ ...WHOLE, pages: 2 })));
    expect(read).toMatchObject({ title: 'Der Garten', system: 'DE:VOLL', leftOut: [], notes: [] });
    expect(read.text.split('\n')).toEqual([
      '⠩⠝⠀⠞⠩⠹⠀⠥⠝⠙⠀⠩⠝⠀⠓⠡⠎',
      '# ⠡⠋⠃⠡',
      '[page ⠼⠁⠃]',
      '- ⠕⠃⠑⠝⠀⠙⠁⠎⠀⠓⠡⠎',
      '12. ⠥⠝⠞⠑⠝⠀⠙⠑⠗⠀⠞⠩⠹',
      '# ⠛⠗⠁⠋⠊⠅⠀⠼⠁',
      '# ⠇⠑⠛⠑⠝⠙⠑',
      '- ⠞⠑⠀⠞⠩⠹',
      '# ⠛⠗⠁⠋⠊⠅⠀⠼⠃',
      '# ⠇⠑⠛⠑⠝⠙⠑',
      '- ⠞⠑⠀⠞⠩⠹',
    ]);
    expect(read.drawings.map(({ name }) => name)).toEqual(['⠙⠑⠗⠀⠛⠁⠗⠞⠑⠝⠀⠛⠗⠁⠋⠊⠅⠀⠼⠁', '⠙⠑⠗⠀⠛⠁⠗⠞⠑⠝⠀⠛⠗⠁⠋⠊⠅⠀⠼⠃']);
    // The label at 30 by 40 mm shows print above its braille: the dots begin 7 mm below its top.
    expect(labelsOf(read.drawings[0]?.objects ?? [])).toContainEqual({ text: '⠞⠑', x: 30, y: 47 });
  });

  it('makes lines of headings, lists, tables, breaks and pages of the print', async () => {
    expect(
      await textOf(
        '<section><h2 epub:type="title">⠁ <em>⠃</em>\n ⠉</h2><p>⠙<br/>⠑</p><ul><li>⠋<ol><li><p>⠛</p></li></ol></li></ul></section>' +
          '<table><tr><th>⠓</th><th>⠊</th></tr><tr><td><p>⠚</p></td><td>⠅</td></tr></table><pre>⠇\n  ⠍</pre>' +
          '<span epub:type="pagebreak" aria-label="⠼⠉"/><hr/>⠝<p hidden="hidden">⠕</p><nav><a href="b">⠏</a></nav>',
      ),
    ).toBe('# ⠁⠀⠃⠀⠉\n⠙\n⠑\n- ⠋\n- ⠛\n⠓⠀⠀⠊\n⠚⠀⠀⠅\n⠇\n⠍\n[page ⠼⠉]\n⠝');
  });

  it('reads descriptions of graphics, which are hidden until they are asked for, and cells of lists and captions', async () => {
    expect(
      await textOf(
        '<header><div role="doc-pagebreak" title="2" id="p2">⠼⠃</div><h2>⠁ ⠃</h2></header>' +
          '<figure><img src="a.jpg" alt="A lake" aria-describedby="note other"/><figcaption><p><em>⠉</em>⠤⠤⠙</p>' +
          '<aside id="note" hidden=""><p>⠑</p></aside><aside id="secret" hidden=""><p>⠋</p></aside></figcaption></figure>' +
          '<ul><li><i>⠛</i><p>⠓</p></li></ul><blockquote><p>⠊</p><cite>⠚</cite></blockquote>',
      ),
    ).toBe('[page ⠼⠃]\n# ⠁⠀⠃\n⠉⠤⠤⠙\n⠑\n- ⠛\n⠓\n⠊\n⠚');
  });

  it('reads drawings in files and in the text, each file once, and what the text says of them', async () => {
    const line = '<path d="M20 20H80" stroke="black" stroke-width="1"/>';
    const read = await contentOf(
      archive({
        'a.xhtml': page(
          `<figure><img src="d.svg" alt="⠁"/><figcaption>⠃</figcaption></figure><img src="d.svg"/>${svg(`<title>⠉</title>${line}`)}<object data="d%2E2.svg">⠙</object>`,
        ),
        'd.svg': svg(line),
        'd.2.svg': svg(line),
      }),
    );
    expect(read.drawings.map(({ name, objects }) => [name, objects.length])).toEqual([
      ['⠁', 1],
      ['⠉', 1],
      ['⠙', 1],
    ]);
    expect(read.text).toBe('⠃');
  });

  it('keeps the size of drawings, in the middle of the page, and says where it had to make one smaller', async () => {
    const square = '<path d="M100 100H150V150H100Z" fill="none" stroke="black" stroke-width="1"/>';
    const boxOf = async (widthMm: number, heightMm: number, content: string) => {
      const files = { 'a.xhtml': page('<img src="d.svg"/>'), 'd.svg': svg(content, widthMm, heightMm) };
      const { drawings, notes, isScaled } = await contentOf(archive(files));
      const [object] = drawings[0]?.objects ?? [];
      if (!object) throw new Error('nothing was drawn');
      const { x, y, width } = engine.kinds.boundsOf({ ...object, borderWidth: 0 } as PageObject);
      return { place: [x, y, width].map((mm) => Math.round(mm)), notes, isScaled };
    };
    expect(await boxOf(210, 297, square)).toEqual({ place: [100, 100, 50], notes: [], isScaled: false });
    // US Letter is wider than A4; its rim is not needed.
    expect(await boxOf(216, 280, square)).toEqual({ place: [97, 108, 50], notes: [], isScaled: false });
    const wide = '<path d="M10 10H410V287H10Z" fill="none" stroke="black" stroke-width="1"/>';
    expect(await boxOf(420, 297, wide)).toEqual({
      place: [5, 79, 200],
      isScaled: true,
      notes: [{ code: 'GRAPHICS_SCALED', params: { count: 1 } }],
    });
  });

  it('names pictures, and PDF files that no drawing stands beside', async () => {
    const files = {
      'a.xhtml': page('⠁<img src="b.png" alt="⠃"/><object data="c.pdf"/>'),
      'b.png': '',
      'c.pdf': '',
    };
    expect((await contentOf(archive(files))).leftOut).toEqual(['image', 'pdfGraphic']);
  });

  it('knows systems by their registered names, and no others', async () => {
    const systemOf = async (code: string) => {
      const meta = `<meta property="a11y:brailleSystem">${code}</meta>`;
      return (await contentOf(archive({ 'a.xhtml': page('⠁') }, meta))).system;
    };
    expect(
      await Promise.all(['German grade2', 'UEB grade1', 'German-capitals grade2', 'Klingon'].map(systemOf)),
    ).toEqual(['DE:KURZ', 'EN:UEB1', 'DE:KURZ', undefined]);
  });

  it('says why it reads nothing', async () => {
    const codeOf = async (bytes: Uint8Array) => {
      const result = await read(bytes);
      return result.ok ? undefined : result.error.code;
    };
    const files = unzipSync(archive({ 'a.xhtml': page('⠁') }));
    const without = (name: string) =>
      zipSync(Object.fromEntries(Object.entries(files).filter(([path]) => path !== name)));
    expect(await codeOf(strToU8('PK no archive'))).toBe('brokenPublication');
    expect(await codeOf(without('META-INF/container.xml'))).toBe('brokenPublication');
    expect(await codeOf(without('package.opf'))).toBe('brokenPublication');
    expect(await codeOf(without('a.xhtml'))).toBe('brokenPublication');
    expect(await codeOf(archive({ 'a.xhtml': '<html><p>' }))).toBe('brokenPublication');
    expect(await codeOf(archive({ 'a.xhtml': page('') }))).toBe('emptyPublication');
    expect(await codeOf(archive({ 'a.xhtml': page(`<p>${'⠁'.repeat(200_001)}</p>`) }))).toBe(
      'brailleTooLong',
    );
    expect(await codeOf(zipSync({ ...files, 'META-INF/encryption.xml': strToU8('<encryption/>') }))).toBe(
      'protectedPublication',
    );
  });

  it('reads what it can where one content document is damaged', async () => {
    const read = await contentOf(archive({ 'a.xhtml': page('⠁'), 'b.xhtml': '<html>' }));
    expect([read.text, read.notes]).toEqual(['⠁', [{ code: 'CONTENT_UNREAD', params: { count: 1 } }]]);
  });

  it('says which graphics are missing or have too many parts, and is not led astray by depth', async () => {
    const lines = '<path d="M20 20H80" stroke="black"/>'.repeat(2001);
    const deep = `${'<span>'.repeat(20_000)}⠁${'</span>'.repeat(20_000)}`;
    const groups = `${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`;
    const read = await contentOf(
      archive({ 'a.xhtml': page(`<img src="b.svg"/>${svg(lines)}${svg(groups)}<p>${deep}</p>`) }),
    );
    expect([read.text, read.drawings.length]).toEqual(['⠁', 1]);
    expect(read.leftOut).toEqual(['image']);
    expect(read.notes).toEqual([{ code: 'GRAPHICS_CUT', params: { count: 2 } }]);
    const files = archive({ 'a.xhtml': page('<p>⠁</p><img src="b.svg"/>'), 'b.svg': svg('') });
    const others = Object.fromEntries(Object.entries(unzipSync(files)).filter(([path]) => path !== 'b.svg'));
    expect((await contentOf(zipSync(others))).notes).toEqual([
      { code: 'CONTENT_UNREAD', params: { count: 1 } },
    ]);
  });

  it('takes no program and no address from a drawing', async () => {
    const hostile =
      '<script>alert(1)</script><image href="https://example.org/a.png"/><path d="M20 20H80" stroke="black"/>';
    const read = await contentOf(archive({ 'a.xhtml': page(`<script>alert(1)</script>${svg(hostile)}`) }));
    expect(read.leftOut.toSorted()).toEqual(['image', 'script']);
    expect(JSON.stringify(read.drawings)).not.toContain('example.org');
    expect(strFromU8(strToU8(read.text))).toBe('');
  });
});
