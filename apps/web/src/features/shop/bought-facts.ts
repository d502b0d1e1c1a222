import type { ProductId } from '@tastwerk/contracts';
import type { TFunction } from 'i18next';

/** What a facts line needs to know of what is bought. */
interface Bought {
  readonly graphic_format: 'a4' | 'a3';
  readonly graphic_no_of_pages: number;
  readonly braille_no_of_pages: number;
}

/** The sheets that somebody gets of one copy, in words: those of swell paper, and the embossed ones where the product has them. */
export function boughtFacts(t: TFunction<'shop'>, bought: Bought, productId: ProductId): string {
  const swell = t('swellPages', {
    count: bought.graphic_no_of_pages,
    format: bought.graphic_format.toUpperCase(),
  });
  if (productId === 'graphic_nobraille' || bought.braille_no_of_pages === 0) return swell;
  return `${swell}, ${t('braillePages', { count: bought.braille_no_of_pages })}`;
}

/** The name of what is bought: the graphic's and, after a comma, the variant's. */
export function boughtName(
  t: TFunction,
  { graphic_title: graphic, title }: { readonly graphic_title: string; readonly title: string },
): string {
  return [graphic || t('catalogue:untitled'), title].filter(Boolean).join(', ');
}
