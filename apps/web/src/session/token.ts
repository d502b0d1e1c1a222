/** Key of local storage that holds the short access token (product spec section 7). */
const STORAGE_KEY = 'jwt';

const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

let token = read();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The access token of this browser, or null for a visitor. */
export function currentToken(): string | null {
  return token;
}

/** Keeps a new token, or forgets it; a browser without storage keeps it until the page is closed. */
export function storeToken(next: string | null): void {
  if (next === token) return;
  token = next;
  try {
    if (next === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // A blocked storage costs no more than a login after the next reload.
  }
  tell();
}

/** Calls `listener` whenever the token changes, in this tab or another; answers with the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    token = event.newValue;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Calls `listener` when somebody logs in or out in another tab; answers with the way to stop. */
export function onLoginElsewhere(listener: () => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY && (oldValue === null) !== (newValue === null)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
