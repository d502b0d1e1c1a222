import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ProcessConfiguration } from '../../src/platform/config/process-configuration.js';
import { CHECKOUT } from '../../src/platform/checkout.js';

/** A worker in a process of its own, as in production. */
export function forkWorker({ databaseUrl, jwtSecret, varDir, redisUrl }: ProcessConfiguration): ChildProcess {
  return fork(join(CHECKOUT, 'apps/api/dist/worker.js'), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      VAR_DIR: varDir,
      REDIS_URL: redisUrl ?? '',
      LOG_LEVEL: 'silent',
    },
  });
}

/** Waits until a worker says that it takes jobs. */
export async function untilReady(worker: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('exit', () => reject(new Error('the worker ended before it was ready')));
  });
}

/** Ends a process at once, unless it has ended, and waits for its end. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
