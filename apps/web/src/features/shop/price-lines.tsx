import type { Order } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../i18n/price-text.js';
import styles from './price-lines.module.css';

interface PriceLinesProps {
  /** All amounts are cents; what is not net contains the tax. */
  readonly goods: number;
  readonly postage: number;
  readonly gross: number;
  readonly net: number;
  /** 0 for a small business, which shows no tax (§ 19 UStG). */
  readonly vatPercent: number;
  /** Whether another price is on its way. */
  readonly isOutdated?: boolean;
}

/** What an order costs, line by line, with the tax that is in it. */
export function PriceLines({ goods, postage, gross, net, vatPercent, isOutdated = false }: PriceLinesProps) {
  const { t, i18n } = useTranslation('shop');
  const price = (cents: number) => priceText(cents, i18n.language);
  return (
    <div className={styles.price} data-outdated={isOutdated || undefined}>
      <dl className={styles.lines}>
        <div>
          <dt>{t('quote.subtotal')}</dt>
          <dd>{price(goods)}</dd>
        </div>
        <div>
          <dt>{t('quote.postage')}</dt>
          <dd>{price(postage)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('quote.total')}</dt>
          <dd>{price(gross)}</dd>
        </div>
        {vatPercent > 0 ? (
          <div className={styles.tax}>
            <dt>{t('quote.vat', { percent: vatPercent })}</dt>
            <dd>{price(gross - net)}</dd>
          </div>
        ) : null}
      </dl>
      {vatPercent > 0 ? null : <p className={styles.tax}>{t('quote.noVat')}</p>}
    </div>
  );
}

interface TotalLinesProps {
  readonly totals: Pick<Order, 'postage_gross' | 'total_gross' | 'total_net' | 'vat_percent'>;
}

/** What an order or a quote comes to. */
export function TotalLines({ totals }: TotalLinesProps) {
  const { postage_gross: postage, total_gross: gross, total_net: net, vat_percent: vatPercent } = totals;
  return (
    <PriceLines goods={gross - postage} postage={postage} gross={gross} net={net} vatPercent={vatPercent} />
  );
}
