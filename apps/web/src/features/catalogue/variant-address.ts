import { LINK_KEY_PARAMETER } from '@tastwerk/contracts';

/** Where a variant stands; with the key of its link, where it has one. */
export function variantAddress(graphicId: number, variantId: number, linkKey?: string | null): string {
  const query = linkKey ? `?${LINK_KEY_PARAMETER}=${linkKey}` : '';
  return `/catalogue/${graphicId}/variant/${variantId}${query}`;
}
