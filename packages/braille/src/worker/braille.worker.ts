/** The script of the braille worker: writes lines and reads cells. */
import { createResponder } from '@tastwerk/editor-core/workers';
import { createTableEngine } from '../engine/index.js';
import { answerWithEngine, type EngineQuestion } from '../translator/engine-question.js';

const engine = createTableEngine();

const respond = createResponder(
  (question: EngineQuestion) => answerWithEngine(engine, question),
  (response) => globalThis.postMessage(response),
);
globalThis.addEventListener('message', ({ data }) => respond(data));
