import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { errorBodySchema, ROUTES } from '@tastwerk/contracts';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
});
afterAll(() => product.stop());

const publish = (body: object) =>
  product.client.read(ROUTES.createGraphic.response, 'createGraphic', { body, token: ada.token });

const refusal = async (document: object) => {
  const call = { body: publication(document), token: ada.token };
  return errorBodySchema.parse((await product.client.call('createGraphic', call)).body);
};

async function graphics(): Promise<number | undefined> {
  const [row] = await product.database.query<{ readonly count: number }>('SELECT count(*)::int FROM graphic');
  return row?.count;
}

it('a document is refused when nothing is drawn or written in it, by a sentence', async () => {
  const before = await graphics();
  const blank = sheet();
  const empty = { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: [] })) };
  expect(await refusal(empty)).toMatchObject({
    error: 'DOCUMENT_WITHOUT_CONTENT',
    type: 'Validation',
    message: expect.stringMatching(/^Die Grafik ist leer\. /),
  });
  expect((await refusal(sheet({ graphicTitle: '' }))).message).toBe(
    'Die Grafik braucht einen Titel und einen Namen der Variante.',
  );
  expect(await graphics()).toEqual(before);
  const { braillePages } = blank;
  const told = {
    ...braillePages,
    imageDescription: { ...braillePages.imageDescription, summary: 'Nichts' },
  };
  await publish(publication({ ...empty, braillePages: told }));
});

it('a document is refused with a tag of which nothing can be seen', async () => {
  const before = await graphics();
  const tags = [
    { name: 'Plan', tag_id: null },
    { name: '\u3164', tag_id: null },
  ];
  expect(await refusal(sheet({ tags }))).toMatchObject({
    error: 'DOCUMENT_INVALID_VALUE',
    issues: [{ path: ['tags', 1, 'name'] }],
  });
  expect(await graphics()).toEqual(before);
});

it('an old version without a title comes back under the present one', async () => {
  const { created_graphic: graphic, default_variant: variant } = await publish(publication());
  await product.database.query(
    `UPDATE version SET document = jsonb_set(jsonb_set(document::jsonb, '{graphicTitle}', '"  "'), '{variantTitle}', '" "')
      WHERE id = ${variant.current_version.id}`,
  );
  const restored = await product.client.call('restoreVersion', {
    params: { id: variant.id, versionId: variant.current_version.id },
    body: { idempotencyKey: crypto.randomUUID(), lastVersionHash: variant.current_version.hash },
    token: ada.token,
  });
  expect(restored.body).toMatchObject({
    title: variant.title,
    parent_graphic: { title: graphic.title },
  });
});
