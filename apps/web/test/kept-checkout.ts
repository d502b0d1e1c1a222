import { type Checkout, readCheckout } from '../src/features/shop/checkout/checkout-memory.js';
import { keptCheckout } from '../src/features/shop/checkout/kept-checkout.js';

/** What this tab keeps of the way to an order. */
export function currentCheckout(): Checkout {
  return readCheckout(keptCheckout.read());
}

/** Has this tab keep it as a page before the reload would have. */
export function changeCheckout(change: Partial<Checkout>): void {
  keptCheckout.write(JSON.stringify({ ...currentCheckout(), ...change }));
}
