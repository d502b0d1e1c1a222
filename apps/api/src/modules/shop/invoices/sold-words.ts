import type { ApiLanguage, OrderItem } from '@tastwerk/contracts';

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

const POSTAGE: Readonly<Record<ApiLanguage, string>> = { de: 'Versand', en: 'Postage' };

const swellPages: Readonly<Record<ApiLanguage, (pages: number, format: string) => string>> = {
  de: (pages, format) => `${pages} ${pages === 1 ? 'Blatt' : 'Blätter'} Schwellpapier ${format}`,
  en: (pages, format) => `${pages} ${pages === 1 ? 'sheet' : 'sheets'} of ${format} swell paper`,
};

const braillePages: Readonly<Record<ApiLanguage, (pages: number) => string>> = {
  de: (pages) => `${pages} ${pages === 1 ? 'geprägte Brailleseite' : 'geprägte Brailleseiten'}`,
  en: (pages) => `${pages} ${pages === 1 ? 'embossed braille page' : 'embossed braille pages'}`,
};

const WITHOUT_BRAILLE: Readonly<Record<ApiLanguage, string>> = {
  de: 'Beschreibung per E-Mail',
  en: 'description by e-mail',
};

const PRODUCT: Readonly<Record<ApiLanguage, string>> = { de: 'Taktile Grafik', en: 'Tactile graphic' };

/** Quantity apart, what one copy is: kind and make-up of the goods (§ 14 (4) no. 5 UStG). */
export function soldWords(item: Sold | 'postage', language: ApiLanguage): SoldWords {
  if (item === 'postage') return { name: POSTAGE[language], description: '' };
  const title = [item.graphic_title, item.title].filter(Boolean).join(' – ');
  const swell = swellPages[language](item.graphic_no_of_pages, item.graphic_format.toUpperCase());
  const braille =
    item.product_id === 'graphic'
      ? item.braille_no_of_pages > 0 && braillePages[language](item.braille_no_of_pages)
      : WITHOUT_BRAILLE[language];
  return {
    name: `${PRODUCT[language]}: ${title}`,
    description: [swell, braille].filter(Boolean).join(', '),
  };
}
