import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, type Route, type RouteName, ROUTES } from '@tastwerk/contracts';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let admin: Person;
let viewer: Person;
beforeAll(async () => {
  product = await TestProduct.start();
  admin = await product.person('admin', ROLES.admin);
  viewer = await product.person('viewer', ROLES.standard, ['can_view_admin']);
});
afterAll(() => product.stop());

function isRouteName(name: string): name is RouteName {
  return name in ROUTES;
}

const INTERNAL = Object.keys(ROUTES)
  .filter(isRouteName)
  .filter((name) => ROUTES[name].path.startsWith('/api/internal/'));
const methodOf = (name: RouteName): Route['method'] => ROUTES[name].method;
const LOOKING = INTERNAL.filter((name) => methodOf(name) === 'GET');
/** They work something out from what is too long for an address, and change nothing. */
const ASKING: readonly RouteName[] = ['priceOffer', 'previewNewsletter'];
const CHANGING = INTERNAL.filter((name) => methodOf(name) === 'POST' && !ASKING.includes(name));

/** A call about something that there is not. */
const call = (token: string) => ({
  params: {
    id: 1_000_000,
    work: 'rendering',
    name: 'api-2000-01-01.log',
    sessionId: '00000000-0000-4000-8000-000000000000',
  },
  token,
});

describe('a right to look', () => {
  it.each(LOOKING)('opens %s', async (name) => {
    const { status } = await product.client.call(name, call(viewer.token));
    expect([200, 404]).toContain(status);
  });

  it.each(ASKING)('opens %s, too', async (name) => {
    expect(await product.client.failure(name, { ...call(viewer.token), body: {} })).toBe('REQUEST_INVALID');
  });

  it.each(CHANGING)('does not open %s', async (name) => {
    expect(await product.client.failure(name, { ...call(viewer.token), body: {} })).toBe('RIGHT_MISSING');
  });
});

describe('the log of changes', () => {
  it.each(CHANGING)('has a call of %s, whatever became of it', async (name) => {
    const { status } = await product.client.call(name, { ...call(admin.token), body: {} });
    const [change] = await product.client.read(ROUTES.listAdminChanges.response, 'listAdminChanges', {
      query: { action: name, limit: '1' },
      token: admin.token,
    });
    expect(change).toMatchObject({ action: name, actor_name: 'admin' });
    expect(change?.outcome === 'done').toBe(status <= 204);
  });

  it('stands on no route that changes something outside of the administration by its rights', () => {
    const elsewhere = Object.keys(ROUTES)
      .filter(isRouteName)
      .filter((name) => {
        const { access, method, path }: Route = ROUTES[name];
        const right = typeof access === 'object' ? access.right : '';
        return method === 'POST' && right.includes('admin') && !path.startsWith('/api/internal/');
      });
    expect(elsewhere).toEqual([]);
  });
});
