import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { errorBodySchema, ROUTES } from '@tastwerk/contracts';
import { createEngine, type Document } from '@tastwerk/editor-core';
import charts, { CHART_TYPES, makeSheet } from '@tastwerk/plugin-charts';
import { renderArtefacts } from '@tastwerk/render';
import { renderPlugins } from '@tastwerk/render/plugins';
import { Opened } from './harness/opened.js';
import { publication } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';

const engine = createEngine([...renderPlugins, charts]);
const translator = createNodeTranslator();
const opened = new Opened();
let product: TestProduct;
let document: Document;

beforeAll(async () => {
  product = opened.add(await TestProduct.start(), (started) => started.stop());
  const ids = {
    document: randomUUID(),
    page: randomUUID(),
    legendPage: randomUUID(),
    title: randomUUID(),
    legendTitle: randomUUID(),
    legend: randomUUID(),
    chart: randomUUID(),
  };
  const made = await makeSheet(
    CHART_TYPES.bar.sample('de'),
    { engine, ids, writing: { system: 'DE:VOLL' } },
    translator,
  );
  document = made.document;
});
afterAll(() => opened.close());

describe('a document with a chart', () => {
  it('is published by a server as it is installed, which keeps data and drawing', async () => {
    const ada = await product.person('ada');
    const { default_variant: variant } = await product.client.read(
      ROUTES.createGraphic.response,
      'createGraphic',
      { body: publication(document), token: ada.token },
    );
    const shown = await product.client.read(ROUTES.getVariant.response, 'getVariant', {
      params: { id: variant.id },
      token: ada.token,
    });
    const kept: Pick<Document, 'pages' | 'plugins'> = JSON.parse(shown.current_version.document ?? '{}');
    expect(kept.pages).toEqual(document.pages);
    expect(kept.plugins).toEqual({ [charts.id]: charts.version });
  });

  it('is refused when its data is none, and when it holds what is no object', async () => {
    const bob = await product.person('bob');
    const refusal = async (changed: string) => {
      const body = publication(JSON.parse(changed));
      const answer = await product.client.call('createGraphic', { body, token: bob.token });
      return errorBodySchema.parse(answer.body).error;
    };
    const json = JSON.stringify(document);
    expect(await refusal(json.replace('"type":"bar"', '"type":"no-such-chart"'))).toBe(
      'DOCUMENT_INVALID_VALUE',
    );
    expect(await refusal(json.replace('"type":"rect"', '"type":"rect","onclick":"x"'))).toBe(
      'DOCUMENT_UNKNOWN_PROPERTY',
    );
  });

  it('is drawn by the renderer as it is on this machine', async () => {
    const answer = await product.client.call('draftFile', { params: { format: 'svg' }, body: { document } });
    const rendered = await renderArtefacts(document, {
      engine,
      translator,
      fileName: 'x',
      formats: ['svg'],
      sheet: { licence: 'none' },
    });
    const [file] = rendered.ok ? rendered.value.artefacts : [];
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(Buffer.from(file?.bytes ?? []))).toBe(true);
    expect(answer.bytes.toString()).toContain('Kirschen');
  });
});
