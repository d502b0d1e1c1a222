import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBodySchema, ROUTES } from '@tastwerk/contracts';
import { createObject } from '@tastwerk/editor-core/standard';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
  ben = await product.person('ben');
});
afterAll(() => product.stop());

const publish = (body: object) =>
  product.client.read(ROUTES.createGraphic.response, 'createGraphic', { body, token: ada.token });

const refusal = async (document: unknown) => {
  const body = { ...publication(), document };
  return errorBodySchema.parse((await product.client.call('createGraphic', { body, token: ada.token })).body);
};

/** A sheet of `pages` pages, each with as many rectangles as a page may hold. */
function fullPages(pages: number) {
  const blank = sheet();
  const [page] = blank.pages;
  if (page === undefined) throw new Error('a sheet without a page');
  const rects = () =>
    Array.from({ length: 5000 }, () =>
      createObject('rect', { uuid: randomUUID(), x: 40, y: 60, width: 80, height: 50 }),
    );
  return {
    ...blank,
    pages: Array.from({ length: pages }, () => ({ ...page, uuid: randomUUID(), objects: rects() })),
  };
}

describe('publishing beside other requests', () => {
  it('refuses what is too much work by its figure, before it is checked', async () => {
    const refused = await refusal({ ...fullPages(6), pages: [...fullPages(6).pages, 'no page'] });
    expect(refused).toMatchObject({
      error: 'DOCUMENT_TOO_ELABORATE',
      issues: [{ code: 'DOCUMENT_TOO_ELABORATE', params: { work: 33001, most: 25_000 } }],
    });
  });

  it('reads large documents in a process of its own, so that small ones do not wait', async () => {
    const ended: string[] = [];
    const named = async (name: string, document: object) => {
      const body = { ...publication(document), public: false };
      await publish(body);
      ended.push(name);
    };
    await publish(publication());
    const large = named('large', fullPages(4));
    await named('small', sheet());
    await large;
    expect(ended).toEqual(['small', 'large']);
  });

  it('makes one author wait who publishes very much at once', async () => {
    const document = fullPages(1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        product.client.call('createGraphic', { body: publication(document), token: ben.token }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    // One is read, four wait.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
    const busy = answers.find(({ status }) => status === 503);
    expect(errorBodySchema.parse(busy?.body).error).toBe('DOCUMENT_READING_BUSY');
    expect(busy?.headers['retry-after']).toBe('10');
  });

  it('refuses a body that is no JSON, or has no document, as any other route does', async () => {
    const { status, body } = await product.client.call('createGraphic', { body: {}, token: ada.token });
    expect([status, errorBodySchema.parse(body)['field-error']]).toEqual([422, ['document', 'invalid_type']]);
  });
});
