/** The script of a braille thread in Node: writes lines and reads cells. */
import { parentPort } from 'node:worker_threads';
import { createResponder } from '@tastwerk/editor-core/workers';
import { createTableEngine } from '../engine/index.js';
import { answerWithEngine, type EngineQuestion } from '../translator/engine-question.js';

const engine = createTableEngine();

const respond = createResponder(
  (question: EngineQuestion) => answerWithEngine(engine, question),
  (response) => parentPort?.postMessage(response),
);
parentPort?.on('message', respond);
