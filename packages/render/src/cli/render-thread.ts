/** A thread of a batch: gets documents one at a time, answers with what came of each. */
import { parentPort, workerData } from 'node:worker_threads';
import { createNodeTranslator } from '@tastwerk/braille/node';
import type { DocumentFile } from './find-documents.js';
import { type BatchSettings, renderDocument } from './render-document.js';

const settings: BatchSettings = workerData;
const translator = createNodeTranslator();

parentPort?.on('message', async (document: DocumentFile) => {
  parentPort?.postMessage(await renderDocument(document, settings, translator));
});
