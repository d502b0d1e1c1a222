/** How often it is looked whether npm's shell is still there, in ms. */
const LOOK_MS = 500;

/**
 * Calls `end` once, with the signal that asks this process to stop. npm hands SIGTERM on to its shell alone, which ends without a word to
 * what it runs: where npm started this process, the end of that shell counts as SIGTERM, too.
 */
export function endWithNpm(end) {
  let isEnding = false;
  const endOnce = (signal) => {
    if (isEnding) return;
    isEnding = true;
    end(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endOnce(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid !== shell) endOnce('SIGTERM');
  }, LOOK_MS);
  looking.unref();
}
