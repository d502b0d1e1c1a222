import { Alert, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../page/error-text.js';
import { type ApiFailure, isApiFailure } from '../../../api/failure.js';

/** Refusals that can be mended elsewhere, each with the way there. */
const WAYS: Partial<Record<ApiFailure['code'], { readonly href: string; readonly key: string }>> = {
  ORDER_DUPLICATE: { href: '/account/orders', key: 'toOrders' },
  ORDER_CONTENT_UNAVAILABLE: { href: '/basket', key: 'toBasket' },
  ADDRESS_NOT_FOUND: { href: '/checkout/address', key: 'toAddress' },
  ADDRESS_OUTSIDE_GERMANY: { href: '/checkout/address', key: 'toAddress' },
  ADDRESS_ZIP_INVALID: { href: '/checkout/address', key: 'toAddress' },
  ORDER_PAYMENT_UNAVAILABLE: { href: '/checkout/payment', key: 'toPayment' },
};

/** Why nothing was ordered, and what can be done about it (product spec section 8). */
export function OrderFailure({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation('shop');
  if (!failure) return null;
  const known = isApiFailure(failure) ? failure : undefined;
  const way = known && WAYS[known.code];
  // Without an answer that can be read nobody knows whether the order has arrived.
  const isUncertain = known === undefined || known.status < 400 || known.status >= 500;
  return (
    <Alert
      kind="danger"
      isAnnounced
      title={t('checkout.overview.failed')}
      {...(way ? { actions: <Link href={way.href}>{t(`checkout.overview.${way.key}`)}</Link> } : {})}
    >
      <ErrorText failure={failure} /> {isUncertain ? t('checkout.overview.tryAgain') : null}
    </Alert>
  );
}
