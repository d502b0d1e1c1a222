import { DELIVERY_DAYS, INVOICE_DAYS, type OrderAddress } from '@tastwerk/contracts';
import type { Operator } from '../../../platform/config/operator.js';
import type { StoredOrder } from '../orders/stored-order.js';
import { dayOf, daysLater, workingDaysLater } from '../words/day.js';
import type { InvoiceFacts, SoldItem } from './invoice.js';
import { soldWords } from './sold-words.js';
import { accountFor } from './vat.js';

/** What has its number already. */
export interface Numbered {
  readonly number: string;
  /** Day of the document, in the time of Berlin. */
  readonly issuedOn: string;
}

/** What an order sold: its items and its postage. */
function soldBy(order: StoredOrder): readonly SoldItem[] {
  const { language, vat_percent: vatPercent } = order;
  const items = order.items.map((item) => ({
    ...soldWords(item, language),
    quantity: item.quantity,
    unitGrossCents: item.unit_price,
    vatPercent,
  }));
  const extra = (order.extra_items ?? []).map(({ text, quantity, unit_price: unitGrossCents }) => ({
    name: text,
    description: '',
    quantity,
    unitGrossCents,
    vatPercent,
  }));
  const postage = {
    ...soldWords('postage', language),
    quantity: 1,
    unitGrossCents: order.postage_gross,
    vatPercent,
  };
  return [...items, ...extra, postage];
}

/**
 * The invoice of an order that has been numbered: what was ordered, at the prices of that day, to the invoice address, which is `to` unless it
 * is the shipping address.
 */
export function invoiceFacts(
  order: StoredOrder & { readonly shipping_address: OrderAddress },
  { number, issuedOn }: Numbered,
  { seller, buyer, buyerEmail }: InvoiceParties,
): InvoiceFacts {
  return {
    kind: 'invoice',
    number,
    issuedOn,
    dueOn: daysLater(issuedOn, INVOICE_DAYS),
    delivery: { from: issuedOn, to: workingDaysLater(issuedOn, DELIVERY_DAYS.to) },
    takesBack: null,
    reason: '',
    seller,
    order: {
      id: order.id,
      orderedOn: dayOf(new Date(order.created_at)),
      language: order.language,
      buyer,
      buyerEmail,
      recipient: order.shipping_address,
    },
    ...accountFor(soldBy(order)),
  };
}

/** Who sells and who pays. */
export interface InvoiceParties {
  readonly seller: Operator;
  readonly buyer: OrderAddress;
  readonly buyerEmail: string | null;
}

/** The credit note that takes all of `invoice` back. */
export function creditNoteFacts(
  invoice: InvoiceFacts,
  { number, issuedOn }: Numbered,
  reason: string,
): InvoiceFacts {
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    issuedOn,
    dueOn: null,
    takesBack: { number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
  };
}
