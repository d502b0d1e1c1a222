/** `running`, whose yielded shares of its own work become shares of a whole: they begin at `start` and span `share` of it. */
export function* within<T>(
  running: Generator<number, T>,
  start: number,
  share: number,
): Generator<number, T> {
  let step = running.next();
  for (; !step.done; step = running.next()) yield start + share * step.value;
  return step.value;
}

/** What `running` returns at its end. */
export function toEnd<T>(running: Generator<number, T>): T {
  let step = running.next();
  while (!step.done) step = running.next();
  return step.value;
}
