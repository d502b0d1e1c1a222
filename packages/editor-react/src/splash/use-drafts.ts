import { useCallback, useEffect, useState } from 'react';
import type { DraftFailure, DraftStore, DraftSummary } from '../ports.js';

/** The list of drafts as far as it is known. */
export interface DraftList {
  readonly drafts: readonly DraftSummary[] | undefined;
  /** Why the last thing that was asked of the store did not happen. */
  readonly failure: DraftFailure | undefined;
  readonly report: (failure: DraftFailure) => void;
  readonly reload: () => void;
}

/** Reads the list of drafts, at first and whenever it is asked again. */
export function useDrafts(store: DraftStore): DraftList {
  const [drafts, setDrafts] = useState<readonly DraftSummary[]>();
  const [failure, setFailure] = useState<DraftFailure>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void store.list().then((listed) => {
      if (!isCurrent) return;
      setFailure(listed.ok ? undefined : listed.error);
      setDrafts(listed.ok ? listed.value : []);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    // Another tab may have changed the drafts while this one was not looked at.
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  return { drafts, failure, report: setFailure, reload };
}
