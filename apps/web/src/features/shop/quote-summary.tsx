import { DELIVERY_DAYS, INVOICE_DAYS, type Quote } from '@tastwerk/contracts';
import { Alert, Button, Skeleton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../page/error-text.js';
import { useSales } from '../../api/backend-api.js';
import { PriceLines } from './price-lines.js';
import styles from './quote-summary.module.css';
import type { QuotedBasket } from './use-quote.js';

/** What the lines of a price stand for while none is known. */
const PLACES = ['7rem', '6rem', '9rem'];

/** The price of the basket, live: what it is made of, and what one should know of delivery and payment before ordering. */
export function QuoteSummary({ quoted }: { readonly quoted: QuotedBasket }) {
  const { t } = useTranslation('shop');
  const { quote, isPending, error, retry } = quoted;
  const isTrial = useSales() === 'off';
  if (error) {
    return (
      <Alert
        kind="danger"
        isAnnounced
        title={t('quote.failed')}
        actions={<Button onPress={retry}>{t('quote.retry')}</Button>}
      >
        <ErrorText failure={error} />
      </Alert>
    );
  }
  return (
    <div className={styles.summary} aria-busy={isPending}>
      {quote ? (
        <QuotePrice quote={quote} isPending={isPending} />
      ) : (
        PLACES.map((width) => <Skeleton key={width} width={width} />)
      )}
      <p className={styles.state} role="status">
        {isPending ? t('quote.pending') : ''}
      </p>
      <ul className={styles.notes}>
        <li>{t('quote.delivery', DELIVERY_DAYS)}</li>
        <li>{isTrial ? t('quote.paymentTrial') : t('quote.payment', { days: INVOICE_DAYS })}</li>
      </ul>
    </div>
  );
}

function QuotePrice({ quote, isPending }: { readonly quote: Quote; readonly isPending: boolean }) {
  return (
    <PriceLines
      goods={quote.items.reduce((sum, { gross_price: price }) => sum + price, 0)}
      postage={quote.postage_item?.gross_price ?? 0}
      gross={quote.gross_total}
      net={quote.net_total}
      vatPercent={quote.vat_percent}
      isOutdated={isPending}
    />
  );
}
