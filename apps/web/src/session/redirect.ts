/** Where a login leads when no page asked for it (product spec section 2). */
const HOME_OF_USERS = '/catalogue';

/** The path in a `redirect` parameter, or the catalogue for one that would lead to another site. */
export function safeRedirect(target: string | null): string {
  if (target === null || !target.startsWith('/')) return HOME_OF_USERS;
  const base = 'https://here.invalid';
  try {
    const url = new URL(target, base);
    return url.origin === base ? url.pathname + url.search + url.hash : HOME_OF_USERS;
  } catch {
    return HOME_OF_USERS;
  }
}

/** `path` with the page that a later login leads back to, where there is one. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect === null ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;
}
