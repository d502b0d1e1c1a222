import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { errorBodySchema, ROUTES } from '@tastwerk/contracts';
import { createObject } from '@tastwerk/editor-core/standard';
import { Opened } from './harness/opened.js';
import { publication, sheet } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';

const CLOCK_PLUGIN = fileURLToPath(new URL('./harness/clock-plugin.mjs', import.meta.url));

/** A publication whose sheet has a clock, which no built-in plugin brings. */
function clockSheet() {
  const document = sheet();
  const square = createObject('rect', { uuid: randomUUID(), x: 40, y: 60, width: 60, height: 60 });
  const pages = document.pages.map((page) => ({
    ...page,
    objects: [...page.objects, { ...square, type: 'clock', minutes: 615 }],
  }));
  return { ...publication(), document: { ...document, plugins: { clock: '1.0.0' }, pages } };
}

const opened = new Opened();
afterEach(() => opened.close());

async function started(environment: Readonly<Record<string, string>> = {}) {
  const product = opened.add(await TestProduct.start(environment), (made) => made.stop());
  return { product, ada: await product.person('ada') };
}

describe('a document with objects of a plugin', () => {
  it('is refused by a server without the plugin, which is named', async () => {
    const { product, ada } = await started();
    const answer = await product.client.call('createGraphic', { body: clockSheet(), token: ada.token });
    const { error, issues } = errorBodySchema.parse(answer.body);
    expect(error).toBe('DOCUMENT_PLUGIN_MISSING');
    expect(issues).toMatchObject([
      { code: 'DOCUMENT_PLUGIN_MISSING', params: { kind: 'clock', plugin: 'clock' } },
    ]);
  });

  it('is published by a server that has it, which keeps its objects and checks them', async () => {
    const { product, ada } = await started({ TASTWERK_PLUGINS: CLOCK_PLUGIN });
    const body = clockSheet();
    const { default_variant: variant } = await product.client.read(
      ROUTES.createGraphic.response,
      'createGraphic',
      { body, token: ada.token },
    );
    const shown = await product.client.read(ROUTES.getVariant.response, 'getVariant', {
      params: { id: variant.id },
      token: ada.token,
    });
    const text = shown.current_version.document ?? '';
    expect(JSON.parse(text)).toMatchObject({ plugins: { clock: '1.0.0' } });
    expect(text).toContain('"minutes":615');

    const broken = JSON.parse(JSON.stringify(body).replace('"minutes":615', '"minutes":"late"'));
    const answer = await product.client.call('createGraphic', { body: broken, token: ada.token });
    expect(errorBodySchema.parse(answer.body).error).toBe('DOCUMENT_INVALID_VALUE');
  });
});

it('a server does not start with plugins that cannot be had', async () => {
  await expect(TestProduct.start({ TASTWERK_PLUGINS: 'no-such-plugin' })).rejects.toThrow(
    'TASTWERK_PLUGINS names "no-such-plugin", which cannot be loaded',
  );
});
