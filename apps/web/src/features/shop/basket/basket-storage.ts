import { keptText } from '../../../kept-text.js';
import { type Basket, readBasket } from './basket.js';

/** The basket for the next visit and for other tabs, under the key of the product specification (section 9). */
export const keptBasket = keptText('basket');

/** The basket of this browser. */
export function storedBasket(): Basket {
  return readBasket(keptBasket.read());
}

/** Calls `listener` when the stored basket may have changed, in this tab or another; answers with the way to stop. */
export function onStoredBasket(listener: () => void): () => void {
  const stop = keptBasket.onChange(listener);
  window.addEventListener('focus', listener);
  return () => {
    stop();
    window.removeEventListener('focus', listener);
  };
}
