import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { ROLES, type RouteName, ROUTES, type Variant } from '@tastwerk/contracts';
import { CHECKOUT } from '../src/platform/checkout.js';
import { publication } from './harness/sheets.js';
import type { Call } from './harness/test-client.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

/** Who calls. The author published a hidden variant; the reader may not publish. */
const CALLERS = ['visitor', 'expired', 'reader', 'other', 'author', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

/** Statuses in the order of the callers. */
type Row = readonly [number, number, number, number, number, number];

/** What each route answers to each caller about the author's hidden variant. A route without an entry does not compile. */
const EXPECTED: Readonly<Record<RouteName, Row>> = {
  login: [200, 200, 200, 200, 200, 200],
  logout: [204, 204, 204, 204, 204, 204],
  refresh: [401, 401, 401, 401, 401, 401],
  validate: [401, 401, 200, 200, 200, 200],
  searchGraphics: [200, 200, 200, 200, 200, 200],
  getGraphic: [404, 404, 404, 404, 200, 200],
  createGraphic: [401, 401, 403, 200, 200, 200],
  getVariant: [404, 404, 404, 404, 200, 200],
  createVariant: [401, 401, 403, 404, 200, 200],
  updateVariant: [401, 401, 403, 404, 200, 409],
  listTags: [200, 200, 200, 200, 200, 200],
  listRenderings: [404, 404, 404, 404, 200, 200],
  download: [401, 401, 404, 404, 409, 409],
  thumbnail: [404, 404, 404, 404, 409, 409],
  health: [200, 200, 200, 200, 200, 200],
  backend: [200, 200, 200, 200, 200, 200],
};

let product: TestProduct;
let hidden: Variant;
let author: Person;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  product = await TestProduct.start();
  author = await product.person('author');
  tokens.set('author', author.token);
  tokens.set('other', (await product.person('other')).token);
  tokens.set('reader', (await product.person('reader', ROLES.standard, [])).token);
  tokens.set('admin', (await product.person('admin', ROLES.admin)).token);
  const jwt = product.app.get(JwtService, { strict: false });
  const { sub, sid } = jwt.decode<{ sub: string; sid: string }>(author.token);
  tokens.set('expired', jwt.sign({ sub, sid, iat: 1_700_000_000 }));
  const body = { ...publication(), public: false };
  const created = await product.client.read(ROUTES.createGraphic.response, 'createGraphic', {
    body,
    token: author.token,
  });
  hidden = created.default_variant;
});
afterAll(() => product.stop());

/** A call of each route that is right in itself and about the hidden variant. */
function callOf(name: RouteName): Call {
  const lastVersionHash = hidden.current_version.hash;
  const fileName = hidden.current_file_name;
  const calls: Readonly<Partial<Record<RouteName, Call>>> = {
    login: { body: { login: author.email, password: PASSWORD } },
    getGraphic: { params: { id: hidden.parent_graphic.id } },
    createGraphic: { body: publication() },
    getVariant: { params: { id: hidden.id } },
    createVariant: { body: { ...publication(), graphic_id: hidden.parent_graphic.id } },
    updateVariant: { params: { id: hidden.id }, body: { ...publication(), lastVersionHash } },
    listRenderings: { params: { id: hidden.id } },
    download: { params: { variantId: hidden.id, format: 'pdf', fileName } },
    thumbnail: { params: { fileName, size: 'sm', page: 1 } },
  };
  return calls[name] ?? {};
}

describe('who may do what', () => {
  // In the order of the table, and in it of the callers: the author's version is what the admin's then conflicts with.
  const cases = Object.entries(EXPECTED).flatMap(([name, row]) =>
    CALLERS.map((caller, index) => [name, caller, row[index] ?? 0] as const),
  );

  it.each(cases)('%s for %s: %i', async (route, caller, expected) => {
    const name = Object.keys(ROUTES).find((key): key is RouteName => key === route);
    if (name === undefined) throw new Error(`${route} is no route`);
    const token = tokens.get(caller);
    const { status } = await product.client.call(name, {
      ...callOf(name),
      ...(token === undefined ? {} : { token }),
    });
    expect(status).toBe(expected);
  });
});

describe('the facts about the server', () => {
  it('name the version of the house, and no demo accounts where none were seeded', async () => {
    const manifest: unknown = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
    const facts = await product.client.read(ROUTES.backend.response, 'backend');
    expect(manifest).toMatchObject({ version: facts.version });
    expect(facts).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), demoAccounts: [] });
  });
});
