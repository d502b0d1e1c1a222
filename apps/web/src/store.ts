import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.js';
import { keepBasketInStep } from './features/shop/basket/basket-in-step.js';
import { basketKeeper, basketReducer } from './features/shop/basket/basket-slice.js';
import { checkoutKeeper, checkoutReducer } from './features/shop/checkout/checkout-slice.js';
import { onSessionEnd } from './session/session.js';
import { onLoginElsewhere } from './api/token.js';
import { onServiceReturn } from './api/service-watch.js';

/**
 * The store of the screens: server state by RTK Query, the basket and the way to an order; it follows the page that it is made for. The shell around the screens
 * does without, so that no first page waits for it. The editor brings a store of its own.
 */
export function createStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, basket: basketReducer, checkout: checkoutReducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, basketKeeper, checkoutKeeper),
  });
  // Another person, or nobody, looks from now on: what was loaded for the one before is forgotten.
  const forget = () => void store.dispatch(baseApi.util.resetApiState());
  onSessionEnd(forget);
  onLoginElsewhere(forget);
  // What could not be loaded while the service was away is asked for again.
  onServiceReturn(() => void store.dispatch(baseApi.internalActions.onOnline()));
  keepBasketInStep(store);
  return store;
}
