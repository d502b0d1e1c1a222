import { type Basket, readBasket } from './basket.js';

/** Key of local storage that holds the basket (product spec section 9). */
export const BASKET_KEY = 'basket';

/** The basket of this browser; undefined where nothing can be stored, as a basket then lasts as long as its page. */
export function storedBasket(): Basket | undefined {
  try {
    return readBasket(localStorage.getItem(BASKET_KEY));
  } catch {
    return undefined;
  }
}

/** Keeps the basket for the next visit and for other tabs, where the browser allows it. */
export function storeBasket(basket: Basket): void {
  try {
    localStorage.setItem(BASKET_KEY, JSON.stringify(basket));
  } catch {
    // The basket then lasts until the page is closed.
  }
}
