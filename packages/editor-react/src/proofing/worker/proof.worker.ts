import { standardEngine } from '@tastwerk/editor-core/standard';
import { createProofAnswerer } from './proof-answerer.js';
import type { Question } from './proof-messages.js';

const answer = createProofAnswerer(standardEngine, (told) => self.postMessage(told));

self.addEventListener('message', ({ data }: MessageEvent<Question>) => answer(data));
