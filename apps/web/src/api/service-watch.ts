import { call } from './call.js';
import { isUnreachable, onUnreachable } from './reachability.js';
import { send } from './send.js';

/** Time between two looks while the service does not answer, in ms: what comes back is seen within five seconds. */
const RETRY_MS = 4000;

/** Whether the service answers; null before it was asked. */
export type ServiceState = 'available' | 'unavailable' | null;

let state: ServiceState = null;
let version = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
const listeners = new Set<() => void>();

/** Whether the service answers, as far as is known. */
export function serviceState(): ServiceState {
  return state;
}

/** Version of the service; empty before it has said so. */
export function backendVersion(): string {
  return version;
}

/** Calls `listener` when the state changes; answers with the way to stop. */
export function onServiceState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` when what could not be asked can be: the service answers again, or the browser has a network. Answers with the way to stop. */
export function onServiceReturn(listener: () => void): () => void {
  let wasAway = false;
  const stop = onServiceState(() => {
    if (wasAway && state === 'available') listener();
    wasAway = state === 'unavailable';
  });
  window.addEventListener('online', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
  };
}

function become(next: ServiceState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  clearTimeout(timer);
  const answer = await send(call('backend', {}));
  isAsking = false;
  const isAvailable = answer.ok || (!isUnreachable(answer.failure.status) && answer.failure.status < 500);
  if (answer.ok) {
    const told: unknown = await answer.response.json().catch(() => undefined);
    const said: unknown =
      typeof told === 'object' && told !== null ? Reflect.get(told, 'version') : undefined;
    if (typeof said === 'string') version = said;
  }
  become(isAvailable ? 'available' : 'unavailable');
  if (!isAvailable) timer = setTimeout(() => void ask(), RETRY_MS);
}

/** Asks for the service's version now and, whenever a call finds no server, whether it is there, until it is; answers with the way to stop. */
export function watchService(): () => void {
  void ask();
  const stop = onUnreachable(() => {
    if (!isAsking) void ask();
  });
  return () => {
    stop();
    clearTimeout(timer);
    state = null;
  };
}
