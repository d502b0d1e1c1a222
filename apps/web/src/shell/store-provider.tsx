import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, ReactReduxContext } from 'react-redux';
import { createStore } from '../store.js';

let made: ReturnType<typeof createStore> | undefined;

/** Gives a screen the one store of the page, which is made when the first screen needs it; what has a store around it keeps that. */
export function StoreProvider({ children }: { readonly children: ReactNode }) {
  // What the store asks the service for may be refused, and the reason has to be told.
  useTranslation(['errors', 'fieldErrors']);
  const outer = useContext(ReactReduxContext);
  if (outer) return children;
  made ??= createStore();
  return <Provider store={made}>{children}</Provider>;
}
