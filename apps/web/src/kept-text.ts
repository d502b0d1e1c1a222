/** A text that this browser keeps. */
export interface KeptText {
  /** The text; null where there is none. */
  readonly read: () => string | null;
  /** Keeps `text`, or forgets what was kept. */
  readonly write: (text: string | null) => void;
  /** Calls `listener` when the text may have changed, in this tab or another; answers with the way to stop. */
  readonly onChange: (listener: () => void) => () => void;
}

/**
 * The text under a key of the browser's storage, for all tabs or for this one. Where the browser allows no storage, a text that is
 * written lasts until the page is closed.
 */
export function keptText(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): KeptText {
  const listeners = new Set<() => void>();
  let unkept: string | null = null;
  return {
    read: () => {
      try {
        return unkept ?? window[area].getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => {
      unkept = null;
      try {
        if (text === null) window[area].removeItem(key);
        else window[area].setItem(key, text);
      } catch {
        unkept = text;
      }
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      const fromOtherTab = (event: StorageEvent) => {
        // The key is null when everything stored was cleared.
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}
