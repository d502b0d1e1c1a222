export { createWorkerTranslator, type WorkerTranslator } from './worker/worker-translator.js';
