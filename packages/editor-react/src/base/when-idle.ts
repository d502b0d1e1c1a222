/** Longest time in ms that work waits for an idle moment. */
const LONGEST_WAIT_MS = 1000;

/** Runs `work` when the browser has nothing else to do; at once after this turn where it cannot say so. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
