import { describe, expect, it } from '@jest/globals';
import { Worker } from 'node:worker_threads';
import { threadChannel, workerChannel } from './worker-channel.js';

/** A thread that answers with the length of a message, or ends. */
const thread = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', (message) => {
      if (message === 'throw') throw new Error('broken');
      if (message === 'exit') process.exit(3);
      parentPort.postMessage(message.length);
    });`,
    { eval: true },
  );

describe('threadChannel', () => {
  it.each([
    ['throw', 'Error: broken'],
    ['exit', 'exit 3'],
  ])('tells why a thread ended: %s', async (message, reason) => {
    const open = threadChannel<string, number>(thread);
    expect(await new Promise((resolve) => open(resolve, resolve)?.send(message))).toBe(reason);
  });

  it('brings messages there and back, and says nothing of the end of a thread that was closed', async () => {
    const worker = thread();
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    const said: unknown[] = [];
    const channel = threadChannel<string, number>(() => worker)(
      (length) => {
        said.push(length);
        channel?.close();
      },
      (reason) => said.push(reason),
    );
    channel?.send('four');
    await ended;
    expect(said).toEqual([4]);
  });
});

describe('workerChannel', () => {
  it('brings messages there and back, and moves what it is told to move', () => {
    const listeners = new Map<string, (event: { readonly data: string }) => void>();
    const sent: unknown[] = [];
    const heard: unknown[] = [];
    const open = workerChannel<Uint8Array, string>(
      () => ({
        addEventListener: (type: string, listener: (event: { readonly data: string }) => void) =>
          void listeners.set(type, listener),
        postMessage: (...message) => sent.push(message),
        terminate: () => sent.push('end'),
      }),
      (bytes) => [bytes.buffer],
    );
    const channel = open(
      (message) => heard.push(message),
      () => heard.push('crash'),
    );
    const bytes = new Uint8Array(2);
    channel?.send(bytes);
    for (const type of ['message', 'error', 'messageerror']) listeners.get(type)?.({ data: 'hello' });
    channel?.close();
    expect(sent).toEqual([[bytes, [bytes.buffer]], 'end']);
    expect(heard).toEqual(['hello', 'crash', 'crash']);
  });

  it('is not there where a worker cannot be started', () => {
    const open = workerChannel(() => {
      throw new Error('the policy of the page forbids it');
    });
    const ignore = () => undefined;
    expect(open(ignore, ignore)).toBeUndefined();
  });
});
