import { DELIVERY_DAYS, ORDER_STATUS } from '@tastwerk/contracts';
import { Alert, ButtonLink, Card, Loader, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { priceText } from '../../../i18n/price-text.js';
import { useSession } from '../../../session/use-session.js';
import { Facts } from '../../../page/facts.js';
import { useTitle } from '../../../page/use-title.js';
import { TrialOrderNote } from '../trial-note.js';
import styles from './order-completed-page.module.css';
import { useCheckout } from './use-checkout.js';

/** Says that an order has arrived; without one there is nothing to say, and the orders are shown (product spec section 2). */
export function OrderCompletedPage() {
  const { t, i18n } = useTranslation('shop');
  const { momentText } = useMoments();
  const session = useSession();
  const { order } = useCheckout();
  const title = t(
    order?.status === ORDER_STATUS.transferred ? 'completed.titleTransferred' : 'completed.titleReceived',
  );
  useTitle(title);
  if (session.status === 'checking') return <Loader message={t('loading')} />;
  if (!order || !session.user) return <Navigate to="/account/orders" replace />;
  const facts = [
    [t('completed.number'), String(order.id)],
    [t('completed.moment'), momentText(order.created_at)],
    [t('completed.total'), priceText(order.total_gross, i18n.language)],
  ] as const;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Alert kind="success" isAnnounced>
        {t('completed.text', { email: session.user.email })}
      </Alert>
      <Card className={styles.facts}>
        <Facts facts={facts} />
      </Card>
      <TrialOrderNote order={order} />
      <section className={styles.next} aria-labelledby="completed-next">
        <h2 id="completed-next">{t('completed.next')}</h2>
        <p>{t(order.is_trial ? 'completed.nextTrial' : 'completed.nextText', DELIVERY_DAYS)}</p>
      </section>
      <div className={styles.ways}>
        <ButtonLink href={`/account/orders/${order.id}`} variant="primary">
          {t('completed.toOrder')}
        </ButtonLink>
        <ButtonLink href="/catalogue">{t('completed.toCatalogue')}</ButtonLink>
      </div>
    </div>
  );
}
