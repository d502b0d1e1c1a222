import { type Address, GERMAN_ZIP, SHIPPED_TO } from '@tastwerk/contracts';
import type { Checkout } from './checkout-memory.js';

/** The steps to an order (product spec section 4), by the last part of their address. */
export const CHECKOUT_STEPS = ['login', 'address', 'payment', 'overview'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Whether `text` names a step. */
export function isCheckoutStep(text: string | undefined): text is CheckoutStep {
  return CHECKOUT_STEPS.some((step) => step === text);
}

/** Whether the post can bring a parcel there: in Germany, with its five digits. */
export function isDeliverable({ country, zip }: Pick<Address, 'country' | 'zip'>): boolean {
  return country === SHIPPED_TO && GERMAN_ZIP.test(zip);
}

/** The addresses that an order goes to; undefined while one of them is missing or cannot be delivered to. */
export function chosenAddresses(
  { shipping, isInvoiceSeparate, invoice }: Pick<Checkout, 'shipping' | 'isInvoiceSeparate' | 'invoice'>,
  addresses: readonly Address[],
): { readonly shipping: Address; readonly invoice: Address | null } | undefined {
  const to = addresses.find(({ id }) => id === shipping);
  if (!to || !isDeliverable(to)) return undefined;
  if (!isInvoiceSeparate) return { shipping: to, invoice: null };
  const billed = addresses.find(({ id }) => id === invoice);
  return billed && { shipping: to, invoice: billed };
}

/** The furthest step that what is filled in leads to. */
export function furthestStep(
  checkout: Pick<Checkout, 'shipping' | 'isInvoiceSeparate' | 'invoice' | 'paymentMethod'>,
  addresses: readonly Address[] | null,
): CheckoutStep {
  if (addresses === null) return 'login';
  if (!chosenAddresses(checkout, addresses)) return 'address';
  return checkout.paymentMethod === null ? 'payment' : 'overview';
}

/** The step to show where somebody asks for `wanted`: no further than they have come, and not the login of somebody who is logged in. */
export function stepToShow(wanted: CheckoutStep | undefined, furthest: CheckoutStep): CheckoutStep {
  const most = CHECKOUT_STEPS.indexOf(furthest);
  if (most === 0) return 'login';
  const asked = wanted === undefined || wanted === 'login' ? 1 : CHECKOUT_STEPS.indexOf(wanted);
  return CHECKOUT_STEPS[Math.min(asked, most)] ?? 'login';
}
