import { afterEach, beforeEach, jest } from '@jest/globals';

type Work = (lock: { name: string } | null) => unknown;

interface Holder {
  readonly name: string;
  readonly steal: (reason: Error) => void;
}

interface Waiting {
  readonly name: string;
  readonly begin: () => void;
}

/** Web Locks and broadcast channels in memory, as far as drafts use them: both are missing or of real threads in Node. */
function fakeLocks() {
  let held: Holder[] = [];
  let queue: Waiting[] = [];
  let channels: FakeChannel[] = [];

  function next(name: string): void {
    const first = queue.find((waiting) => waiting.name === name);
    queue = queue.filter((waiting) => waiting !== first);
    first?.begin();
  }

  /** Decisions reach a tab in a turn of their own, so that a message of another tab may come before. */
  const told = (work: Work, lock: { name: string } | null): Promise<unknown> =>
    new Promise((resolve, reject) => setTimeout(() => Promise.resolve(work(lock)).then(resolve, reject)));

  function grant(name: string, work: Work): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const holder: Holder = { name, steal: reject };
      held.push(holder);
      void told(work, { name }).then((answer) => {
        if (!held.includes(holder)) return;
        held = held.filter((other) => other !== holder);
        resolve(answer);
        next(name);
      });
    });
  }

  function request(name: string, options: LockOptions, work: Work): Promise<unknown> {
    const holder = held.find((other) => other.name === name);
    if (!holder) return grant(name, work);
    if (options.ifAvailable) return told(work, null);
    if (options.steal) {
      held = held.filter((other) => other !== holder);
      holder.steal(new DOMException('stolen', 'AbortError'));
      return grant(name, work);
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { name, begin: () => void grant(name, work).then(resolve, reject) };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        queue = queue.filter((other) => other !== waiting);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  }

  class FakeChannel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage(data: unknown): void {
      const others = channels.filter((other) => other !== this);
      queueMicrotask(() => {
        for (const other of others) other.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
    close(): void {
      channels = channels.filter((other) => other !== this);
    }
  }

  const query = () => Promise.resolve({ held: held.map(({ name }) => ({ name })), pending: [] });
  return { locks: { request, query }, Channel: FakeChannel };
}

/**
 * Replaces locks, channels and timers for each test of the block around it. Returns how to wait until the tabs have
 * told each other everything: each message and each answer of the locks takes a turn.
 */
export function withFakeLocks(): () => Promise<void> {
  const originals = ['navigator', 'BroadcastChannel'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  beforeEach(() => {
    jest.useFakeTimers();
    const { locks, Channel } = fakeLocks();
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks } });
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: Channel });
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const [name, original] of originals) {
      if (original) Object.defineProperty(globalThis, name, original);
    }
  });
  return async () => {
    for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(1);
  };
}
