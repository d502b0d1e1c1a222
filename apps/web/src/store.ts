import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.js';

/** The store of the shell: server state by RTK Query. The editor brings a store of its own. */
export function createStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}
