const listeners = new Set<() => void>();

/** Tells whoever listens that a call found no server, or one that cannot answer. */
export function tellUnreachable(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when a call found no server; answers with the way to stop. */
export function onUnreachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a failure of this status means that the service does not answer: no answer, or one of a machine before it. */
export function isUnreachable(status: number): boolean {
  return status === 0 || (status >= 502 && status <= 504);
}
