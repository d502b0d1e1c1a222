import { createProofAnswerer } from './proof-answerer.js';
import type { ProofQuestion } from './proof-messages.js';

const answer = createProofAnswerer();

self.addEventListener('message', ({ data }: MessageEvent<ProofQuestion>) => {
  self.postMessage(answer(data));
});
