import type { ExtraItem, OrderItem } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Badge, classNames, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../i18n/price-text.js';
import { boughtFacts, boughtName } from './bought-facts.js';
import styles from './bought-items.module.css';
import { BoughtPicture } from './bought-picture.js';

interface BoughtItemsProps {
  readonly items: readonly Omit<OrderItem, 'version_id'>[];
  /** What a quote names besides graphics. */
  readonly extra?: readonly ExtraItem[] | undefined;
  /** Whether each leads to its graphic in the catalogue. */
  readonly hasLinks?: boolean;
  /** Variants that are marked as no longer shown to everybody. */
  readonly hidden?: readonly number[];
}

/** What is bought, line by line, with its pictures: as it is ordered, nothing to change. */
export function BoughtItems({ items, extra = [], hasLinks = false, hidden = [] }: BoughtItemsProps) {
  const { t, i18n } = useTranslation(['shop', 'catalogue']);
  const timesEach = (quantity: number, price: number) =>
    t('timesEach', {
      quantity: t('pieces', { count: quantity }),
      price: priceText(price, i18n.language),
    });
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const name = boughtName(t, item);
        return (
          <li key={`${item.content_id} ${item.product_id}`} className={styles.item}>
            <BoughtPicture variant={item} />
            <div className={styles.words}>
              <strong>
                <span lang={languageOfSystem(item.system)}>
                  {hasLinks ? (
                    <Link href={`/catalogue/${item.graphic_id}/variant/${item.content_id}`}>{name}</Link>
                  ) : (
                    name
                  )}
                </span>{' '}
                {hidden.includes(item.content_id) ? (
                  <Badge tone="warning">{t('catalogue:card.hidden')}</Badge>
                ) : null}
              </strong>
              <span>{boughtFacts(t, item, item.product_id)}</span>
              <span>{t(`product.${item.product_id}`)}</span>
              <span>{timesEach(item.quantity, item.unit_price)}</span>
            </div>
            <span className={styles.price}>{priceText(item.gross_price, i18n.language)}</span>
          </li>
        );
      })}
      {extra.map(({ text, quantity, unit_price: price }, index) => (
        <li key={index} className={styles.item}>
          <div className={classNames(styles.words, styles.extra)}>
            <strong>{text}</strong>
            <span>{timesEach(quantity, price)}</span>
          </div>
          <span className={styles.price}>{priceText(quantity * price, i18n.language)}</span>
        </li>
      ))}
    </ul>
  );
}
