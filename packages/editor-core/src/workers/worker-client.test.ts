import { describe, expect, it } from '@jest/globals';
import { createResponder } from './responder.js';
import {
  createWorkerClient,
  type OpenRequestChannel,
  type WorkerRequest,
  type WorkerResponse,
} from './worker-client.js';

/** Workers that a test speaks for. */
function fakeWorkers() {
  const sent: WorkerRequest<string>[] = [];
  const workers: { tell: (response: WorkerResponse<number>) => void; crash: () => void; isOpen: boolean }[] =
    [];
  const open: OpenRequestChannel<string, number> = (tell, crash) => {
    const worker = { tell, crash, isOpen: true };
    workers.push(worker);
    return {
      send: (request) => sent.push(request),
      close: () => {
        worker.isOpen = false;
      },
    };
  };
  /** The last worker answers the request at `place`. */
  const answer = (place: number, result: number) =>
    workers.at(-1)?.tell({ id: sent[place]?.id ?? -1, result });
  return { sent, workers, client: createWorkerClient(open), answer };
}

describe('createWorkerClient', () => {
  it('starts a worker with the first request alone, and gives each its own response once, whatever their order', async () => {
    const { client, answer, workers, sent } = fakeWorkers();
    expect(workers).toHaveLength(0);
    const [first, second] = [client.request('a'), client.request('b')];
    expect(sent.map(({ query }) => query)).toEqual(['a', 'b']);
    answer(1, 20);
    answer(1, 21);
    workers[0]?.tell({ id: 99, result: 99 });
    answer(0, 10);
    expect(await Promise.all([first, second])).toEqual([10, 20]);
    expect(workers).toHaveLength(1);
  });

  it('rejects what waits when the worker fails, and starts another one with the next request', async () => {
    const { client, workers, answer } = fakeWorkers();
    const lost = [client.request('a'), client.request('b')];
    workers[0]?.crash();
    for (const each of lost) await expect(each).rejects.toThrow('has failed');
    expect(client.isOpen()).toBe(false);
    const next = client.request('c');
    answer(2, 30);
    expect(await next).toBe(30);
    expect(workers.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('ends the worker and rejects what waits when it is closed', async () => {
    const { client, workers } = fakeWorkers();
    client.close();
    const waiting = client.request('a');
    client.close('the file was closed');
    await expect(waiting).rejects.toThrow('the file was closed');
    expect(workers.map(({ isOpen }) => isOpen)).toEqual([false]);
  });

  it('rejects where no worker can be started', async () => {
    await expect(createWorkerClient(() => undefined).request('a')).rejects.toThrow('no worker');
  });
});

describe('createResponder', () => {
  /** A client of a worker that answers by `answer`, without a thread between them. */
  const asking = (answer: (query: number) => number | Promise<number>) =>
    createWorkerClient<number, number>((tell) => ({
      send: createResponder(answer, tell),
      close: () => undefined,
    }));

  it('answers what is made of a request, at once or later', async () => {
    expect(await asking((query) => query + 1).request(1)).toBe(2);
    expect(await asking(async (query) => query + 2).request(1)).toBe(3);
  });

  it('says why there is no result, and goes on', async () => {
    const client = asking((query) => {
      if (query === 0) throw new RangeError('nothing to divide by');
      return 1 / query;
    });
    await expect(client.request(0)).rejects.toThrow('RangeError: nothing to divide by');
    expect(await client.request(2)).toBe(0.5);
  });
});
