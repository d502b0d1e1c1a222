import type { ApiLanguage, OrderItem } from '@tastwerk/contracts';
import { textsIn } from '../../../platform/texts/texts.js';

/** What the words depend on. */
export type Sold = Pick<
  OrderItem,
  'product_id' | 'graphic_title' | 'title' | 'graphic_format' | 'graphic_no_of_pages' | 'braille_no_of_pages'
>;

/** What an invoice calls a thing that was sold. */
interface SoldWords {
  readonly name: string;
  readonly description: string;
}

/** Quantity apart, what one copy is: kind and make-up of the goods (§ 14 (4) no. 5 UStG). */
export function soldWords(item: Sold | 'postage', language: ApiLanguage): SoldWords {
  const t = textsIn(language, 'papers');
  if (item === 'postage') return { name: t('sold.postage'), description: '' };
  const { graphic_no_of_pages: sheets, braille_no_of_pages: braillePages } = item;
  const swell = t('sold.swellSheets', { count: sheets, format: item.graphic_format.toUpperCase() });
  const braille =
    item.product_id === 'graphic'
      ? braillePages > 0 && t('sold.braillePages', { count: braillePages })
      : t('sold.withoutBraille');
  return {
    name: t('sold.graphic', { title: [item.graphic_title, item.title].filter(Boolean).join(' – ') }),
    description: [swell, braille].filter(Boolean).join(', '),
  };
}
