/** The script of a braille thread in Node: answers each question with the braille of its lines. */
import { parentPort } from 'node:worker_threads';
import { createTableEngine } from '../engine/index.js';
import { translateWithEngine } from '../translator/engine-translator.js';
import type { TranslateAnswer, TranslateQuestion } from '../worker/protocol.js';

const engine = createTableEngine();

parentPort?.on('message', ({ id, requests }: TranslateQuestion) => {
  void translateWithEngine(engine, requests).then((results) => {
    const answer: TranslateAnswer = { id, results };
    parentPort?.postMessage(answer);
  });
});
