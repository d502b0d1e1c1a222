import { type Address, type BodyOf, GERMAN_ZIP, type OrderAddress, SHIPPED_TO } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { without } from '../../../platform/without.js';

type Placing = BodyOf<'createOrder'>;

/** Where an order goes and who is billed. */
interface Addresses {
  readonly shipping: OrderAddress;
  readonly invoice: OrderAddress | null;
}

type AddressField = 'shippingAddress' | 'invoiceAddress';

const missing = (field: AddressField): ApiFailure => ({
  code: 'ADDRESS_NOT_FOUND',
  field: [field, 'invalid_value'],
});

const badZip = (field: AddressField): ApiFailure => ({
  code: 'ADDRESS_ZIP_INVALID',
  field: [field, 'zip_invalid'],
});

/** The user's own addresses that an order names. Those of others are not there. */
export function addressesOf(
  { shippingAddress, invoiceAddress }: Pick<Placing, 'shippingAddress' | 'invoiceAddress'>,
  own: readonly Address[],
): Result<Addresses, ApiFailure> {
  const shipping = own.find(({ id }) => id === shippingAddress);
  if (shipping === undefined) return fail(missing('shippingAddress'));
  if (shipping.country !== SHIPPED_TO) {
    return fail({ code: 'ADDRESS_OUTSIDE_GERMANY', field: ['shippingAddress', 'outside_germany'] });
  }
  if (!GERMAN_ZIP.test(shipping.zip)) return fail(badZip('shippingAddress'));
  if (invoiceAddress === null || invoiceAddress === shippingAddress) {
    return ok({ shipping: keptAddress(shipping), invoice: null });
  }
  const invoice = own.find(({ id }) => id === invoiceAddress);
  if (invoice === undefined) return fail(missing('invoiceAddress'));
  if (invoice.country === SHIPPED_TO && !GERMAN_ZIP.test(invoice.zip)) return fail(badZip('invoiceAddress'));
  return ok({ shipping: keptAddress(shipping), invoice: keptAddress(invoice) });
}

/** An address as an order keeps it, whatever becomes of the saved one. */
const keptAddress = (address: Address): OrderAddress => without(address, 'id', 'is_invoice_addr');
