import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { knownPaper } from '@tastwerk/editor-core/braille';
import { documentWith } from '../../test/document-with.js';
import { letterTranslator } from '../../test/letter-translator.js';
import { renderEngine } from '../../test/render-engine.js';
import { BRF_PROFILES } from '../braille-files/profile.js';
import { renderArtefacts } from './render-artefacts.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-paper-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A text of several pages, on A4 with full rows and pages. */
function longDocument(layout: Partial<Document['braillePages']> = {}): Document {
  const document = documentWith('haus');
  const content = 'eine zeile mit vielen wörtern, die umbrochen wird\n'.repeat(60);
  return { ...document, braillePages: { ...document.braillePages, content, pageNumbers: true, ...layout } };
}

/** The paths of the files of `document`, by their format. */
async function filesOf(document: Document, request: object = {}) {
  const rendered = await renderArtefacts(document, {
    formats: ['braille-pdf', 'pef', 'brf'],
    engine: renderEngine,
    translator: letterTranslator,
    fileName: 'haus',
    ...request,
  });
  if (!rendered.ok) throw new Error(rendered.error.kind);
  return new Map(
    rendered.value.artefacts.map(({ format, name, bytes }) => {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      return [format, { path, bytes }];
    }),
  );
}

type Files = Awaited<ReturnType<typeof filesOf>>;

const pathOf = (files: Files, format: 'braille-pdf' | 'pef') => files.get(format)?.path ?? '';
const pdfinfo = (path: string) => execFileSync('pdfinfo', [path], { encoding: 'utf8' });
const attributeOf = (path: string, name: string) =>
  execFileSync('xmllint', ['--xpath', `string(//*[local-name()="volume"]/@${name})`, path], {
    encoding: 'utf8',
  }).trim();

/** Rows of each page of a BRF file. */
function pagesOf(bytes: Uint8Array = new Uint8Array()): readonly (readonly string[])[] {
  const pages = Buffer.from(bytes).toString('latin1').split('\f').slice(0, -1);
  return pages.map((page) => page.split('\r\n').slice(0, -1));
}

describe('the files of braille pages on their paper', () => {
  it.each([
    ['a4', '595.276 x 841.89 pts (A4)', 34, 28],
    ['everest-a3', '841.89 x 1190.55 pts (A3)', 34, 29],
    ['basic-240', '680.315 x 864 pts', 34, 29],
    ['us-braille', '828 x 792 pts', 34, 25],
    ['viewplus-a4', '595.276 x 841.89 pts (A4)', 33, 29],
  ] as const)('have its size and its room: %s', async (paper, size, cells, rows) => {
    const files = await filesOf(longDocument(), { braillePaper: knownPaper(paper) });
    expect(pdfinfo(pathOf(files, 'braille-pdf'))).toContain(`Page size:       ${size}\n`);
    const pef = pathOf(files, 'pef');
    expect([attributeOf(pef, 'cols'), attributeOf(pef, 'rows')]).toEqual([String(cells), String(rows)]);
    const pages = pagesOf(files.get('brf')?.bytes);
    expect(pages.length).toBeGreaterThan(2);
    expect(Math.max(...pages.flat().map((row) => row.length))).toBeLessThanOrEqual(cells);
    expect(Math.max(...pages.map((page) => page.length))).toBe(rows);
    expect(pdfinfo(pathOf(files, 'braille-pdf'))).toMatch(new RegExp(`Pages: +${pages.length}\n`, 'u'));
  });

  it('have the longer rows of a wide paper, and its Index header', async () => {
    const layout = {
      paper: 'basic-280',
      width: 280,
      height: 304.8,
      cellsPerRow: 44,
      rowsPerPage: 27,
    } as const;
    const files = await filesOf(longDocument(layout), { brailleFile: BRF_PROFILES.index });
    const text = Buffer.from(files.get('brf')?.bytes ?? []).toString('latin1');
    expect(text.split(';')[0]).toBe('\u001bDBT9,TD0,PN0,DP1,LS50,TM1,BI1,CH44,LP28');
    const lengths = text.split(/[\n\f]/u).map((row) => row.length);
    expect(lengths.some((length) => length === 44)).toBe(true);
    expect(attributeOf(pathOf(files, 'pef'), 'cols')).toBe('45');
  });

  it('are none as PDF where there are no braille pages', async () => {
    const { braillePages, ...rest } = documentWith('haus');
    const imageDescription = { type: '', summary: '', details: '' };
    const files = await filesOf({ ...rest, braillePages: { ...braillePages, imageDescription } });
    expect(files.has('braille-pdf')).toBe(false);
  });
});
