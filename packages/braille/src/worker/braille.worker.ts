/** The script of the braille worker: answers each question with the braille of its lines. */
import { createTableEngine } from '../engine/index.js';
import { translateWithEngine } from '../translator/engine-translator.js';
import type { TranslateAnswer, TranslateQuestion } from './protocol.js';

const engine = createTableEngine();

globalThis.addEventListener('message', (event: MessageEvent<TranslateQuestion>) => {
  const { id, requests } = event.data;
  void translateWithEngine(engine, requests).then((results) => {
    const answer: TranslateAnswer = { id, results };
    globalThis.postMessage(answer);
  });
});
