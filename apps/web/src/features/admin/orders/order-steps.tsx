import {
  type InternalOrderDetails,
  nextStatuses,
  ORDER_STATUS,
  type OrderStatus,
  SHOP_TEXT_LENGTH,
} from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Alert, Button, Select, TextArea, TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { boughtName } from '../../shop/bought-facts.js';
import styles from '../admin-area.module.css';
import { useCallOrderMutation } from '../sales-api.js';

/** Longest number of a parcel, in characters (`callOrder`). */
const TRACKING_CHARACTERS = 60;

/** Moves an order on: what it may become stands in the one table of transitions. */
export function OrderSteps({ order }: { readonly order: InternalOrderDetails }) {
  const { t } = useTranslation(['admin', 'shop']);
  const next = nextStatuses(order.status, 'admin');
  const [chosen, setChosen] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [tracking, setTracking] = useState('');
  const [done, setDone] = useState<OrderStatus | null>(null);
  const [move, { isLoading, error }] = useCallOrderMutation();
  const status = next.find((one) => one === chosen) ?? next[0];
  const hidden = order.items.filter(({ content_id: id }) => order.hidden_content.includes(id));
  const needsReason = status === ORDER_STATUS.transferred && hidden.length > 0;
  const save = async () => {
    if (status === undefined) return;
    const isUnsaid = needsReason && !reason.trim();
    setMissing(isUnsaid);
    setDone(null);
    if (isUnsaid) return;
    const answer = await move({
      id: order.id,
      body: {
        method: 'change_status',
        status,
        reason: reason.trim(),
        ...(status === ORDER_STATUS.shipped ? { tracking_number: tracking.trim() } : {}),
      },
    });
    if ('error' in answer) return;
    setReason('');
    setDone(status);
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
      {done === null ? null : (
        <Alert kind="success" isAnnounced>
          {t('admin:orders.moved', { status: t(`shop:status.${done}`) })}
        </Alert>
      )}
      {status === undefined ? (
        <p>{t('admin:orders.over')}</p>
      ) : (
        <>
          <div className={styles.fields}>
            <Select
              label={t('admin:orders.nextStatus')}
              value={String(status)}
              onChange={(id) => setChosen(Number(id))}
              options={next.map((one) => ({ id: String(one), label: t(`shop:status.${one}`) }))}
            />
            {status === ORDER_STATUS.shipped ? (
              <TextField
                label={t('shop:orders.tracking')}
                maxLength={TRACKING_CHARACTERS}
                value={tracking}
                onChange={setTracking}
              />
            ) : null}
          </div>
          {needsReason ? (
            <Alert kind="warning" title={t('admin:orders.hidden')}>
              <p>{t('admin:orders.hiddenText')}</p>
              <ul>
                {Array.from(
                  new Map(hidden.map((item) => [boughtName(t, item), item])),
                  ([name, { system }]) => (
                    <li key={name} lang={languageOfSystem(system)}>
                      {name}
                    </li>
                  ),
                )}
              </ul>
            </Alert>
          ) : null}
          <TextArea
            label={t('admin:orders.reason')}
            isRequired={needsReason}
            description={t('admin:orders.reasonHelp')}
            maxLength={SHOP_TEXT_LENGTH}
            value={reason}
            onChange={setReason}
            {...(isMissing && needsReason ? { errorMessage: t('admin:orders.hiddenReason') } : {})}
          />
          <div>
            <Button type="submit" variant="primary" isPending={isLoading}>
              {t('admin:orders.moveTo', { status: t(`shop:status.${status}`) })}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
