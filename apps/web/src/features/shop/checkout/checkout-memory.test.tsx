import { describe, expect, it } from '@jest/globals';
import { createStore } from '../../../store.js';
import { currentCheckout, emptyCheckout, readCheckout } from './checkout-memory.js';
import { checkoutChanged } from './checkout-slice.js';

describe('what is filled in on the way to an order', () => {
  it('is kept as it is typed, half-filled fields too', () => {
    const newShipping = { ...emptyCheckout(1).newShipping, street: 'Am Ma' };
    const store = createStore();
    store.dispatch(checkoutChanged({ ...emptyCheckout(1), shipping: 'new', newShipping, comment: 'hier' }));
    expect(readCheckout(sessionStorage.getItem('checkout'))).toEqual(currentCheckout(store.getState()));
    expect(currentCheckout(store.getState()).newShipping.street).toBe('Am Ma');
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '{"shipping":"home"}'],
  ])('begins anew where %s is stored', (_, text) => {
    expect(readCheckout(text)).toEqual(emptyCheckout(null));
  });

  it('takes no way to pay that cannot be chosen', () => {
    const stored = JSON.stringify({ ...emptyCheckout(1), paymentMethod: 'paypal' });
    expect(readCheckout(stored).paymentMethod).toBeNull();
  });
});
