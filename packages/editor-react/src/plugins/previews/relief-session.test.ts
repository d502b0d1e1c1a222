import { describe, expect, it } from '@jest/globals';
import type { ReliefAnswer, ReliefQuestion } from './relief-messages.js';
import { type OpenReliefChannel, ReliefSession } from './relief-session.js';

const drawn = {
  width: 1,
  height: 1,
  pixels: new Uint8ClampedArray(4),
  pxPerMm: 5,
  shows: 'swelling',
} as const;

/** Channels whose worker a test speaks for. */
function fakeWorker() {
  const asked: ReliefQuestion[] = [];
  const workers: { answer: (answer: ReliefAnswer) => void; crash: () => void; isClosed: boolean }[] = [];
  const open: OpenReliefChannel = (answer, crash) => {
    const worker = { answer, crash, isClosed: false };
    workers.push(worker);
    return {
      send: (question) => void asked.push(question),
      close: () => {
        worker.isClosed = true;
      },
    };
  };
  const answerTo = (at: number, width: number) => {
    const id = asked[at]?.id ?? -1;
    workers
      .at(-1)
      ?.answer({ id, width, height: 1, pixels: new Uint8ClampedArray(4), shares: { full: 0, half: 0 } });
  };
  return { asked, workers, open, answerTo };
}

describe('ReliefSession', () => {
  it('starts a worker with the first question alone and gives each its own answer, whichever comes first', async () => {
    const worker = fakeWorker();
    const session = new ReliefSession(worker.open);
    expect(worker.workers).toHaveLength(0);
    const [one, other] = [session.shade(drawn), session.shade(drawn)];
    worker.answerTo(1, 20);
    worker.answerTo(0, 10);
    expect([(await one).width, (await other).width]).toEqual([10, 20]);
    expect(worker.workers).toHaveLength(1);
  });

  it('fails what waits when the worker fails, and starts another one for the next', async () => {
    const worker = fakeWorker();
    const session = new ReliefSession(worker.open);
    const lost = session.shade(drawn);
    worker.workers[0]?.crash();
    await expect(lost).rejects.toThrow('failed');
    const next = session.shade(drawn);
    worker.answerTo(1, 30);
    expect((await next).width).toBe(30);
    expect(worker.workers.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('ends its worker when it is closed', async () => {
    const worker = fakeWorker();
    const session = new ReliefSession(worker.open);
    const waiting = session.shade(drawn);
    session.close();
    await expect(waiting).rejects.toThrow('not needed');
    expect(worker.workers[0]?.isClosed).toBe(true);
  });
});
