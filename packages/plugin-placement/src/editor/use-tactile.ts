import type { Engine } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { useEffect, useState } from 'react';
import type { Tactile } from '../tactile/make-tactile.js';
import { tactileInWorker } from './run-in-worker.js';
import type { TactileTask } from './worker-messages.js';

/** How far the work on a page is. */
export interface TactileState {
  readonly kind: 'running' | 'done' | 'failed';
  readonly share: number;
  /** The last result, that of an earlier task while the next one runs. */
  readonly tactile: Tactile | undefined;
}

/** Makes the page of `task` tactile, again with each change of it or of `attempt`; closing ends the work. */
export function useTactile(
  engine: Engine,
  task: TactileTask,
  translator: BrailleTranslator,
  attempt: number,
): TactileState {
  const [told, setTold] = useState<TactileState & { readonly of?: TactileTask; readonly attempt: number }>({
    kind: 'running',
    share: 0,
    tactile: undefined,
    attempt,
  });
  useEffect(() => {
    const abort = new AbortController();
    const tell = (now: Partial<TactileState> & Pick<TactileState, 'kind'>) => {
      if (abort.signal.aborted) return;
      setTold(({ tactile }) => ({ share: 0, tactile, ...now, of: task, attempt }));
    };
    const watch = {
      signal: abort.signal,
      onProgress: (share: number) => tell({ kind: 'running', share }),
    };
    tactileInWorker(engine, task, translator, watch).then(
      (tactile) => tell({ kind: 'done', share: 1, tactile }),
      () => tell({ kind: 'failed' }),
    );
    return () => abort.abort();
  }, [engine, task, translator, attempt]);
  const isCurrent = told.of === task && told.attempt === attempt;
  return isCurrent ? told : { kind: 'running', share: 0, tactile: told.tactile };
}
