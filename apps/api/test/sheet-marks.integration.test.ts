import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ROUTES, type Variant } from '@tastwerk/contracts';
import type { Visibility } from '@tastwerk/editor-core';
import { SheetOrigins } from '../src/modules/rendering/renderer/sheet-origins.js';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

const PUBLIC_URL = 'https://tastwerk.example';

async function published(product: TestProduct, { token }: Person, visibility: Visibility): Promise<Variant> {
  const body = { ...publication(), visibility };
  return (await product.client.read(ROUTES.createGraphic.response, 'createGraphic', { body, token }))
    .default_variant;
}

describe('the marks that sheets get on publishing', () => {
  let product: TestProduct;
  let ada: Person;

  beforeAll(async () => {
    product = await TestProduct.start({ PUBLIC_URL });
    ada = await product.person('ada');
  });
  afterAll(() => product.stop());

  const marksOfNext = async ({ id }: Variant) => {
    const asked = { params: { id }, token: ada.token };
    return (await product.client.read(ROUTES.getNextSheetMarks.response, 'getNextSheetMarks', asked)).marks;
  };

  it('name the first version of something new, and stand for an address to come', async () => {
    const { marks } = await product.client.read(ROUTES.getSheetMarks.response, 'getSheetMarks');
    expect(marks).toEqual({ version: 'v1', link: `${PUBLIC_URL}/catalogue`, is_link_known: false });
  });

  it('name the version that comes next, as the history will, and what publishing prints then', async () => {
    const variant = await published(product, ada, 'all');
    // A variant beside it: versions are counted for each.
    await published(product, ada, 'all');
    const link = `${PUBLIC_URL}/catalogue/${variant.parent_graphic.id}/variant/${variant.id}`;
    const toCome = await marksOfNext(variant);
    expect(toCome).toEqual({ version: 'v2', link, is_link_known: true });
    const next = await product.client.read(ROUTES.updateVariant.response, 'updateVariant', {
      params: { id: variant.id },
      body: {
        document: sheet({}, 'Zweite'),
        idempotencyKey: randomUUID(),
        licenceAccepted: true,
        lastVersionHash: variant.current_version.hash,
        change_message: 'größer',
      },
      token: ada.token,
    });
    const printed = await product.app.get(SheetOrigins, { strict: false }).of(next.current_version.id);
    expect(printed.sheet).toEqual({ author: 'ada', version: toCome?.version, link });
    const first = await product.app.get(SheetOrigins, { strict: false }).of(variant.current_version.id);
    expect(first.sheet?.version).toBe('v1');
  });

  it('have no link where the graphic is private', async () => {
    const variant = await published(product, ada, 'private');
    expect(await marksOfNext(variant)).toEqual({ version: 'v2', link: null, is_link_known: true });
  });
});

describe('sheets without marks', () => {
  it('are told before they are printed', async () => {
    const product = await TestProduct.start({ SHEET_MARKS: 'off' });
    try {
      expect(await product.client.read(ROUTES.getSheetMarks.response, 'getSheetMarks')).toEqual({
        marks: null,
      });
    } finally {
      await product.stop();
    }
  });
});
