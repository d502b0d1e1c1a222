import { useSelector } from 'react-redux';
import { type Basket } from './basket.js';
import { basketOf } from './basket-slice.js';

/** What this browser wants to order. */
export function useBasket(): Basket {
  return useSelector(basketOf);
}
