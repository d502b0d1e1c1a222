import type { ApiLanguage, OrderAddress, OrderInvoice } from '@tastwerk/contracts';
import type { Operator } from '../../../platform/config/operator.js';

/** What a document of the books is: a bill, or the note that takes one back. */
export type InvoiceKind = OrderInvoice['kind'];

/** Something that an order sold, at the price that it was sold for, in cents with the tax that is contained. */
export interface SoldItem {
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitGrossCents: number;
  /** Per cent; 0 where the operator is a small business. */
  readonly vatPercent: number;
}

/** What an invoice needs to know of an order. */
export interface InvoicedOrder {
  readonly id: number;
  /** Day of the order, `2026-11-22`. */
  readonly orderedOn: string;
  readonly language: ApiLanguage;
  readonly buyer: OrderAddress;
  /** Null for somebody who was erased. */
  readonly buyerEmail: string | null;
  readonly recipient: OrderAddress;
  /** Postage is one of them. */
  readonly items: readonly SoldItem[];
}

/** One line of the document; all of it in cents. */
export interface InvoiceLine extends SoldItem {
  readonly grossCents: number;
  readonly netCents: number;
}

/** What is owed at one rate of tax, in cents (§ 14 (4) no. 7 and 8 UStG). */
export interface RateTotal {
  readonly vatPercent: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
}

/**
 * All that a document says, fixed in the moment in which it gets its number: files are made from this alone, so that they say the same in
 * ten years. Days are `2026-11-22`, in the time of Berlin.
 */
export interface InvoiceFacts {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: string;
  /** Last day to pay; null where nothing is to be paid. */
  readonly dueOn: string | null;
  /** From when to when the goods are delivered (§ 14 (4) no. 6 UStG). */
  readonly delivery: { readonly from: string; readonly to: string };
  /** The invoice that a credit note takes back. */
  readonly takesBack: { readonly number: string; readonly issuedOn: string } | null;
  /** Why a credit note was written, or an invoice once more after one; else empty. */
  readonly reason: string;
  readonly seller: Operator;
  readonly order: Omit<InvoicedOrder, 'items'>;
  readonly lines: readonly InvoiceLine[];
  readonly totals: readonly RateTotal[];
}

/** What is owed in all, in cents. */
export function grossOf({ totals }: Pick<InvoiceFacts, 'totals'>): number {
  return totals.reduce((sum, { grossCents }) => sum + grossCents, 0);
}

/** Whether no tax is shown because the seller was a small business (§ 19 UStG) when it was ordered. */
export function isExempt({ totals }: Pick<InvoiceFacts, 'totals'>): boolean {
  return totals.every(({ vatPercent }) => vatPercent === 0);
}

/** The name that a party goes by: its company, else the person's. */
export function nameOf({ company_name, first_name, last_name }: OrderAddress): string {
  return company_name || [first_name, last_name].filter(Boolean).join(' ');
}
