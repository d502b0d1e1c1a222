import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBodySchema, LINK_KEY_HEADER, ROLES, ROUTES, type Variant } from '@tastwerk/contracts';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import { copies, orderOf, savedAddress } from './harness/shop.js';
import { publication, sheet } from './harness/sheets.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

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

/** A graphic that Ada published under `terms`. */
async function published(terms: Partial<PublicationTerms> = {}): Promise<Variant> {
  const { default_variant: variant } = await product.client.read(
    ROUTES.createGraphic.response,
    'createGraphic',
    { body: { ...publication(), ...terms }, token: ada.token },
  );
  return variant;
}

const termsOf = (visibility: string, licence: string, others: object = {}) => ({
  visibility,
  licence,
  licenceAccepted: true,
  ...others,
});

const change = ({ parent_graphic: { id } }: Variant, body: object, { token }: Person = ada) =>
  product.client.read(ROUTES.setTerms.response, 'setTerms', { params: { id }, body, token });

async function refusal(route: 'setTerms' | 'removeGraphic', variant: Variant, by: Person, body?: object) {
  const params = { id: variant.parent_graphic.id };
  const answer = await product.client.call(route, { params, token: by.token, ...(body && { body }) });
  return errorBodySchema.parse(answer.body).error;
}

const graphicWith = ({ parent_graphic: { id } }: Variant, key: string) =>
  product.client.call('getGraphic', { params: { id }, headers: { [LINK_KEY_HEADER]: key } });

const filesOf = async (variant: Variant) => {
  const answer = await product.client.read(ROUTES.listRenderings.response, 'listRenderings', {
    params: { id: variant.id },
    token: ada.token,
  });
  return answer.renderings.map(({ state }) => state);
};

describe('the terms of a graphic', () => {
  it('are everybody and CC BY-SA unless its author chooses others', async () => {
    expect((await published()).parent_graphic).toMatchObject({ visibility: 'all', licence: 'cc-by-sa' });
    const own = await published({ visibility: 'private', licence: 'own' });
    expect(own.parent_graphic).toMatchObject({ visibility: 'private', licence: 'own' });
  });

  it('are a free licence where others see the graphic', async () => {
    for (const visibility of ['link', 'all']) {
      const body = { ...publication(), visibility, licence: 'own' };
      const answer = await product.client.call('createGraphic', { body, token: ada.token });
      expect(answer.status).toBe(422);
      expect(errorBodySchema.parse(answer.body)['field-error']?.[0]).toBe('licence');
    }
  });

  it('tell the key of the link to the author alone', async () => {
    const variant = await published({ visibility: 'link' });
    const params = { id: variant.parent_graphic.id };
    const told = await product.client.read(ROUTES.getGraphic.response, 'getGraphic', {
      params,
      token: ada.token,
    });
    const key = told.sharing?.link_key ?? '';
    const byKey = await graphicWith(variant, key);
    expect([byKey.status, ROUTES.getGraphic.response.parse(byKey.body).sharing]).toEqual([200, null]);
    const byAdmin = await product.client.read(ROUTES.getGraphic.response, 'getGraphic', {
      params,
      token: admin.token,
    });
    expect(byAdmin.sharing).toBeNull();
    for (const wrong of ['A'.repeat(22), 'short', '']) {
      expect((await graphicWith(variant, wrong)).status).toBe(404);
    }
  });

  it('change from private to the link to everybody, and the link ends with its visibility or by a new one', async () => {
    const variant = await published({ visibility: 'private', licence: 'own' });
    const linked = await change(variant, termsOf('link', 'cc-by'));
    const first = linked.sharing?.link_key ?? '';
    expect((await graphicWith(variant, first)).status).toBe(200);
    const kept = await change(variant, termsOf('link', 'cc-by'));
    expect(kept.sharing?.link_key).toBe(first);
    const renewed = await change(variant, termsOf('link', 'cc-by', { new_link: true }));
    const second = renewed.sharing?.link_key ?? '';
    expect((await graphicWith(variant, first)).status).toBe(404);
    expect((await graphicWith(variant, second)).status).toBe(200);
    const taken = await change(variant, termsOf('private', 'cc-by'));
    expect(taken.sharing?.link_key).toBeNull();
    expect((await graphicWith(variant, second)).status).toBe(404);
    await change(variant, termsOf('all', 'cc-by'));
    expect((await graphicWith(variant, '')).status).toBe(200);
  });

  it('keep what was promised: no stricter licence once others saw it', async () => {
    const variant = await published({ visibility: 'link', licence: 'cc-by' });
    for (const licence of ['cc-by-sa', 'own']) {
      const code = await refusal('setTerms', variant, ada, termsOf('private', licence));
      expect([licence, code]).toEqual([licence, 'CATALOGUE_TERMS_FIXED']);
    }
    const freer = await change(variant, termsOf('all', 'cc0'));
    expect(freer).toMatchObject({ licence: 'cc0', sharing: { licences: ['cc0'] } });
  });

  it('stay with what others worked on', async () => {
    const variant = await published();
    await product.client.read(ROUTES.createVariant.response, 'createVariant', {
      body: { ...publication(sheet({ variantTitle: 'Klein' })), graphic_id: variant.parent_graphic.id },
      token: ben.token,
    });
    for (const [visibility, licence] of [
      ['private', 'cc-by-sa'],
      ['all', 'cc0'],
    ] as const) {
      const code = await refusal('setTerms', variant, ada, termsOf(visibility, licence));
      expect(code).toBe('CATALOGUE_TERMS_FIXED');
    }
  });

  it('are for the author to change, not for admins', async () => {
    const variant = await published();
    const body = termsOf('all', 'cc0');
    expect(await refusal('setTerms', variant, ben, body)).toBe('CATALOGUE_AUTHOR_ONLY');
    expect(await refusal('setTerms', variant, admin, body)).toBe('CATALOGUE_AUTHOR_ONLY');
  });

  it('have the files made again, which name the licence', async () => {
    const variant = await published();
    await product.database.query(
      `UPDATE job SET state = 'done' WHERE kind = 'rendering' AND subject_id = $1`,
      [variant.current_version.id],
    );
    expect(new Set(await filesOf(variant))).toEqual(new Set(['done']));
    await change(variant, termsOf('all', 'cc0'));
    expect(new Set(await filesOf(variant))).toEqual(new Set(['queued']));
  });
});

describe('a private graphic', () => {
  it('can be ordered by its author alone', async () => {
    const variant = await published({ visibility: 'private' });
    const quote = async (token?: string) => {
      const body = { items: [copies(variant.id)] };
      const answer = await product.client.read(ROUTES.createQuote.response, 'createQuote', {
        body,
        ...(token === undefined ? {} : { token }),
      });
      return answer.dropped;
    };
    expect(await quote(ada.token)).toEqual([]);
    expect(await quote(ben.token)).toEqual([variant.id]);
    expect(await quote()).toEqual([variant.id]);
    const order = orderOf([copies(variant.id)], await savedAddress(product, ada));
    const placed = await product.client.call('createOrder', { body: order, token: ada.token });
    expect(placed.status).toBe(200);
    expect(await refusal('removeGraphic', variant, ada)).toBe('CATALOGUE_GRAPHIC_NEEDED');
  });

  it('is deleted by its author alone', async () => {
    const variant = await published({ visibility: 'private' });
    const params = { id: variant.parent_graphic.id };
    expect(await refusal('removeGraphic', variant, ben)).toBe('CATALOGUE_GRAPHIC_NOT_FOUND');
    expect(await refusal('removeGraphic', variant, admin)).toBe('CATALOGUE_AUTHOR_ONLY');
    const removed = await product.client.call('removeGraphic', { params, token: ada.token });
    expect(removed.status).toBe(204);
    const answer = await product.client.call('getGraphic', { params, token: ada.token });
    expect(answer.status).toBe(404);
  });

  it('goes with the account of its author, and so does one with a link', async () => {
    const eva = await product.person('eva');
    const ids: number[] = [];
    for (const visibility of ['private', 'link', 'all']) {
      const { created_graphic: graphic } = await product.client.read(
        ROUTES.createGraphic.response,
        'createGraphic',
        { body: { ...publication(), visibility }, token: eva.token },
      );
      ids.push(graphic.id);
    }
    const body = { password: PASSWORD };
    expect((await product.client.call('deleteAccount', { body, token: eva.token })).status).toBe(204);
    const left = await product.database.query<{ id: number }>(
      'SELECT id FROM graphic WHERE id = ANY ($1) ORDER BY id',
      [ids],
    );
    expect(left.map(({ id }) => id)).toEqual(ids.slice(2));
  });
});

it('a graphic that everybody finds is not deleted', async () => {
  expect(await refusal('removeGraphic', await published(), ada)).toBe('CATALOGUE_GRAPHIC_NEEDED');
});
