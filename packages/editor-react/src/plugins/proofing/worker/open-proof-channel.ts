import { type OpenChannel, workerChannel } from '@tastwerk/editor-core/workers';
import type { ProofAnswer, Question } from './proof-messages.js';

/** Opens a channel to a worker that proofs. */
export type OpenProofChannel = OpenChannel<Question, ProofAnswer>;

/** Starts a worker of the browser. */
export const openProofChannel: OpenProofChannel = workerChannel(
  () => new Worker(new URL('./proof.worker.js', import.meta.url), { type: 'module', name: 'proof' }),
);
