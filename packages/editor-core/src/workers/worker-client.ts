import type { OpenChannel, WorkerChannel } from './worker-channel.js';

/** What a client sends; `id` tells the response from that to an earlier request. */
export interface WorkerRequest<Query> {
  readonly id: number;
  readonly query: Query;
}

/** What the worker sends to the request of the same `id`: a result, or why there is none. */
export type WorkerResponse<Result> =
  { readonly id: number; readonly result: Result } | { readonly id: number; readonly error: string };

/** Opens a channel to a worker that answers by {@link createResponder}. */
export type OpenRequestChannel<Query, Result> = OpenChannel<WorkerRequest<Query>, WorkerResponse<Result>>;

/** Asks a worker. */
export interface WorkerClient<Query, Result> {
  /** Rejects when the worker has no result, fails or is closed before it has answered. */
  request(query: Query): Promise<Result>;
  /** Whether a worker has been started and neither failed nor been closed since. */
  isOpen(): boolean;
  /** Ends the worker and rejects what is open; the next request starts another one. */
  close(reason?: string): void;
}

interface Pending<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** The client of a worker, which starts with the first request, and again with the first one after it has failed. */
export function createWorkerClient<Query, Result>(
  open: OpenRequestChannel<Query, Result>,
): WorkerClient<Query, Result> {
  const pending = new Map<number, Pending<Result>>();
  let channel: WorkerChannel<WorkerRequest<Query>> | undefined;
  let lastId = 0;

  function settle(response: WorkerResponse<Result>): void {
    const request = pending.get(response.id);
    // Libraries in a worker may send messages of their own.
    if (!request) return;
    pending.delete(response.id);
    if ('error' in response) request.reject(new Error(response.error));
    else request.resolve(response.result);
  }

  function close(reason: string): void {
    channel?.close();
    channel = undefined;
    const lost = [...pending.values()];
    pending.clear();
    for (const { reject } of lost) reject(new Error(reason));
  }

  return {
    request: (query) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        pending.set(id, { resolve, reject });
        channel ??= open(settle, (reason = 'the worker has failed') => close(reason));
        if (channel) channel.send({ id, query });
        else close('no worker can be started here');
      }),
    isOpen: () => channel !== undefined,
    close: (reason = 'the worker is not needed any more') => close(reason),
  };
}
