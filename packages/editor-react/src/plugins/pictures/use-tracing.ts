import { useEffect, useState } from 'react';
import type { ImportFailure, TracePicture, TraceWishes, Tracing } from '../../ports.js';
import type { PictureCut } from './picture-codec.js';

/** A control that is being moved is asked about when it has rested so long, in ms. */
export const REST_MS = 250;

/** A trace, and what it was made of. */
export interface TracedCut {
  readonly tracing: Tracing;
  readonly cut: PictureCut;
}

/** What is known of a trace: the last picture stays until there is another. */
export interface TracingState {
  readonly traced: TracedCut | undefined;
  readonly isPending: boolean;
  readonly failure: ImportFailure | undefined;
  readonly again: () => void;
}

interface Answered {
  readonly cut: PictureCut;
  readonly wishes: TraceWishes;
  readonly attempt: number;
  readonly failure: ImportFailure | undefined;
}

/** Traces `cut` again whenever it is another, or `wishes` have changed and rested; a question that is out of date is given up. */
export function useTracing(
  trace: TracePicture | undefined,
  cut: PictureCut,
  wishes: TraceWishes,
): TracingState {
  const [traced, setTraced] = useState<TracedCut>();
  const [answered, setAnswered] = useState<Answered>();
  const [attempt, setAttempt] = useState(0);
  const [first] = useState(wishes);

  useEffect(() => {
    if (!trace) return;
    const controller = new AbortController();
    const ask = async () => {
      const result = await trace(cut.forTracing, wishes, controller.signal);
      if (controller.signal.aborted) return;
      if (result.ok) setTraced({ tracing: result.value, cut });
      setAnswered({ cut, wishes, attempt, failure: result.ok ? undefined : result.error });
    };
    const timer = setTimeout(() => void ask(), wishes === first ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [trace, cut, wishes, attempt, first]);

  const isAnswered = answered?.cut === cut && answered.wishes === wishes && answered.attempt === attempt;
  const isPending = trace !== undefined && !isAnswered;
  return {
    traced,
    isPending,
    failure: isPending ? undefined : answered?.failure,
    again: () => setAttempt((count) => count + 1),
  };
}
