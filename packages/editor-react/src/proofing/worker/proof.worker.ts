import { createProofAnswerer } from './proof-answerer.js';
import type { Question } from './proof-messages.js';

const answer = createProofAnswerer((told) => self.postMessage(told));

self.addEventListener('message', ({ data }: MessageEvent<Question>) => answer(data));
