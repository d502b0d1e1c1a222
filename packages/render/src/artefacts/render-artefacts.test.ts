import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fail } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { decodeText } from '@tastwerk/editor-core/files';
import { letterTranslator } from '../../test/letter-translator.js';
import { pefProblems } from '../../test/pef-rules.js';
import { unzip } from '../../test/unzip.js';
import { BRF_PROFILES, UNICODE_TEXT } from '../braille-files/profile.js';
import { readPef } from '../braille-files/read-pef.js';
import { writeBrf } from '../braille-files/write-brf.js';
import { ARTEFACT_FORMATS, type RenderRequest } from './artefact.js';
import { renderArtefacts } from './render-artefacts.js';
import type { SheetOptions } from './sheet-options.js';
import { renderEngine } from '../../test/render-engine.js';

interface StoredDocument {
  readonly pages: readonly { readonly objects: { text?: string }[] }[];
}

const NUMBER_LINE: StoredDocument = JSON.parse(
  readFileSync(new URL('../../goldens/number-line.json', import.meta.url), 'utf8'),
);
const EMPTY_PAGE = { uuid: 'a0000000-0000-4000-8000-000000000000', name: 'Page 2', text: false, objects: [] };
const TWO_PAGES: StoredDocument = { ...NUMBER_LINE, pages: [...NUMBER_LINE.pages, EMPTY_PAGE] };

const { exporters } = renderEngine;
const ALL_FORMATS = [...exporters.keys()];

const REQUEST: RenderRequest = {
  formats: ['brf'],
  engine: renderEngine,
  translator: letterTranslator,
  fileName: 'karte_2',
};

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function withLabelText(text: string): StoredDocument {
  const document = structuredClone(TWO_PAGES);
  const label = document.pages[0]?.objects[0];
  if (label) label.text = text;
  return document;
}

describe('renderArtefacts', () => {
  it('names files after document, format, page and size, each format once', async () => {
    const formats = [...ARTEFACT_FORMATS, 'pdf'] as const;
    const rendered = await renderArtefacts(TWO_PAGES, { ...REQUEST, formats });
    const artefacts = rendered.ok ? rendered.value.artefacts : [];

    expect(artefacts.map(({ name, mime }) => [name, mime])).toEqual([
      ['pdf_karte_2.pdf', 'application/pdf'],
      ['svg_karte_2-p1.svg', 'image/svg+xml'],
      ['svg_karte_2-p2.svg', 'image/svg+xml'],
      ['karte_2-THUMBNAIL-sm-p1.png', 'image/png'],
      ['karte_2-THUMBNAIL-xl-p1.png', 'image/png'],
      ['karte_2-THUMBNAIL-sm-p2.png', 'image/png'],
      ['karte_2-THUMBNAIL-xl-p2.png', 'image/png'],
      ['brf_karte_2.brf', 'application/x-brf'],
      ['rtf_karte_2.rtf', 'application/rtf'],
      ['pef_karte_2.pef', 'application/x-pef+xml'],
      ['zip_karte_2.zip', 'application/zip'],
    ]);
  });

  it('says in every file whose it is and what may be done with it; a BRF holds nothing but what is embossed', async () => {
    const sheet: SheetOptions = { author: 'Ada Byron' };
    for (const format of ['pdf', 'svg', 'pef', 'rtf'] as const) {
      const rendered = await renderArtefacts(TWO_PAGES, { ...REQUEST, formats: [format], sheet });
      const files = rendered.ok ? rendered.value.artefacts : [];
      expect(files.length).toBeGreaterThan(0);
      for (const { bytes } of files) {
        const said = Buffer.from(bytes).toString('latin1');
        expect([format, said.includes('creativecommons.org/licenses/by-sa/4.0/')]).toEqual([format, true]);
        expect([format, said.includes('Ada Byron')]).toEqual([format, true]);
      }
    }
  });

  it('packs everything with the document and a manifest, without writing a format twice', async () => {
    const formats = ['brf', 'pef', 'txt', 'zip'] as const;
    const rendered = await renderArtefacts(NUMBER_LINE, { ...REQUEST, formats });
    const artefacts = rendered.ok ? rendered.value.artefacts : [];
    expect(artefacts.map(({ name, mime }) => [name, mime])).toEqual([
      ['brf_karte_2.brf', 'application/x-brf'],
      ['pef_karte_2.pef', 'application/x-pef+xml'],
      ['txt_karte_2.txt', 'text/plain; charset=utf-8'],
      ['zip_karte_2.zip', 'application/zip'],
    ]);
    const [brf, pef, txt, zip] = artefacts.map(({ bytes }) => bytes);
    const fromPef = readPef(decodeText(pef ?? new Uint8Array()));
    if (!fromPef.ok || !brf || !txt || !zip) throw new Error('a format is missing');
    expect(writeBrf(fromPef.value.pages)).toBe(decodeText(brf));
    expect(writeBrf(fromPef.value.pages, UNICODE_TEXT)).toBe(decodeText(txt));
    expect(pefProblems(decodeText(pef ?? zip))).toEqual([]);

    const files = unzip(zip);
    expect([...files.keys()]).toEqual([
      'karte_2.pdf',
      'karte_2-p1.svg',
      'karte_2-p1.png',
      'karte_2.brf',
      'karte_2.pef',
      'karte_2.rtf',
      'karte_2.json',
      'manifest.json',
    ]);
    expect(files.get('karte_2.brf')).toEqual(brf);
    const manifest: { files: { name: string; sha256: string; bytes: number }[] } = JSON.parse(
      decodeText(files.get('manifest.json') ?? zip),
    );
    expect(manifest.files).toHaveLength(7);
    for (const { name, sha256: stated, bytes } of manifest.files) {
      const content = files.get(name) ?? zip;
      expect([content.length, sha256(content)]).toEqual([bytes, stated]);
    }
  });

  it('counts the pages of both kinds', async () => {
    const rendered = await renderArtefacts(TWO_PAGES, { ...REQUEST, formats: [] });
    expect(rendered).toEqual({
      ok: true,
      value: { artefacts: [], graphicPages: 2, braillePages: 1, unwritten: [] },
    });
  });

  it('gives the same bytes again in every format, in files whose names can be told beforehand', async () => {
    const render = async () => {
      const rendered = await renderArtefacts(TWO_PAGES, { ...REQUEST, formats: ALL_FORMATS });
      const artefacts = rendered.ok ? rendered.value.artefacts : [];
      return artefacts.map(({ name, bytes }) => [name, sha256(bytes)]);
    };
    const files = await render();
    expect(await render()).toEqual(files);
    expect(files.map(([name]) => name)).toEqual(
      ALL_FORMATS.flatMap((format) => exporters.get(format)?.fileNames(REQUEST.fileName, 2)),
    );
  });

  it('writes braille files in the profile asked for', async () => {
    const brailleFile = BRF_PROFILES.eurobraille;
    const rendered = await renderArtefacts(TWO_PAGES, { ...REQUEST, brailleFile });
    const bytes = rendered.ok ? rendered.value.artefacts[0]?.bytes : undefined;
    const text = new TextDecoder().decode(bytes);
    expect(text).not.toContain('\r');
    expect(text).toContain('diagram');
  });

  it('answers with the issues of a document that is none', async () => {
    const rendered = await renderArtefacts({ formatVersion: 1, pages: 'none' }, REQUEST);
    expect(rendered).toMatchObject({ ok: false, error: { kind: 'document' } });
  });

  it('draws a text that cannot be written without braille, and names the field and the character', async () => {
    const svgOf = async (text: string) => {
      const rendered = await renderArtefacts(withLabelText(text), { ...REQUEST, formats: ['svg'] });
      const value = rendered.ok ? rendered.value : undefined;
      return { value, svg: new TextDecoder().decode(value?.artefacts[0]?.bytes) };
    };
    const dotsOf = (svg: string) => svg.match(/<g data-layer="relief"[^]*/)?.[0].length ?? 0;
    const written = await svgOf('Haus');
    const unwritten = await svgOf('Haus \u{1F3E0}');
    expect(written.value?.unwritten).toEqual([]);
    expect(unwritten.value?.unwritten).toMatchObject([
      {
        path: ['pages', 0, 'objects', 0, 'text'],
        text: 'Haus \u{1F3E0} 1/2',
        failure: { code: 'BRAILLE_UNTRANSLATABLE', character: '\u{1F3E0}', index: 5 },
      },
    ]);
    expect(unwritten.svg).toContain('Haus');
    expect(dotsOf(unwritten.svg)).toBeLessThan(dotsOf(written.svg));
  });

  it('renders nothing while the braille engine is not there', async () => {
    const translator: BrailleTranslator = {
      translate: (requests) => Promise.resolve(requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' }))),
    };
    expect(await renderArtefacts(withLabelText('Haus'), { ...REQUEST, translator })).toMatchObject({
      ok: false,
      error: { kind: 'braille' },
    });
  });

  it('passes nothing of a label through as markup', async () => {
    const rendered = await renderArtefacts(withLabelText('</text><script>x</script>'), {
      ...REQUEST,
      formats: ['svg'],
    });
    const bytes = rendered.ok ? rendered.value.artefacts[0]?.bytes : undefined;
    const svg = new TextDecoder().decode(bytes);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;/text&gt;');
  });

  describe('sheets', () => {
    const SHEET = { link: 'https://tastwerk.example/v/3', version: 'v3', author: 'Ä. Nonym' } as const;

    async function file(format: 'pdf' | 'svg', sheet: SheetOptions, document = TWO_PAGES): Promise<string> {
      const rendered = await renderArtefacts(document, { ...REQUEST, formats: [format], sheet });
      const bytes = rendered.ok ? rendered.value.artefacts[0]?.bytes : undefined;
      return Buffer.from(bytes ?? []).toString('latin1');
    }

    it('carry the marks that are asked for, below the drawing', async () => {
      const plain = await file('svg', {});
      const marked = await file('svg', SHEET);
      expect(plain).not.toContain('>v3</text>');
      expect(marked).toMatch(/<\/defs>\n|<\/style>\n/);
      const first = marked.slice(marked.indexOf('<g data-layer='), marked.indexOf('</g>'));
      expect(first).toContain('data-layer="print"');
      expect(first).toContain('>v3</text>');
    });

    it('begin with a description where it is asked for', async () => {
      const pagesOf = (pdf: string): number => pdf.match(/\/Type \/Page\n/g)?.length ?? 0;
      expect(pagesOf(await file('pdf', {}))).toBe(2);
      const described = await file('pdf', { ...SHEET, describes: true });
      expect(pagesOf(described)).toBe(3);
      expect(described).toContain('/S /H1');
    });

    it('are relief alone for production: one layer, no marks, no description', async () => {
      const pdf = await file('pdf', { ...SHEET, describes: true, reliefOnly: true });
      expect(pdf.match(/\/Type \/OCG/g)).toHaveLength(1);
      expect(pdf).not.toContain('/S /H1');
      expect(pdf).not.toContain('/Subtype /Type0');
    });

    it('hold every page of a long document, in order', async () => {
      const pages = Array.from({ length: 14 }, (_, index) => ({
        ...EMPTY_PAGE,
        uuid: `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: `Page ${index + 1}`,
      }));
      const untitled = { ...NUMBER_LINE, graphicTitle: '', pages };
      const pdf = await file('pdf', {}, untitled);
      const titles = [...pdf.matchAll(/\/Title \(Page (\d+)\)/g)].map((match) => Number(match[1]));
      expect(titles).toEqual(pages.map((_, index) => index + 1));
    });
  });

  it('stops when the caller gives up', async () => {
    const rendered = await renderArtefacts(TWO_PAGES, { ...REQUEST, signal: { aborted: true } });
    expect(rendered).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });
});
