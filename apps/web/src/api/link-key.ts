import { LINK_KEY, LINK_KEY_PARAMETER } from '@tastwerk/contracts';

/** The key of the link that the page was opened by, or null. Other pages have keys of their own, which go nowhere else. */
export function currentLinkKey(): string | null {
  const { pathname, search } = window.location;
  if (!pathname.startsWith('/catalogue/') && !pathname.startsWith('/editor/')) return null;
  const key = new URLSearchParams(search).get(LINK_KEY_PARAMETER);
  return key !== null && LINK_KEY.test(key) ? key : null;
}
