/** What this browser keeps under `key` as JSON; undefined where there is nothing, or where the browser does not let one look. */
export function readStored(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps `value` under `key`. It is a convenience: where the browser keeps nothing, nothing is said. */
export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden, as on a partner's page.
  }
}
