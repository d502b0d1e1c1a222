import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { createStore } from '../../../store.js';
import { isSameBasket } from './basket.js';
import { basketOf, basketReplaced } from './basket-slice.js';
import { BASKET_KEY, storedBasket } from './basket-storage.js';

/** Keeps the basket the one that is stored: other tabs tell when they change it, and coming back to this one looks again. */
export function useBasketInStep(): void {
  const store = useStore<ReturnType<ReturnType<typeof createStore>['getState']>>();
  useEffect(() => {
    const look = () => {
      const stored = storedBasket();
      if (stored && !isSameBasket(stored, basketOf(store.getState()))) store.dispatch(basketReplaced(stored));
    };
    // `key` is null when everything stored was cleared.
    const hear = ({ key }: StorageEvent) => {
      if (key === BASKET_KEY || key === null) look();
    };
    window.addEventListener('storage', hear);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('storage', hear);
      window.removeEventListener('focus', look);
    };
  }, [store]);
}
