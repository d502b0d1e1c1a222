import type { Order } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { ButtonLink, Card, CardHead, useMoments } from '@tastwerk/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../i18n/price-text.js';
import { boughtName } from '../bought-facts.js';
import { BoughtPicture } from '../bought-picture.js';
import styles from './order-card.module.css';
import { TrialBadge } from '../trial-badge.js';
import { OrderStatusBadge } from './order-status.js';

/** Pictures of an order in a list. */
const PICTURES_MOST = 4;

/** An order in the list of them: how far it is, what is in it, and what it cost. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation(['shop', 'catalogue']);
  const { momentText } = useMoments();
  const { id, items } = order;
  return (
    <Card element="li" className={styles.card}>
      <CardHead>
        <h2>{t('orders.number', { id })}</h2>
        <OrderStatusBadge status={order.status} />
        <TrialBadge order={order} />
      </CardHead>
      <p className={styles.soft}>{t('orders.of', { moment: momentText(order.created_at) })}</p>
      <div className={styles.pictures}>
        {items.slice(0, PICTURES_MOST).map((item) => (
          <BoughtPicture key={`${item.content_id} ${item.product_id}`} variant={item} />
        ))}
        {items.length > PICTURES_MOST ? (
          <span className={styles.more} aria-hidden="true">
            +{items.length - PICTURES_MOST}
          </span>
        ) : null}
      </div>
      <p className={styles.names}>
        {items.map((item, index) => (
          <Fragment key={`${item.content_id} ${item.product_id}`}>
            {index > 0 ? ' · ' : null}
            {item.quantity} × <span lang={languageOfSystem(item.system)}>{boughtName(t, item)}</span>
          </Fragment>
        ))}
      </p>
      <div className={styles.foot}>
        <strong>{priceText(order.total_gross, i18n.language)}</strong>
        <ButtonLink href={`/account/orders/${id}`} aria-label={t('orders.openOf', { id })}>
          {t('orders.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}
