import { randomUUID } from 'node:crypto';
import { type BasketItem, ROUTES, type Variant } from '@tastwerk/contracts';
import { publication, sheet } from './sheets.js';
import type { Person, TestProduct } from './test-product.js';

/** An address within Germany, as its form sends it. */
export const SCHOOL = {
  company_name: 'Schule am Weg',
  first_name: '',
  last_name: '',
  street: 'Weg',
  house_number: '1',
  additional: '',
  zip: '10115',
  city: 'Berlin',
  state: '',
  country: 'DE',
  is_invoice_addr: false,
};

/** Saves an address of `person` and gives its id. */
export async function savedAddress(
  product: TestProduct,
  { token }: Person,
  changes: Partial<typeof SCHOOL> = {},
): Promise<number> {
  const body = { ...SCHOOL, ...changes };
  const saved = await product.client.read(ROUTES.createAddress.response, 'createAddress', { body, token });
  return saved.id;
}

/** Publishes a graphic of one A4 page with one label, whose braille is described on no page. */
export async function publishedVariant(
  product: TestProduct,
  { token }: Person,
  changes: Parameters<typeof sheet>[0] = {},
): Promise<Variant> {
  const created = await product.client.read(ROUTES.createGraphic.response, 'createGraphic', {
    body: publication(sheet(changes)),
    token,
  });
  return created.default_variant;
}

/** One copy, or several, of a variant. */
export const copies = (
  contentId: number,
  quantity = 1,
  productId: BasketItem['productId'] = 'graphic_nobraille',
): BasketItem => ({ contentId, productId, quantity });

/** A body that orders `basket`, under a key of its own. */
export function orderOf(basket: readonly BasketItem[], shippingAddress: number, changes: object = {}) {
  return {
    basket,
    shippingAddress,
    invoiceAddress: null,
    paymentMethod: 'invoice',
    idempotencyKey: randomUUID(),
    ...changes,
  };
}
