/** The header by which a caller says the key of the link that they came by. */
export const LINK_KEY_HEADER = 'x-link-key';

/** The parameter of an address that carries the key. */
export const LINK_KEY_PARAMETER = 'key';

/** The path of a variant's page; with the key of its link, where it has one. */
export function variantAddress(graphicId: number, variantId: number, linkKey?: string | null): string {
  const query = linkKey ? `?${LINK_KEY_PARAMETER}=${linkKey}` : '';
  return `/catalogue/${graphicId}/variant/${variantId}${query}`;
}

/** A key: 128 random bits as base64url (RFC 4648). */
export const LINK_KEY = /^[\w-]{22}$/;
