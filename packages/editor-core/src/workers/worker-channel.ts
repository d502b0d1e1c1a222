/** A connection to a worker; closing it ends the worker. */
export interface WorkerChannel<Sent> {
  send(message: Sent): void;
  close(): void;
}

/**
 * Starts a worker: `onMessage` gets what it sends, `onCrash` is called when it cannot load or has failed. Undefined where no worker can be
 * started.
 */
export type OpenChannel<Sent, Received> = (
  onMessage: (message: Received) => void,
  onCrash: (reason?: string) => void,
) => WorkerChannel<Sent> | undefined;

/** What is needed of a `Worker` of a browser. */
interface BrowserWorker<Received> {
  addEventListener(type: 'message', listener: (event: { readonly data: Received }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: object) => void): void;
  postMessage(message: unknown, transfer: object[]): void;
  terminate(): void;
}

/** What is needed of a `Worker` of `node:worker_threads`. */
interface NodeThread<Received> {
  on(event: 'message', listener: (message: Received) => void): unknown;
  on(event: 'error' | 'messageerror', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** Opens workers of a browser by `start`; what `transferOf` names of a message is moved to the worker, not copied. */
export function workerChannel<Sent, Received>(
  start: () => BrowserWorker<Received>,
  transferOf: (message: Sent) => object[] = () => [],
): OpenChannel<Sent, Received> {
  return (onMessage, onCrash) => {
    try {
      const worker = start();
      worker.addEventListener('message', ({ data }) => onMessage(data));
      worker.addEventListener('error', () => onCrash());
      worker.addEventListener('messageerror', () => onCrash());
      return {
        send: (message) => worker.postMessage(message, transferOf(message)),
        close: () => worker.terminate(),
      };
    } catch {
      return undefined;
    }
  };
}

/** Opens threads of Node by `start`. */
export function threadChannel<Sent, Received>(
  start: () => NodeThread<NoInfer<Received>>,
): OpenChannel<Sent, Received> {
  return (onMessage, onCrash) => {
    const thread = start();
    let isOpen = true;
    let reason = '';
    thread.on('message', onMessage);
    thread.on('messageerror', (error) => onCrash(String(error)));
    thread.on('error', (error) => (reason = String(error)));
    thread.on('exit', (code) => {
      if (isOpen) onCrash(reason || `exit ${code}`);
    });
    return {
      send: (message) => thread.postMessage(message),
      close() {
        isOpen = false;
        thread.terminate();
      },
    };
  };
}
