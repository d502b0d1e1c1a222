import { ORDER_STATUS, type ProducedOrder } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Button, Card, CardHead, useMoments } from '@tastwerk/ui';
import { PackageCheck, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { AddressBlock } from '../../../addresses/address-block.js';
import { boughtName } from '../bought-facts.js';
import { BoughtPicture } from '../bought-picture.js';
import { OrderStatusBadge } from '../orders/order-status.js';
import { TrialBadge } from '../trial-badge.js';
import { useFile } from '../use-file.js';
import styles from './production-job.module.css';
import { sheetsText } from './sheets-text.js';
import { ShippedDialog } from './shipped-dialog.js';

interface ProductionJobProps {
  readonly order: ProducedOrder;
  readonly onShipped: () => void;
}

/** An order as production sees it: what is to be made, where it goes, its files, and the word that it has left. */
export function ProductionJob({ order, onShipped }: ProductionJobProps) {
  const { t } = useTranslation(['shop', 'catalogue']);
  const { momentText } = useMoments();
  const { save, pending, failure } = useFile();
  const [isConfirming, setConfirming] = useState(false);
  const { id, shipping_address: address } = order;
  const isOpen = order.status === ORDER_STATUS.transferred;
  return (
    <li>
      <Card element="article" aria-labelledby={`job-${id}`}>
        <CardHead>
          <h2 id={`job-${id}`}>{t('orders.number', { id })}</h2>
          <OrderStatusBadge status={order.status} />
          <TrialBadge order={order} />
        </CardHead>
        <p className={styles.soft}>
          {t('partner.transferred', { moment: momentText(order.transferred_at) })}
        </p>
        <div className={styles.columns}>
          <ul className={styles.items}>
            {order.items.map((item) => (
              <li key={`${item.variant_id} ${item.product_id}`} className={styles.item}>
                <BoughtPicture variant={item} />
                <div className={styles.words}>
                  <strong>
                    {item.quantity} × <span lang={languageOfSystem(item.system)}>{boughtName(t, item)}</span>
                  </strong>
                  <span className={styles.soft}>{t(`product.${item.product_id}`)}</span>
                </div>
              </li>
            ))}
            <li className={styles.soft}>{sheetsText(t, order.sheets)}</li>
            {order.comment ? <li>{order.comment}</li> : null}
            {order.tracking_number ? (
              <li>
                {t('orders.tracking')}: {order.tracking_number}
              </li>
            ) : null}
          </ul>
          {address ? <AddressBlock address={address} /> : null}
        </div>
        <FailureAlert failure={failure} />
        <div className={styles.actions}>
          {order.package.state === 'done' ? (
            <Button
              icon={<PackageOpen />}
              isPending={pending !== null}
              aria-label={t('partner.downloadOf', { id })}
              onPress={() => void save(call('productionPackage', { params: { id } }), `order-${id}.zip`)}
            >
              {t('partner.download')}
            </Button>
          ) : (
            <p role="status">{t(order.package.state === 'failed' ? 'partner.failed' : 'partner.notReady')}</p>
          )}
          {isOpen ? (
            <Button
              variant="primary"
              icon={<PackageCheck />}
              aria-label={t('partner.shippedOf', { id })}
              onPress={() => setConfirming(true)}
            >
              {t('partner.shipped')}
            </Button>
          ) : null}
        </div>
        {isConfirming ? (
          <ShippedDialog orderId={id} onShipped={onShipped} onClose={() => setConfirming(false)} />
        ) : null}
      </Card>
    </li>
  );
}
