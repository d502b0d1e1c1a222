/** The connection to a worker that answers questions. */
export interface WorkerChannel<Question> {
  send(question: Question): void;
  close(): void;
}

/** Opens a channel; `onAnswer` gets its answers, `onCrash` is called when it cannot start or has failed. */
export type OpenChannel<Question, Answer> = (
  onAnswer: (answer: Answer) => void,
  onCrash: () => void,
) => WorkerChannel<Question>;

/** Opens the worker that `start` starts; what `givenAway` names of a question is moved to it, not copied. */
export function workerChannel<Question, Answer>(
  start: () => Worker,
  givenAway: (question: Question) => Transferable[],
): OpenChannel<Question, Answer> {
  return (onAnswer, onCrash) => {
    const worker = start();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
    worker.onerror = onCrash;
    worker.onmessageerror = onCrash;
    return {
      send: (question) => worker.postMessage(question, givenAway(question)),
      close: () => worker.terminate(),
    };
  };
}
