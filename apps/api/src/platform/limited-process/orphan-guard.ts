import { Worker } from 'node:worker_threads';

/** Time between two looks at the parent, in ms. */
const LOOK_MS = 1000;

/** Runs in a thread of its own: the main one may be deep in a loop that never ends. */
const GUARD = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
  }, workerData.lookMs);
`;

/** Ends this process soon after its parent has gone without a word, whatever it is doing. */
export function endWithParent(): void {
  const parent = process.ppid;
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };
  new Worker(GUARD, { eval: true, workerData: { parent, lookMs: LOOK_MS }, resourceLimits }).unref();
  process.once('disconnect', () => process.exit(0));
}
