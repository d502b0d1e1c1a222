import { useEffect, useState } from 'react';

/** How far work is that takes a while. */
export type WorkState<Value> =
  | { readonly kind: 'running'; /** What the work before it came to. */ readonly last?: Value }
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed' };

/** Work that ends early, and rejects, where `signal` is given. */
export type Work<Value> = (signal: AbortSignal) => Promise<Value>;

/** Does `work`, again with each change of it or of `attempt`; closing ends it. */
export function useWork<Value>(work: Work<Value>, attempt: number): WorkState<Value> {
  const [told, setTold] = useState<{
    readonly work: Work<Value>;
    readonly attempt: number;
    readonly state: WorkState<Value>;
  }>();
  useEffect(() => {
    const abort = new AbortController();
    const tell = (state: WorkState<Value>) => {
      if (!abort.signal.aborted) setTold({ work, attempt, state });
    };
    work(abort.signal).then(
      (value) => tell({ kind: 'done', value }),
      () => tell({ kind: 'failed' }),
    );
    return () => abort.abort();
  }, [work, attempt]);
  if (told?.work === work && told.attempt === attempt) return told.state;
  return told?.state.kind === 'done' ? { kind: 'running', last: told.state.value } : { kind: 'running' };
}
