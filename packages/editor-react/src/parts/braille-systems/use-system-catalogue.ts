import { useEffect, useState } from 'react';
import type * as catalogueModule from './catalogue.js';

type Catalogue = typeof catalogueModule;

let loaded: Catalogue | undefined;

/** The list of all systems, which is loaded when it is first wanted: undefined until then, `failed` where it cannot be had. */
export function useSystemCatalogue(isWanted: boolean): Catalogue | 'failed' | undefined {
  const [state, setState] = useState<Catalogue | 'failed' | undefined>(loaded);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isShown = true;
    import('./catalogue.js').then(
      (catalogue) => {
        loaded = catalogue;
        if (isShown) setState(catalogue);
      },
      () => {
        if (isShown) setState('failed');
      },
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return state ?? loaded;
}
