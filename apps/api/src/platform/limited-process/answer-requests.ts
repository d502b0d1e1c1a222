import { z } from 'zod';
import { endWithParent } from './orphan-guard.js';

/** What a program of a `LimitedProcess` answers when it fails in a way that was not foreseen. */
const crashSchema = z.object({ kind: z.literal('crashed'), stack: z.string() });

/** What a program says about its own failure; undefined for any other answer. */
export function crashIn(message: unknown): string | undefined {
  const crash = crashSchema.safeParse(message);
  return crash.success ? crash.data.stack : undefined;
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

function crash(error: unknown): z.infer<typeof crashSchema> {
  return { kind: 'crashed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
