import { keptText } from '../kept-text.js';

/**
 * Key of local storage whose text is the id of the session that this browser has. It opens nothing: access tokens stay in memory, where
 * only this page reaches them, and a page that has none gets one by the refresh cookie, which no script can read.
 */
const STORAGE_KEY = 'session';
const kept = keptText(STORAGE_KEY);

const listeners = new Set<() => void>();

/** How long before its end a token counts as run out, in ms: a request is on its way for a while. */
const MARGIN_MS = 10_000;

interface Claims {
  readonly iat?: unknown;
  readonly exp?: unknown;
  readonly sid?: unknown;
}

/** The claims of `jwt`, unchecked; none for a text that is no token. */
function claimsOf(jwt: string): Claims {
  try {
    const payload = jwt.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

let token: string | null = null;
/** When the token runs out, in ms since 1970 by the clock of this browser. */
let endsAt = Infinity;

/** Takes over a token that has just been granted: its age is counted from now, so that a clock that is wrong does not matter. */
function take(next: string | null): void {
  token = next;
  const { iat, exp } = next === null ? {} : claimsOf(next);
  endsAt = typeof iat === 'number' && typeof exp === 'number' ? Date.now() + (exp - iat) * 1000 : Infinity;
}

/** The access token of this page; null for a visitor, and until the first is there. */
export function currentToken(): string | null {
  return token;
}

/** Whether this browser has a session, as far as is known here: the server may have ended it. */
export function hasSession(): boolean {
  return kept.read() !== null;
}

/** Whether there is a session without a token, or with one that has run out or is about to. */
export function isTokenOld(): boolean {
  return hasSession() && (token === null || Date.now() > endsAt - MARGIN_MS);
}

/** Uses a new token from now on; null ends the session in this browser. */
export function storeToken(next: string | null): void {
  if (next === token && (next !== null) === hasSession()) return;
  take(next);
  const { sid } = next === null ? {} : claimsOf(next);
  const session = next === null ? null : String(sid);
  // Other tabs hear of another session only.
  if (session !== kept.read()) kept.write(session);
  for (const listener of listeners) listener();
}

/** Calls `listener` when a session begins or ends in another tab; answers with the way to stop. */
export function onLoginElsewhere(listener: () => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    // The key is null when everything stored was cleared.
    if (key === null || (key === STORAGE_KEY && oldValue !== newValue)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Calls `listener` whenever the token changes, or the session in another tab; answers with the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  const stop = onLoginElsewhere(() => {
    take(null);
    listener();
  });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
