import type { EmbedEmit, EmbedEventName, EmbedEvents } from './embed-options.js';

type Listener<N extends EmbedEventName> = (value: EmbedEvents[N]) => void;

/** Listeners by event. One that throws is the page's own fault and hinders no other. */
export interface EventHub {
  readonly emit: EmbedEmit;
  /** Calls `listener` at every event of this name until the returned function is called. */
  on<N extends EmbedEventName>(name: N, listener: Listener<N>): () => void;
  clear(): void;
}

/** Makes a hub without listeners. */
export function createEventHub(): EventHub {
  const listeners: { [N in EmbedEventName]: Set<Listener<N>> } = {
    change: new Set(),
    save: new Set(),
    publish: new Set(),
    selection: new Set(),
  };
  return {
    emit: (name, value) => {
      for (const listener of [...listeners[name]]) {
        try {
          listener(value);
        } catch (error) {
          reportError(error);
        }
      }
    },
    on: (name, listener) => {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },
    clear: () => {
      for (const set of Object.values(listeners)) set.clear();
    },
  };
}
