import { type Basket, readBasket } from './basket.js';

/** Key of local storage that holds the basket (product spec section 9). */
export const BASKET_KEY = 'basket';

const listeners = new Set<() => void>();

/** Holds for this page alone where the browser keeps nothing. */
let unkept: Basket | undefined;

/** The basket of this browser; undefined where nothing was or can be stored. */
export function storedBasket(): Basket | undefined {
  try {
    return unkept ?? readBasket(localStorage.getItem(BASKET_KEY));
  } catch {
    return undefined;
  }
}

/** Keeps the basket for the next visit and for other tabs; where the browser does not allow it, until the page is closed. */
export function storeBasket(basket: Basket): void {
  unkept = undefined;
  try {
    localStorage.setItem(BASKET_KEY, JSON.stringify(basket));
  } catch {
    unkept = basket;
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the stored basket may have changed, in this tab or another; answers with the way to stop. */
export function onStoredBasket(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('focus', listener);
  };
}
