import { addressSchema, OPEN_PAYMENT_METHODS, PAYMENT_METHODS } from '@tastwerk/contracts';
import { z } from 'zod';
import { EMPTY_ADDRESS } from '../../../addresses/address-fields.js';
import { keptCheckout } from './kept-checkout.js';

/** One of the account's addresses by its id, or one that is being typed. */
const addressChoiceSchema = z.union([z.int().positive(), z.literal('new'), z.null()]);

const typedAddressSchema = z.object({
  ...addressSchema.shape,
  street: z.string(),
  house_number: z.string(),
  zip: z.string(),
  city: z.string(),
});

/** What was typed into the form of a new address, as far as it can be kept. */
export function typedAddress(values: unknown): z.output<typeof typedAddressSchema> | undefined {
  return typedAddressSchema.safeParse(values).data;
}

const checkoutSchema = z.object({
  /** Whose it is: another account begins anew. */
  accountId: z.int().nullable(),
  shipping: addressChoiceSchema,
  /** Whether the invoice goes elsewhere. */
  isInvoiceSeparate: z.boolean(),
  invoice: addressChoiceSchema,
  /** What was typed into the two forms for new addresses so far. */
  newShipping: typedAddressSchema,
  newInvoice: typedAddressSchema,
  /** Null until the step is done. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  comment: z.string(),
  /** The key of the last try to order, with what was tried: the same again is the same order. */
  attempt: z.object({ key: z.string(), of: z.string() }).nullable(),
  /** The order that came of it. */
  order: z
    .object({
      id: z.int(),
      status: z.int(),
      total_gross: z.int(),
      created_at: z.string(),
      is_trial: z.boolean(),
    })
    .nullable(),
});

/** What is filled in on the way to an order. */
export type Checkout = Readonly<z.infer<typeof checkoutSchema>>;

export type AddressChoice = Checkout['shipping'];

/** The beginning of the way, for somebody. */
export function emptyCheckout(accountId: number | null): Checkout {
  return {
    accountId,
    shipping: null,
    isInvoiceSeparate: false,
    invoice: null,
    newShipping: EMPTY_ADDRESS,
    newInvoice: EMPTY_ADDRESS,
    paymentMethod: null,
    comment: '',
    attempt: null,
    order: null,
  };
}

/** What a stored text says; the beginning where it says nothing that can be used. */
export function readCheckout(text: string | null): Checkout {
  try {
    const checkout = checkoutSchema.parse(JSON.parse(text ?? 'null'));
    const isPayable =
      checkout.paymentMethod !== null && OPEN_PAYMENT_METHODS.includes(checkout.paymentMethod);
    return { ...checkout, paymentMethod: isPayable ? checkout.paymentMethod : null };
  } catch {
    return emptyCheckout(null);
  }
}

/** A part of the store that holds what is filled in; null before anything was. */
export interface WithCheckout {
  readonly checkout: Checkout | null;
}

/** What is filled in, as it is now; what was kept before the reload where nothing has changed since. */
export function currentCheckout({ checkout }: WithCheckout): Checkout {
  return checkout ?? readCheckout(keptCheckout.read());
}
