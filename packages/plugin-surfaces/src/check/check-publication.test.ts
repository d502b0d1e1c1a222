import { describe, expect, it } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { documentOf, publicationOf } from '../../test/engine.js';
import { checkPublication } from './check-publication.js';
import { RULES, type RuleId } from './rules.js';

type Files = Record<string, string | Uint8Array>;

const sound = unzipSync(
  await publicationOf(documentOf({ summary: 'Ein Teich', details: '[Seite 3]\nund ein Haus' })),
);

const OPF = 'package.opf';
const NAV = 'index.html';
const TEXT = 'ebraille/text.xhtml';

function packed(files: Files): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}

/** The sound publication with `from` of one file replaced. */
function changed(path: string, from: string | RegExp, to: string): Files {
  const before = strFromU8(sound[path] ?? new Uint8Array());
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} has no ${String(from)}`);
  return { ...sound, [path]: after };
}

/** `naming`, which names a file elsewhere, with the file moved there. */
function moved(from: string, to: string, naming: Files): Files {
  const rest = Object.entries(naming).filter(([path]) => path !== from);
  return { ...Object.fromEntries(rest), [to]: sound[from] ?? '' };
}

const withMetadata = (markup: string) => changed(OPF, '</metadata>', `${markup}</metadata>`);
const withoutMetadata = (name: RegExp) => changed(OPF, name, '');
const withContent = (markup: string) => changed(TEXT, '</body>', `${markup}</body>`);
const withStyles = (css: string) => changed(TEXT, '</head>', `<style>${css}</style></head>`);
const property = (name: string, value: string) =>
  changed(OPF, new RegExp(`(<meta property="${name}">)[^<]*`, 'u'), `$1${value}`);
const element = (name: string, value: string) =>
  changed(OPF, new RegExp(`(<dc:${name}[^>]*>)[^<]*`, 'u'), `$1${value}`);

/** Publications that break one rule each. */
const FAULTS: Readonly<Record<Exclude<RuleId, 'EBR-001' | 'PKG-004'>, readonly Files[]>> = {
  'PKG-006': [{ 'a.txt': '', ...sound }],
  'PKG-007': [{ ...sound, mimetype: 'application/ebrl+zip' }],
  'RSC-001': [changed(OPF, '</manifest>', '<item id="x" href="x.png" media-type="image/png"/></manifest>')],
  'RSC-002': [
    Object.fromEntries(Object.entries(sound).filter(([path]) => !path.startsWith('META-INF'))),
    changed('META-INF/container.xml', /<rootfile [^>]*\/>/u, ''),
  ],
  'RSC-005': [changed(TEXT, '</body>', '')],
  'RSC-006': [
    withContent('<img src="https://example.org/a.png" alt=""/>'),
    withStyles('p{background:url(https://example.org/a.png)}'),
    changed(
      OPF,
      '<manifest>',
      '<manifest><item id="x" href="https://example.org/a.css" media-type="text/plain"/>',
    ),
  ],
  'RSC-008': [withContent('<img src="other.svg" alt=""/>')],
  'OPF-049': [
    changed(OPF, '</spine>', '<itemref idref="nothing"/></spine>'),
    changed(OPF, /<spine>[\s\S]*<\/spine>/u, ''),
  ],
  'EBR-003': [
    {
      ...changed('META-INF/container.xml', OPF, `opf/${OPF}`),
      [`opf/${OPF}`]: changed(OPF, /href="/gu, 'href="../')[OPF] ?? '',
    },
  ],
  'EBR-004': [moved(OPF, 'book.opf', changed('META-INF/container.xml', OPF, 'book.opf'))],
  'EBR-005': [moved(NAV, 'nav/index.html', changed(OPF, NAV, 'nav/index.html'))],
  'EBR-006': [moved(NAV, 'nav.html', changed(OPF, NAV, 'nav.html'))],
  'EBR-007': [withoutMetadata(/<dc:creator>.*<\/dc:creator>/u), element('title', ' ')],
  'EBR-008': [withMetadata('<dc:format>eBraille 1.0</dc:format>')],
  'EBR-009': [
    withoutMetadata(/<meta property="a11y:producer">.*<\/meta>/u),
    withoutMetadata(/<meta property="a11y:brailleSystem">.*<\/meta>/u),
  ],
  'EBR-010': [withMetadata('<meta property="a11y:tactileGraphics">SVG</meta>')],
  'EBR-011': [element('date', 'im Mai')],
  'EBR-012': [element('format', 'eBraille 2.0')],
  'EBR-013': [element('identifier', '978-3-16')],
  'EBR-014': [element('language', 'de'), element('language', 'Brai')],
  'EBR-015': [property('dcterms:dateCopyrighted', '2026-13'), property('dcterms:dateCopyrighted', '1. Mai')],
  'EBR-016': [property('a11y:brailleCellType', '7'), property('a11y:brailleCellType', '6 8')],
  'EBR-017': [property('a11y:completeTranscription', 'yes')],
  // The specification's own example writes this, which the rule refuses.
  'EBR-018': [property('a11y:tactileGraphics', 'false'), property('a11y:tactileGraphics', 'SVG PDF')],
  'EBR-020': [
    changed(OPF, '</package>', '<guide/></package>'),
    changed(OPF, '<spine>', '<spine toc="nav">'),
    withMetadata('<meta name="cover" content="x"/>'),
  ],
  'EBR-021': [changed(OPF, '</package>', '<collection role="index"/></package>')],
  'EBR-022': [changed(OPF, '<item id="text"', '<item fallback="nav" id="text"')],
  'EBR-030': [
    withContent('<p>Teich</p>'),
    withContent('<p title="Teich">⠞</p>'),
    changed(NAV, /aria-label="[^"]*"/u, 'aria-label="Inhalt"'),
  ],
  'EBR-040': [
    withContent('<script>⠞</script>'),
    withContent('<p onclick="x()">⠞</p>'),
    withContent('<p><a href="javascript:x()">⠞</a></p>'),
  ],
  'EBR-041': [withContent('<form action="x"><p>⠞</p></form>')],
  'EBR-050': [withStyles('p{-epub-hyphens:none}')],
  'EBR-051': [withStyles('p{font-family:serif}'), withContent('<p style="font-size:1em">⠞</p>')],
  'EBR-052': [withStyles('p{margin:2px}'), withStyles('/* 1em */ p { text-indent : -1.5cm }')],
  'TW-001': [changed(NAV, 'rel="publication"', 'rel="alternate"')],
  'TW-002': [
    changed(OPF, '</spine>', '<itemref idref="nav"/></spine>'),
    changed(OPF, '</spine>', '<itemref idref="file-1"/></spine>'),
  ],
};

const idsOf = (files: Files, name = 'garten.ebrl') =>
  checkPublication(packed(files), name).map(({ id }) => id);

describe('the checker of publications', () => {
  it('finds nothing in a sound one', () => {
    expect(idsOf(sound)).toEqual([]);
  });

  it.each(Object.entries(FAULTS).flatMap(([id, all]) => all.map((files) => [id, files] as const)))(
    'finds a planted fault and no other: %s',
    (id, files) => {
      // Moved documents no longer find what they name.
      const other = new Set(['RSC-001', 'RSC-008', 'TW-001']);
      const found = new Set(idsOf(files).filter((one) => one === id || !other.has(one)));
      expect([...found]).toEqual([id]);
    },
  );

  it('refuses other endings of the name', () => {
    expect(idsOf(sound, 'garten.epub')).toEqual(['EBR-001']);
    expect(idsOf(sound, 'GARTEN.EBRL')).toEqual([]);
  });

  it.each([
    ['no archive', strToU8('Der Garten')],
    ['nothing', new Uint8Array()],
    ['an archive that ends early', packed(sound).subarray(0, 900)],
  ])('says that it cannot read %s', (_, bytes) => {
    expect(checkPublication(bytes, 'garten.ebrl').map(({ id }) => id)).toEqual(['PKG-004']);
  });

  it.each(['%E0%A4%A', '../../../etc/passwd', '', '#', '?x'])(
    'reads a manifest with the address %j',
    (href) => {
      const files = changed(
        OPF,
        '</manifest>',
        `<item id="x" href="${href}" media-type="text/css"/></manifest>`,
      );
      expect(idsOf(files)).toEqual(['RSC-001']);
    },
  );

  it('reads elements that lie deep in each other, many faults, and archives with numbers as names', () => {
    const deep = 20_000;
    expect(idsOf(withContent(`${'<b>'.repeat(deep)}⠞${'</b>'.repeat(deep)}`))).toEqual([]);
    const many = idsOf(withContent('<p>x</p>'.repeat(200_000)));
    expect(many).toHaveLength(200_000);
    // Keys of an object that are numbers come first, the files of an archive do not.
    const bytes = Buffer.from(packed({ ...sound, '0000001': '' }));
    for (let at = bytes.indexOf('0000001'); at >= 0; at = bytes.indexOf('0000001', at + 1)) {
      bytes.write('4294967', at);
    }
    expect(checkPublication(bytes, 'garten.ebrl').map(({ id }) => id)).toEqual([]);
  });

  it.each(['/* p{margin:2px}', 'p{margin:0}/**/ /* {', '/*'.repeat(200_000)])(
    'reads style sheets whose comments do not end: %.20s',
    (css) => {
      expect(idsOf(withStyles(css))).toEqual([]);
    },
  );

  it('allows properties of braille and lengths by the font', () => {
    expect(idsOf(withStyles('p{margin:2em 0 1ch;line-height:1.5;color:#a1b2c3}'))).toEqual([]);
  });

  it('has sentences in both languages for every rule, and names its source', () => {
    for (const rule of Object.values(RULES)) {
      expect(rule.source).toMatch(/^(?:eBraille 1\.0|EPUB 3\.3), \d/u);
      expect(rule.de).not.toBe(rule.en);
      expect(rule.de.includes('{value}')).toBe(rule.en.includes('{value}'));
    }
  });
});
