import type { ProofAnswer, Question } from './proof-messages.js';

/** A way to a thread that proofs. */
export interface ProofChannel {
  send(question: Question): void;
  close(): void;
}

/** Starts a thread; `onAnswer` gets its answers, `onCrash` is called when it cannot start or has failed. */
export type OpenProofChannel = (
  onAnswer: (answer: ProofAnswer) => void,
  onCrash: () => void,
) => ProofChannel | undefined;

/** Starts a worker of the browser; undefined where there are none, or where the page around the editor does not allow one. */
export const openProofChannel: OpenProofChannel = (onAnswer, onCrash) => {
  if (typeof Worker !== 'function') return undefined;
  try {
    const worker = new Worker(new URL('./proof.worker.js', import.meta.url), {
      type: 'module',
      name: 'proof',
    });
    worker.onmessage = ({ data }: MessageEvent<ProofAnswer>) => onAnswer(data);
    worker.onerror = onCrash;
    worker.onmessageerror = onCrash;
    return { send: (question) => worker.postMessage(question), close: () => worker.terminate() };
  } catch {
    return undefined;
  }
};
