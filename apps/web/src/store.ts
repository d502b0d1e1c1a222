import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.js';
import { basketKeeper, basketReducer } from './features/shop/basket/basket-slice.js';

/** The store of the shell: server state by RTK Query, and the basket. The editor brings a store of its own. */
export function createStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, basket: basketReducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, basketKeeper),
  });
}
