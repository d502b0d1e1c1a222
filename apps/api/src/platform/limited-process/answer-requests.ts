import { endWithParent } from './orphan-guard.js';

/** What a program of a `LimitedProcess` answers when it fails in a way that was not foreseen. */
export interface Crash {
  readonly kind: 'crashed';
  readonly stack: string;
}

/**
 * Makes this process the program of a `LimitedProcess`: it answers each request by `answerTo`, and ends with its parent. It has no database,
 * no storage and no secret, only the requests that it is sent.
 */
export function answerRequests<Request>(answerTo: (request: Request) => Promise<object>): void {
  endWithParent();
  // A terminal sends these to every process of the group; the parent decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('message', (request: Request) => {
    answerTo(request).then(
      (answer) => process.send?.(answer),
      (error: unknown) => process.send?.(crash(error)),
    );
  });
}

function crash(error: unknown): Crash {
  return { kind: 'crashed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
