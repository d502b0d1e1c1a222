import type { ExtraItem } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../i18n/price-text.js';

/** What a quote names besides graphics. */
export function ExtraItems({ items = [] }: { readonly items?: readonly ExtraItem[] | undefined }) {
  const { t, i18n } = useTranslation('shop');
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ text, quantity, unit_price: price }, index) => (
        <li key={index}>
          {text},{' '}
          {t('timesEach', {
            quantity: t('pieces', { count: quantity }),
            price: priceText(price, i18n.language),
          })}
        </li>
      ))}
    </ul>
  );
}
