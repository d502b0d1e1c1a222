import { type Address, addressSchema } from '@tastwerk/contracts';
import { useState } from 'react';
import { typedAddressSchema } from '../../../addresses/zip-form.js';
import type { Checkout } from './checkout-memory.js';
import { isDeliverable } from './steps.js';
import { useAddressPart } from './use-address-part.js';

const shippingSchema = addressSchema.refine(isDeliverable, { path: ['zip'], error: 'zip_invalid' });

/** Both addresses of an order: the delivery address, and the invoice address where it is another one. */
export function useOrderAddresses(addresses: readonly Address[], checkout: Checkout) {
  const [isTried, setTried] = useState(false);
  const shipping = useAddressPart({ kind: 'shipping', schema: shippingSchema, addresses, checkout });
  const invoice = useAddressPart({ kind: 'invoice', schema: typedAddressSchema, addresses, checkout });
  const parts = checkout.isInvoiceSeparate ? [shipping, invoice] : [shipping];
  return {
    addresses,
    shipping,
    /** Null where the invoice goes to the same address. */
    invoice: checkout.isInvoiceSeparate ? invoice : null,
    isTried,
    isPending: parts.some(({ isPending }) => isPending),
    /** Whether a new one was typed, which is not among those of the account yet. */
    hasNew: parts.some(({ choice }) => choice === 'new'),
    /** Whether they will do. All of them say what is missing; the first one is looked at last, so that the focus ends up in it. */
    check: async (): Promise<boolean> => {
      setTried(true);
      let isRight = true;
      for (const part of [...parts].reverse()) if (!(await part.check())) isRight = false;
      return isRight;
    },
    /** Keeps new ones in the account; false when one could not be kept. */
    keep: async (): Promise<boolean> => {
      for (const part of parts) if (!(await part.keep())) return false;
      return true;
    },
  };
}

export type OrderAddressesState = ReturnType<typeof useOrderAddresses>;
