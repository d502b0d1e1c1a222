import type { TranslateAnswer, TranslateQuestion } from './protocol.js';

/** A way to a translating worker. */
export interface WorkerChannel {
  send(question: TranslateQuestion): void;
  close(): void;
}

/** Starts a worker; `onAnswer` gets its answers, `onCrash` is called when it cannot start or has failed. */
export type OpenChannel = (onAnswer: (answer: TranslateAnswer) => void, onCrash: () => void) => WorkerChannel;

/** Starts the braille worker of this package in a browser. */
export const openWorkerChannel: OpenChannel = (onAnswer, onCrash) => {
  const worker = new Worker(new URL('./braille.worker.js', import.meta.url), {
    type: 'module',
    name: 'braille',
  });
  worker.onmessage = (event: MessageEvent<TranslateAnswer>) => onAnswer(event.data);
  worker.onerror = onCrash;
  worker.onmessageerror = onCrash;
  return { send: (question) => worker.postMessage(question), close: () => worker.terminate() };
};
