import { standardEngine } from '@tastwerk/editor-core/standard';
import { startProofWorker } from './start-proof-worker.js';

startProofWorker(standardEngine);
