/** The script of a braille thread in Node: answers lines with their braille. */
import { parentPort } from 'node:worker_threads';
import { createResponder } from '@tastwerk/editor-core/workers';
import { createTableEngine } from '../engine/index.js';
import type { LineRequest } from '../line-request.js';
import { translateWithEngine } from '../translator/engine-translator.js';

const engine = createTableEngine();

const respond = createResponder(
  (requests: readonly LineRequest[]) => translateWithEngine(engine, requests),
  (response) => parentPort?.postMessage(response),
);
parentPort?.on('message', respond);
