import type { Store } from '@reduxjs/toolkit';
import { isSameBasket } from './basket.js';
import { basketOf, basketReplaced, type WithBasket } from './basket-slice.js';
import { onStoredBasket, storedBasket } from './basket-storage.js';

/** Keeps the basket of `store` the one that is stored: other tabs tell when they change it, and coming back to this one looks again. */
export function keepBasketInStep(store: Store<WithBasket>): void {
  onStoredBasket(() => {
    const stored = storedBasket();
    if (!isSameBasket(stored, basketOf(store.getState()))) store.dispatch(basketReplaced(stored));
  });
}
