import type { Engine } from '@tastwerk/editor-core';
import { createProofAnswerer } from './proof-answerer.js';
import type { Question } from './proof-messages.js';

/**
 * Proofs documents of `engine` in the worker that calls this: the `proofWorker` of an editor with plugins of its own. Its engine must have every
 * plugin that the editor's has; else the editor proofs on the main thread.
 */
export function startProofWorker(engine: Engine): void {
  const answering = engine
    .rules()
    .then((rules) => createProofAnswerer(engine, rules, (told) => self.postMessage(told)));

  // A thread without its rules, or whose proof failed, has failed: the page around it proofs itself.
  answering.catch(reportError);

  // Listens from the start: what was asked while the rules were loading is answered after them.
  self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    answering.then((answer) => answer(data)).catch(reportError);
  });
}
