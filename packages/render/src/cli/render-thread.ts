/** A thread of a batch: gets documents one at a time, answers with what came of each. */
import { parentPort, workerData } from 'node:worker_threads';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { createResponder } from '@tastwerk/editor-core/workers';
import type { DocumentFile } from './find-documents.js';
import { type BatchSettings, renderDocument } from './render-document.js';

const settings: BatchSettings = workerData;
const translator = createNodeTranslator();

const respond = createResponder(
  (document: DocumentFile) => renderDocument(document, settings, translator),
  (response) => parentPort?.postMessage(response),
);
parentPort?.on('message', respond);
