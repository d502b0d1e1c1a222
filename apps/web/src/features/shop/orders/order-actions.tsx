import { nextStatuses, ORDER_STATUS, type OrderDetails } from '@tastwerk/contracts';
import { Button, ButtonLink } from '@tastwerk/ui';
import { Ban, Repeat2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../../forms/form-dialog.js';
import { itemAdded } from '../basket/basket-slice.js';
import { useCancelOrderMutation } from '../orders-api.js';
import styles from './order-actions.module.css';

/** What a customer can do with an order: order the same again, cancel it while nothing is printed, withdraw from it. */
export function OrderActions({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shop');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isCancelling, setCancelling] = useState(false);
  const canCancel = nextStatuses(order.status, 'customer').includes(ORDER_STATUS.canceled);
  const again = () => {
    for (const { content_id: contentId, product_id: productId, quantity } of order.items)
      dispatch(itemAdded({ item: { contentId, productId, quantity } }));
    void navigate('/basket');
  };
  return (
    <div className={styles.actions}>
      <Button icon={<Repeat2 />} onPress={again}>
        {t('orders.again')}
      </Button>
      {canCancel ? (
        <Button icon={<Ban />} onPress={() => setCancelling(true)}>
          {t('orders.cancel')}
        </Button>
      ) : null}
      {order.status === ORDER_STATUS.canceled ? null : (
        <ButtonLink variant="quiet" icon={<Undo2 />} href={`/widerruf?order=${order.id}`}>
          {t('orders.withdraw')}
        </ButtonLink>
      )}
      {isCancelling ? <CancelDialog orderId={order.id} onClose={() => setCancelling(false)} /> : null}
    </div>
  );
}

function CancelDialog({ orderId, onClose }: { readonly orderId: number; readonly onClose: () => void }) {
  const { t } = useTranslation('shop');
  const [cancel, { isLoading, error }] = useCancelOrderMutation();
  const confirm = async () => {
    const outcome = await cancel({ id: orderId, body: {} });
    if ('data' in outcome) onClose();
  };
  return (
    <FormDialog
      isDangerous
      title={t('orders.cancelQuestion', { id: orderId })}
      action={t('orders.cancelConfirm')}
      dismissal={t('orders.cancelDismiss')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('orders.cancelText')}</p>
    </FormDialog>
  );
}
