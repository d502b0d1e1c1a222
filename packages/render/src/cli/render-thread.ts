/** A thread of a batch: gets documents one at a time, answers with what came of each. */
import { parentPort, workerData } from 'node:worker_threads';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { createResponder } from '@tastwerk/editor-core/workers';
import { type BatchSettings, documentRenderer } from './render-document.js';

const settings: BatchSettings = workerData;

const respond = createResponder(documentRenderer(settings, createNodeTranslator()), (response) =>
  parentPort?.postMessage(response),
);
parentPort?.on('message', respond);
