import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { signalGroup } from './process-group.mjs';
import { ROOT } from './root.mjs';

/** How long a runner may take in all: a guard against hanging. The whole matrix of browser tests takes a quarter of that on two idle cores. */
const LIMIT_MS = 40 * 60_000;
/** How long a runner may stay after its report is written: what is open then was leaked by a test. */
const GRACE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Runs a test runner in a process group of its own, so that nothing it starts outlives it: neither a runner that
 * never ends nor a process that a failed test left behind can hold up the whole run.
 *
 * Resolves with the exit code and, where the run was not ended by the runner itself, with a sentence that says why.
 */
export function runGuarded(command, args, { reportFile, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, detached: true, ...options });
    const startedAt = Date.now();
    let reportSeenAt;
    let trouble;

    const end = (why) => {
      trouble ??= why;
      signalGroup(child.pid, 'SIGKILL');
    };
    const watch = setInterval(() => {
      const now = Date.now();
      if (reportSeenAt === undefined && existsSync(reportFile)) reportSeenAt = now;
      if (reportSeenAt !== undefined && now - reportSeenAt > GRACE_MS) {
        end('it had finished and did not end: a test left something open');
      } else if (now - startedAt > LIMIT_MS) {
        end(`it was still running after ${LIMIT_MS / 60_000} minutes`);
      }
    }, LOOK_EVERY_MS);

    const interrupted = (signal) => {
      signalGroup(child.pid, 'SIGKILL');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.on('SIGINT', interrupted);
    process.on('SIGTERM', interrupted);

    const settle = () => {
      clearInterval(watch);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      settle();
      if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
      resolve({ code: signal ? 1 : (code ?? 1), trouble });
    });
  });
}
