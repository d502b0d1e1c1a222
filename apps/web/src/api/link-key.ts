import { LINK_KEY, LINK_KEY_PARAMETER } from '@tastwerk/contracts';

/** The key of a link in an address, or null. Other pages have keys of their own, which go nowhere else. */
export function linkKeyIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (!pathname.startsWith('/catalogue/') && !pathname.startsWith('/editor/')) return null;
  const key = new URLSearchParams(search).get(LINK_KEY_PARAMETER);
  return key !== null && LINK_KEY.test(key) ? key : null;
}

/** The key of the link that the page was opened by, or null. */
export function currentLinkKey(): string | null {
  return linkKeyIn(window.location);
}
