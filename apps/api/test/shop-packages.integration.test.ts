import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ORDER_STATUS, type OrderStatus, ROUTES } from '@tastwerk/contracts';
import { DocumentFileRepository } from '../src/modules/shop/documents/document-file.repository.js';
import { PackageHousekeeping } from '../src/modules/shop/partner/package-housekeeping.js';
import { PackageLinks } from '../src/modules/shop/production/package-link.service.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { TestProduct } from './harness/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await TestProduct.start();
});
afterAll(() => product.stop());

it('forgets packages and links two months after an order is over, and not before', async () => {
  const ada = await product.person('ada');
  const admin = await product.person('admin', 1);
  const heart = await publishedVariant(product, ada);
  const home = await savedAddress(product, ada);
  const { id } = await product.client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id)], home),
    token: ada.token,
  });
  const become = (status: OrderStatus) =>
    product.client.call('callOrder', {
      params: { id },
      body: { method: 'change_status', status },
      token: admin.token,
    });
  const files = product.app.get(DocumentFileRepository, { strict: false });
  const links = product.app.get(PackageLinks, { strict: false });
  const housekeeping = product.app.get(PackageHousekeeping, { strict: false });
  const { none } = product.app.get(Transactions);

  await become(ORDER_STATUS.transferred);
  const storageKey = `documents/package-${id}/order.zip`;
  const file = { subjectId: id, name: 'order.zip', mediaType: 'application/zip', sizeBytes: 1, storageKey };
  await files.put(none, 'package', { ...file, sha256: '0'.repeat(64) });
  await links.issue(none, id);

  /** What is left after clearing away when the last step of the order, and its link, lie so many days back. */
  const leftAfter = async (days: number) => {
    await product.database.query(
      'UPDATE order_step SET created_at = now() - make_interval(days => $2) WHERE order_id = $1',
      [id, days],
    );
    await product.database.query(
      'UPDATE package_link SET expires_at = now() - make_interval(days => $2) WHERE order_id = $1',
      [id, days],
    );
    await housekeeping.clear();
    const kept = await product.database.query('SELECT 1 FROM package_link WHERE order_id = $1', [id]);
    return { files: (await files.find('package', [id])).length, links: kept.length };
  };
  // As long as it is to be made, its package stays.
  expect(await leftAfter(61)).toEqual({ files: 1, links: 0 });
  await links.issue(none, id);
  await become(ORDER_STATUS.shipped);
  expect(await leftAfter(59)).toEqual({ files: 1, links: 1 });
  expect(await leftAfter(61)).toEqual({ files: 0, links: 0 });
  const garbage = await product.database.query('SELECT 1 FROM file_garbage WHERE storage_key = $1', [
    storageKey,
  ]);
  expect(garbage).toHaveLength(1);
});
