import { STAMP_CHARGE_LIMITS, type Stamp } from '@tastwerk/contracts';
import { newUuid } from '@tastwerk/editor-react/new-uuid';
import { Alert, Button, Link, NumberField } from '@tastwerk/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../i18n/price-text.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { PageHead } from '../page-head.js';
import { useChargeVouchersMutation, useVouchersInfiniteQuery } from '../sales-api.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useMayEdit } from '../use-may-edit.js';

/** Adapter that buys nothing real. */
const SANDBOX = 'sandbox';

/** Postage stamps bought for parcels, and the money left to buy more. */
export function VouchersPage() {
  const { t, i18n } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const query = useVouchersInfiniteQuery();
  const first = query.currentData?.pages[0];
  return (
    <>
      <PageHead title={t('vouchers.title')} lead={t('vouchers.lead')} canChange />
      {first?.provider === SANDBOX ? <Alert kind="info">{t('vouchers.sandbox')}</Alert> : null}
      {first ? (
        <p role="status">
          {t('vouchers.balance')}: <strong>{priceText(first.balance, i18n.language)}</strong>
        </p>
      ) : null}
      {mayEdit ? <ChargeForm /> : null}
      <AdminTable
        label={t('vouchers.title')}
        columns={useColumns()}
        rows={query.currentData?.pages.flatMap(({ stamps }) => stamps)}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('vouchers.none')}
        fileName={t('vouchers.file')}
        searchLabel={t('vouchers.search')}
      />
    </>
  );
}

function useColumns(): readonly AdminColumn<Stamp>[] {
  const { t, i18n } = useTranslation('admin');
  return [
    momentColumn('created_at', t('vouchers.bought'), ({ created_at }) => created_at),
    {
      id: 'order_id',
      title: t('vouchers.order'),
      value: ({ order_id }) => order_id,
      show: ({ order_id }) => (
        <Link href={`/admin/orders/${order_id}`}>{t('orders.order', { id: order_id })}</Link>
      ),
    },
    {
      id: 'product',
      title: t('vouchers.product'),
      value: ({ product }) => t(`vouchers.products.${product}`),
    },
    {
      id: 'cents',
      title: t('vouchers.price'),
      value: ({ cents }) => cents / 100,
      show: ({ cents }) => priceText(cents, i18n.language),
      isNumber: true,
    },
    {
      id: 'weight',
      title: t('orders.weight'),
      value: ({ weight }) => weight,
      show: ({ weight }) => t('orders.grams', { count: weight }),
      isNumber: true,
    },
    { id: 'code', title: t('vouchers.code'), value: ({ code }) => code },
    { id: 'provider', title: t('vouchers.provider'), value: ({ provider }) => provider, isMinor: true },
  ];
}

/** Notes money that was paid in. */
function ChargeForm() {
  const { t } = useTranslation('admin');
  const [euro, setEuro] = useState(0);
  /** The last try. The same amount keeps its key until it is booked: a charge that has arrived already is not made twice. */
  const attempt = useRef<{ readonly cents: number; readonly idempotencyKey: string }>(null);
  const [charge, { isLoading, error }] = useChargeVouchersMutation();
  const cents = Math.round(euro * 100);
  const isRight = cents >= STAMP_CHARGE_LIMITS.least && cents <= STAMP_CHARGE_LIMITS.most;
  const save = async () => {
    if (attempt.current?.cents !== cents) attempt.current = { cents, idempotencyKey: newUuid() };
    const answer = await charge(attempt.current);
    if ('error' in answer) return;
    attempt.current = null;
    setEuro(0);
  };
  return (
    <form
      className={styles.card}
      aria-labelledby="charge"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) void save();
      }}
    >
      <h2 id="charge">{t('vouchers.charge')}</h2>
      <FailureAlert failure={error} />
      <div className={styles.filter}>
        <NumberField
          label={t('vouchers.amount')}
          minValue={0}
          maxValue={STAMP_CHARGE_LIMITS.most / 100}
          value={euro}
          onChange={setEuro}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" isDisabled={!isRight} isPending={isLoading}>
          {t('vouchers.charge')}
        </Button>
      </div>
    </form>
  );
}
