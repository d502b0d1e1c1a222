import { useEffect, useState } from 'react';
import type {
  ImportFailure,
  RecognisedLine,
  RecogniseText,
  TracePicture,
  TraceWishes,
  Tracing,
} from '../ports.js';

/** A control that is being moved is asked about when it has rested so long, in ms. */
const REST_MS = 250;

/** What is known of a trace: the last picture stays until there is another. */
export interface TracingState {
  readonly tracing: Tracing | undefined;
  readonly isPending: boolean;
  readonly failure: ImportFailure | undefined;
  readonly again: () => void;
}

interface Answered {
  readonly wishes: TraceWishes;
  readonly attempt: number;
  readonly failure: ImportFailure | undefined;
}

/** Traces `picture` again whenever `wishes` have changed and rested; a question that is out of date is given up. */
export function useTracing(
  trace: TracePicture | undefined,
  picture: Blob,
  wishes: TraceWishes,
): TracingState {
  const [tracing, setTracing] = useState<Tracing>();
  const [answered, setAnswered] = useState<Answered>();
  const [attempt, setAttempt] = useState(0);
  const [first] = useState(wishes);

  useEffect(() => {
    if (!trace) return;
    const controller = new AbortController();
    const ask = async () => {
      const result = await trace(picture, wishes, controller.signal);
      if (controller.signal.aborted) return;
      if (result.ok) setTracing(result.value);
      setAnswered({ wishes, attempt, failure: result.ok ? undefined : result.error });
    };
    const timer = setTimeout(() => void ask(), wishes === first ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [trace, picture, wishes, attempt, first]);

  const isPending = trace !== undefined && (answered?.wishes !== wishes || answered.attempt !== attempt);
  return {
    tracing,
    isPending,
    failure: isPending ? undefined : answered?.failure,
    again: () => setAttempt((count) => count + 1),
  };
}

/** What is known of the texts in a picture. */
export interface RecognitionState {
  readonly lines: readonly RecognisedLine[] | undefined;
  readonly failure: ImportFailure | undefined;
}

/** Looks for texts in `picture` once. */
export function useRecognition(recognise: RecogniseText | undefined, picture: Blob): RecognitionState {
  const [state, setState] = useState<RecognitionState>({ lines: undefined, failure: undefined });
  useEffect(() => {
    if (!recognise) return;
    const controller = new AbortController();
    void recognise(picture, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      setState(
        result.ok
          ? { lines: result.value.filter(({ text }) => text.trim() !== ''), failure: undefined }
          : { lines: undefined, failure: result.error },
      );
    });
    return () => controller.abort();
  }, [recognise, picture]);
  return state;
}
