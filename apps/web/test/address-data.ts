import type { Address, OrderAddress } from '@tastwerk/contracts';

/** An address as an order keeps it. */
export const ORDER_ADDRESS: OrderAddress = {
  first_name: 'Anna',
  last_name: 'Berg',
  company_name: '',
  street: 'Am Markt',
  house_number: '3a',
  additional: '',
  zip: '04109',
  city: 'Leipzig',
  state: '',
  country: 'DE',
};

/** A saved address of a user, with what differs. */
export const addressOf = (id: number, change: Partial<Address> = {}): Address => ({
  id,
  is_invoice_addr: false,
  ...ORDER_ADDRESS,
  ...change,
});
