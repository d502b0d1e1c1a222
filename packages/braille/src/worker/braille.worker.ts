/** The script of the braille worker: answers lines with their braille. */
import { createResponder } from '@tastwerk/editor-core/workers';
import { createTableEngine } from '../engine/index.js';
import type { LineRequest } from '../line-request.js';
import { translateWithEngine } from '../translator/engine-translator.js';

const engine = createTableEngine();

const respond = createResponder(
  (requests: readonly LineRequest[]) => translateWithEngine(engine, requests),
  (response) => globalThis.postMessage(response),
);
globalThis.addEventListener('message', ({ data }) => respond(data));
