import { Worker } from 'node:worker_threads';
import type { TranslateAnswer } from '../worker/protocol.js';
import type { OpenChannel } from '../worker/worker-channel.js';

/** Starts a braille thread of this package in Node. */
export const openThreadChannel: OpenChannel = (onAnswer, onCrash) => {
  const thread = new Worker(new URL('./braille.thread.js', import.meta.url), { name: 'braille' });
  thread.on('message', (answer: TranslateAnswer) => onAnswer(answer));
  thread.on('error', onCrash);
  thread.on('messageerror', onCrash);
  return { send: (question) => thread.postMessage(question), close: () => void thread.terminate() };
};
