import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from './lazy-part.js';

const provider = () => import('./store-provider.js');

/** A {@link lazyPart} that keeps what it shows in the store, which is loaded beside it and not by any page that does without. */
export function storePart(load: () => Promise<ComponentType>, namespaces: readonly string[]): LazyPart {
  const loadWithStore = async () => {
    const [Part, { StoreProvider }] = await Promise.all([load(), provider()]);
    return () => (
      <StoreProvider>
        <Part />
      </StoreProvider>
    );
  };
  return lazyPart(loadWithStore, [...namespaces, 'errors', 'fieldErrors']);
}
