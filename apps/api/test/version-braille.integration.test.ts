import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LINK_KEY_HEADER, ROLES, ROUTES, type Variant, type VersionBraille } from '@tastwerk/contracts';
import type { Visibility } from '@tastwerk/editor-core/document';
import { createObject } from '@tastwerk/editor-core/standard';
import { DocumentReader } from '../src/modules/catalogue/reading/document-reader.js';
import { publication, sheet } from './harness/sheets.js';
import type { Call } from './harness/test-client.js';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let ada: Person;
let ben: Person;
let admin: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
  ben = await product.person('ben');
  admin = await product.person('admin', ROLES.admin);
});
afterAll(() => product.stop());

/** A sheet with a label, a hidden label, a legend, and an image description. */
function labelled() {
  const base = sheet({ transcribersNotes: 'Nur für Kollegen' });
  const objects = [
    createObject('label', { uuid: randomUUID(), x: 20, y: 20, width: 150, text: 'Die Straße' }),
    createObject('label', { uuid: randomUUID(), x: 20, y: 60, width: 150, text: 'Entwurf', hidden: true }),
    createObject('label', {
      uuid: randomUUID(),
      ...{ x: 20, y: 90, width: 150, text: 'Haus', isKey: true, keyVal: 'h' },
    }),
    createObject('key', { uuid: randomUUID(), x: 20, y: 150, active: true, show: true }),
  ];
  return {
    ...base,
    pages: base.pages.map((page) => ({ ...page, objects })),
    braillePages: {
      ...base.braillePages,
      imageDescription: { type: '', summary: 'Ein Plan.', details: '' },
    },
  };
}

async function published(visibility: Visibility = 'all', document: object = labelled()): Promise<Variant> {
  const body = { ...publication(document), visibility };
  const { default_variant: variant } = await product.client.read(
    ROUTES.createGraphic.response,
    'createGraphic',
    { body, token: ada.token },
  );
  return variant;
}

const callOf = ({ id, current_version: { id: versionId } }: Variant, others: Call = {}): Call => ({
  params: { id, versionId },
  ...others,
});
const braille = (variant: Variant, others: Call = {}): Promise<VersionBraille> =>
  product.client.read(ROUTES.getVersionBraille.response, 'getVersionBraille', callOf(variant, others));
const ask = (variant: Variant, others: Call = {}) =>
  product.client.call('getVersionBraille', callOf(variant, others));
const printed = (texts: readonly { readonly print: string }[] = []) => texts.map(({ print }) => print);

describe('the braille of a version', () => {
  it('is told to visitors: labels, legend and image description, and nothing of the document besides', async () => {
    const told = await braille(await published());
    const [page] = told.pages;
    expect(told).toMatchObject({ system: 'DE:VOLL', is_whole: true });
    expect(page?.labels[0]).toEqual({ print: 'Die Straße', braille: '⠙⠬ ⠾⠗⠁⠮⠑' });
    expect(printed(page?.labels)).toEqual(['Die Straße', 'h']);
    expect(printed(page?.legend)).toEqual(['h Haus']);
    expect(printed(told.text)).toEqual(['Übersicht der Straße', 'Ein Plan.']);
    const { body } = await ask(await published());
    expect(Object.keys(Object(body)).toSorted()).toEqual(['is_whole', 'pages', 'system', 'text']);
    expect(JSON.stringify(body)).not.toMatch(/Entwurf|Kollegen|uuid/);
  });

  it('is given to readers who may see the graphic, and refused to all others', async () => {
    const hidden = await published();
    await product.client.call('showGraphic', {
      params: { id: hidden.parent_graphic.id },
      body: { public: false, reason: '' },
      token: admin.token,
    });
    for (const variant of [await published('private'), await published('link'), hidden]) {
      for (const others of [{}, { token: ben.token }, { headers: { [LINK_KEY_HEADER]: 'A'.repeat(22) } }])
        expect((await ask(variant, others)).status).toBe(404);
      expect((await ask(variant, { token: ada.token })).status).toBe(200);
    }
  });

  it('is read without a session by who has the link', async () => {
    const variant = await published('link');
    const { sharing } = await product.client.read(ROUTES.getGraphic.response, 'getGraphic', {
      params: { id: variant.parent_graphic.id },
      token: ada.token,
    });
    const headers = { [LINK_KEY_HEADER]: sharing?.link_key ?? '' };
    const answer = await ask(variant, { headers });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, max-age=60']);
  });

  it('belongs to a version of that variant', async () => {
    const [one, other] = [await published(), await published()];
    const params = { id: one.id, versionId: other.current_version.id };
    expect(await product.client.failure('getVersionBraille', { params })).toBe('CATALOGUE_VERSION_NOT_FOUND');
    const unknown = { id: 1_000_000, versionId: other.current_version.id };
    expect(await product.client.failure('getVersionBraille', { params: unknown })).toBe(
      'CATALOGUE_VARIANT_NOT_FOUND',
    );
  });

  it('is kept by its tag, and written once for many who ask', async () => {
    const variant = await published();
    const writing = jest.spyOn(DocumentReader.prototype, 'brailleOf');
    const answers = await Promise.all([ask(variant), ask(variant), ask(variant)]);
    const tag = String(answers[0].headers['etag']);
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
      Array.from({ length: 3 }, () => 'public, max-age=60'),
    );
    const again = await ask(variant, { headers: { 'if-none-match': tag } });
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, tag]);
    expect(writing).toHaveBeenCalledTimes(1);
    writing.mockRestore();
  });

  it('is written by the server, whatever braille a document brings along', async () => {
    const document = labelled();
    const claimed = { ...document, braillePages: { ...document.braillePages, braille: '⠿⠿⠿' } };
    expect(JSON.stringify(await braille(await published('all', claimed)))).not.toContain('⠿⠿⠿');
  });
});
