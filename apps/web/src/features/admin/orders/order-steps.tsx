import { type InternalOrderDetails, nextStatuses, ORDER_STATUS, SHOP_TEXT_LENGTH } from '@tastwerk/contracts';
import { Button, Select, TextArea, TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../accounts/forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { useCallOrderMutation } from '../sales-api.js';
import { useMayEdit } from '../use-may-edit.js';

/** Longest number of a parcel, in characters (`callOrder`). */
const TRACKING_CHARACTERS = 60;

/** Moves an order on: what it may become stands in the one table of transitions. */
export function OrderSteps({ order }: { readonly order: InternalOrderDetails }) {
  const { t } = useTranslation(['admin', 'shop']);
  const mayEdit = useMayEdit();
  const next = nextStatuses(order.status, 'admin');
  const [chosen, setChosen] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [tracking, setTracking] = useState('');
  const [move, { isLoading, error }] = useCallOrderMutation();
  const status = next.find((one) => one === chosen) ?? next[0];
  const save = async () => {
    if (status === undefined) return;
    const answer = await move({
      id: order.id,
      body: {
        method: 'change_status',
        status,
        reason: reason.trim(),
        ...(status === ORDER_STATUS.shipped ? { tracking_number: tracking.trim() } : {}),
      },
    });
    if (!('error' in answer)) setReason('');
  };
  return (
    <form
      className={styles.card}
      aria-labelledby="steps"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id="steps">{t('admin:orders.move')}</h2>
      <FailureAlert failure={error} />
      {status === undefined ? (
        <p>{t('admin:orders.over')}</p>
      ) : (
        <>
          <div className={styles.fields}>
            <Select
              label={t('admin:orders.nextStatus')}
              isDisabled={!mayEdit}
              value={String(status)}
              onChange={(id) => setChosen(Number(id))}
              options={next.map((one) => ({ id: String(one), label: t(`shop:status.${one}`) }))}
            />
            {status === ORDER_STATUS.shipped ? (
              <TextField
                label={t('shop:orders.tracking')}
                isDisabled={!mayEdit}
                maxLength={TRACKING_CHARACTERS}
                value={tracking}
                onChange={setTracking}
              />
            ) : null}
          </div>
          <TextArea
            label={t('admin:orders.reason')}
            description={t('admin:orders.reasonHelp')}
            isDisabled={!mayEdit}
            maxLength={SHOP_TEXT_LENGTH}
            value={reason}
            onChange={setReason}
          />
          <div>
            <Button type="submit" variant="primary" isDisabled={!mayEdit} isPending={isLoading}>
              {t('admin:orders.moveTo', { status: t(`shop:status.${status}`) })}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
