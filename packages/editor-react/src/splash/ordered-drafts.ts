import type { DraftSummary } from '../ports.js';

/** The orders in which drafts can be listed. */
export const DRAFT_ORDERS = ['newest', 'oldest', 'title'] as const;

export type DraftOrder = (typeof DRAFT_ORDERS)[number];

const time = ({ lastSaved }: DraftSummary) => lastSaved ?? '';

/** The drafts whose titles contain all words of `query`, whatever their case and accents, in `order`; titles by the rules of `language`. */
export function orderedDrafts(
  drafts: readonly DraftSummary[],
  {
    query,
    order,
    language,
  }: { readonly query: string; readonly order: DraftOrder; readonly language: string },
): readonly DraftSummary[] {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLocaleLowerCase(language);
  const words = plain(query).split(/\s+/u).filter(Boolean);
  const found = drafts.filter(({ graphicTitle, variantTitle }) => {
    const titles = plain(`${graphicTitle} ${variantTitle}`);
    return words.every((word) => titles.includes(word));
  });
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders: Record<DraftOrder, (a: DraftSummary, b: DraftSummary) => number> = {
    newest: (a, b) => time(b).localeCompare(time(a)),
    oldest: (a, b) => time(a).localeCompare(time(b)),
    title: (a, b) => compare(a.graphicTitle, b.graphicTitle) || compare(a.variantTitle, b.variantTitle),
  };
  return [...found].sort(orders[order]);
}
