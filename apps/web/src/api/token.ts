import { keptText } from '../kept-text.js';

/** Key of local storage that holds the short access token (product spec section 7). */
const STORAGE_KEY = 'jwt';
const kept = keptText(STORAGE_KEY);

const listeners = new Set<() => void>();

/** How long before its end a token counts as run out, in ms: a request is on its way for a while. */
const MARGIN_MS = 10_000;

/** When `jwt` was granted and when it runs out, in ms since 1970 by the clock of the server; undefined for what tells neither. */
function lifeOf(jwt: string): { readonly from: number; readonly to: number } | undefined {
  try {
    const payload = jwt.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('iat' in claims) || !('exp' in claims))
      return undefined;
    const { iat, exp } = claims;
    if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    return { from: iat * 1000, to: exp * 1000 };
  } catch {
    return undefined;
  }
}

let token = kept.read();
/** When the token runs out, in ms since 1970 by the clock of this browser. */
let endsAt = token === null ? Infinity : (lifeOf(token)?.to ?? Infinity);

/** Takes over a token that has just been granted: its age is counted from now, so that a clock that is wrong does not matter. */
function take(next: string | null): void {
  token = next;
  const life = next === null ? undefined : lifeOf(next);
  endsAt = life ? Date.now() + life.to - life.from : Infinity;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The access token of this browser, or null for a visitor. */
export function currentToken(): string | null {
  return token;
}

/** Whether the token has run out, or is about to. */
export function isTokenOld(): boolean {
  return Date.now() > endsAt - MARGIN_MS;
}

/** Keeps a new token, or forgets it; a browser without storage keeps it until the page is closed. */
export function storeToken(next: string | null): void {
  if (next === token) return;
  take(next);
  // A blocked storage costs no more than a login after the next reload.
  kept.write(next);
  tell();
}

/** Calls `listener` whenever the token changes, in this tab or another; answers with the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    take(event.newValue);
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
