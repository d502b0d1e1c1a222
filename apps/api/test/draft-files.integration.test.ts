import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { RENDERING_FORMATS, type RenderingFormat, UNWRITTEN_HEADER } from '@tastwerk/contracts';
import { renderArtefacts } from '@tastwerk/render';
import { loadEngine } from '@tastwerk/render/plugins';
import { Opened } from './harness/opened.js';
import { sheet } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';
import { unzip } from './harness/unzip.js';

const SHEET = sheet({ graphicTitle: 'Häuser & Gärten' });

const opened = new Opened();
let product: TestProduct;
beforeAll(async () => {
  product = opened.add(await TestProduct.start(), (started) => started.stop());
});
afterAll(() => opened.close());

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.error);
const renderEngine = loaded.value;

const ask = (format: RenderingFormat, document: object = SHEET, remoteAddress = '203.0.113.1') =>
  product.client.call('draftFile', { params: { format }, body: { document }, remoteAddress });

describe('files of a draft', () => {
  it.each(RENDERING_FORMATS)(
    'are made for a visitor: %s, with the bytes of a sheet without marks',
    async (format) => {
      const answer = await ask(format);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="haeuser-gaerten.${format}"`);
      expect(answer.headers['cache-control']).toBe('no-store');
      const rendered = await renderArtefacts(SHEET, {
        engine: renderEngine,
        translator: createNodeTranslator(),
        fileName: 'haeuser-gaerten',
        formats: [format],
        sheet: { licence: 'none' },
      });
      const files = rendered.ok ? rendered.value.artefacts : [];
      const [file] = files.filter(({ name }) => !name.includes('-THUMBNAIL-sm-'));
      expect(answer.bytes.equals(Buffer.from(file?.bytes ?? []))).toBe(true);
    },
  );

  it.each(['svg', 'png'] as const)('are an archive where each page is a picture: %s', async (format) => {
    const [page] = SHEET.pages;
    const second = { ...page, uuid: '00000000-0000-4000-8000-0000000000f2', objects: [] };
    const answer = await ask(format, { ...SHEET, pages: [page, second] });
    const disposition = `attachment; filename="haeuser-gaerten-${format}.zip"`;
    expect(answer.headers['content-disposition']).toBe(disposition);
    expect([...unzip(answer.bytes).keys()]).toEqual([
      `haeuser-gaerten-p1.${format}`,
      `haeuser-gaerten-p2.${format}`,
    ]);
  });

  it('are all in one archive, under the names that they have alone', async () => {
    const answer = await ask('zip');
    expect([...unzip(answer.bytes).keys()]).toEqual([
      'haeuser-gaerten.pdf',
      'haeuser-gaerten-p1.svg',
      'haeuser-gaerten-p1.png',
      'haeuser-gaerten.brf',
      'haeuser-gaerten.pef',
      'haeuser-gaerten.rtf',
      'haeuser-gaerten.ebrl',
      'haeuser-gaerten.html',
      'haeuser-gaerten.json',
      'manifest.json',
    ]);
  });

  it('are refused for what is no document', async () => {
    const document = { ...SHEET, width: -1 };
    const refused = product.client.failure('draftFile', { params: { format: 'pdf' }, body: { document } });
    expect(await refused).toBe('DOCUMENT_INVALID_VALUE');
  });

  it('name in a header which texts stand without braille in them', async () => {
    const answer = await ask('svg', sheet({}, '☃ Schnee'));
    expect(answer.status).toBe(200);
    expect(answer.bytes.toString()).toContain('Schnee');
    expect(JSON.parse(decodeURIComponent(String(answer.headers[UNWRITTEN_HEADER])))).toMatchObject({
      count: 1,
      issues: [
        {
          code: 'BRAILLE_UNTRANSLATABLE',
          path: ['pages', 0, 'objects', 1, 'text'],
          params: { uuid: expect.any(String), character: '☃', index: 0 },
        },
      ],
    });
    expect((await ask('svg')).headers[UNWRITTEN_HEADER]).toBeUndefined();
  });

  it('are refused while too many wait, and made again afterwards', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => ask('brf', SHEET, `203.0.113.${at + 10}`)),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ error: 'RENDERING_BUSY' });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12 - refused.length);
    expect((await ask('brf')).status).toBe(200);
  });

  it('leave nothing behind', async () => {
    const [row] = await product.database.query<{ kept: number }>(
      `SELECT (SELECT count(*) FROM version) + (SELECT count(*) FROM artefact) + (SELECT count(*) FROM job WHERE kind = 'rendering') AS kept`,
    );
    expect(Number(row?.kept)).toBe(0);
  });
});
