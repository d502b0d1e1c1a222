import type { Store } from '@reduxjs/toolkit';
import { isSameBasket } from './basket.js';
import { basketOf, basketReplaced, type WithBasket } from './basket-slice.js';
import { BASKET_KEY, storedBasket } from './basket-storage.js';

/** Keeps the basket of `store` the one that is stored: other tabs tell when they change it, and coming back to this one looks again. */
export function keepBasketInStep(store: Store<WithBasket>): void {
  const look = () => {
    const stored = storedBasket();
    if (stored && !isSameBasket(stored, basketOf(store.getState()))) store.dispatch(basketReplaced(stored));
  };
  window.addEventListener('storage', ({ key }) => {
    // `key` is null when everything stored was cleared.
    if (key === BASKET_KEY || key === null) look();
  });
  window.addEventListener('focus', look);
}
