import { standardEngine } from '@tastwerk/editor-core/standard';
import { createProofAnswerer } from './proof-answerer.js';
import type { Question } from './proof-messages.js';

const answering = standardEngine
  .rules()
  .then((rules) => createProofAnswerer(standardEngine, rules, (told) => self.postMessage(told)));

// A thread without its rules has failed: the page around it proofs itself.
answering.catch(reportError);

// Listens from the start: what was asked while the rules were loading is answered after them.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answering.then(
    (answer) => answer(data),
    () => undefined,
  );
});
