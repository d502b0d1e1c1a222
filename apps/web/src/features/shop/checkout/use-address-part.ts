import type { Address, addressSchema } from '@tastwerk/contracts';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { useSaveAddressMutation } from '../../../addresses/addresses-api.js';
import { EMPTY_ADDRESS } from '../../../addresses/address-fields.js';
import { useContractForm } from '../../../forms/use-contract-form.js';
import { type AddressChoice, type Checkout, typedAddress } from './checkout-memory.js';
import { useChangeCheckout } from './use-checkout.js';
import { isDeliverable } from './steps.js';

interface AddressPartInput {
  readonly kind: 'shipping' | 'invoice';
  readonly schema: z.ZodType<z.output<typeof addressSchema>, z.input<typeof addressSchema>>;
  readonly addresses: readonly Address[];
  readonly checkout: Checkout;
}

/** The choice of one of the two addresses, with the form for a new one. */
export function useAddressPart({ kind, schema, addresses, checkout }: AddressPartInput) {
  const change = useChangeCheckout();
  const [save, { isLoading: isPending, error: failure }] = useSaveAddressMutation();
  const typed = kind === 'shipping' ? checkout.newShipping : checkout.newInvoice;
  const form = useContractForm(schema, typed, failure);
  const { subscribe, handleSubmit, getValues, reset } = form;
  // What is typed outlives a reload.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = typedAddress(values);
          if (kept) change(kind === 'shipping' ? { newShipping: kept } : { newInvoice: kept });
        },
      }),
    [subscribe, kind, change],
  );

  const choices = useRef<HTMLDivElement>(null);
  const stored = checkout[kind];
  const known = addresses.find(({ id }) => id === stored);
  // Whoever has no address yet types one; an address that is gone is not chosen any more.
  const choice: AddressChoice =
    addresses.length === 0 ? 'new' : stored === 'new' ? 'new' : (known?.id ?? null);
  const choose = (next: AddressChoice) =>
    change(kind === 'shipping' ? { shipping: next } : { invoice: next });

  return {
    kind,
    /** The element with the addresses to choose from. */
    choices,
    form,
    choice,
    choose,
    isPending,
    failure,
    /** Whether the chosen address is one that nothing can be delivered to. */
    isUnfit: kind === 'shipping' && known !== undefined && !isDeliverable(known),
    /** Whether there is an address that will do; else the choice, or the first field of a new one that is not right, gets the focus. */
    check: async (): Promise<boolean> => {
      if (choice === 'new') {
        // As a submission, after which an error goes as soon as it is mended: one that went on leaving its field would move the button
        // away from under a press.
        return new Promise((resolve) => {
          void handleSubmit(
            () => resolve(true),
            () => resolve(false),
          )();
        });
      }
      const isRight = known !== undefined && (kind === 'invoice' || isDeliverable(known));
      if (!isRight) choices.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
      return isRight;
    },
    /** Keeps a new address in the account and chooses it; false when it could not be kept. */
    keep: async (): Promise<boolean> => {
      if (choice !== 'new') return true;
      const outcome = await save({ id: null, body: { ...getValues(), is_invoice_addr: kind === 'invoice' } });
      if (!outcome.data) return false;
      choose(outcome.data.id);
      reset(EMPTY_ADDRESS);
      return true;
    },
  };
}

export type AddressPartState = ReturnType<typeof useAddressPart>;
