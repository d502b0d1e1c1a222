import type { Withdrawal } from '@tastwerk/contracts';
import { Badge, Button, Link } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { PageHead } from '../page-head.js';
import { useSettleWithdrawalMutation, useWithdrawalsInfiniteQuery } from '../sales-api.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useMayEdit } from '../use-may-edit.js';
import { AssignWithdrawalDialog } from './assign-withdrawal-dialog.js';

/** Who withdrew from a contract, to be settled within the time that the law gives. */
export function WithdrawalsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const query = useWithdrawalsInfiniteQuery();
  const [settle, settling] = useSettleWithdrawalMutation();
  const [assigned, setAssigned] = useState<Withdrawal | null>(null);
  return (
    <>
      <PageHead title={t('withdrawals.title')} lead={t('withdrawals.lead')} canChange />
      <FailureAlert failure={settling.error} />
      <AdminTable
        label={t('withdrawals.title')}
        columns={useColumns()}
        rows={query.currentData?.pages.flat()}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('withdrawals.none')}
        fileName={t('withdrawals.file')}
        searchLabel={t('withdrawals.search')}
        actions={
          mayEdit
            ? (withdrawal: Withdrawal) => (
                <>
                  <Button
                    aria-label={t('withdrawals.assignOf', { name: withdrawal.name })}
                    onPress={() => setAssigned(withdrawal)}
                  >
                    {t('withdrawals.assign')}
                  </Button>
                  {withdrawal.settled_at === null ? (
                    <Button
                      aria-label={t('withdrawals.settleOf', { name: withdrawal.name })}
                      isPending={settling.isLoading && settling.originalArgs === withdrawal.id}
                      onPress={() => void settle(withdrawal.id)}
                    >
                      {t('withdrawals.settle')}
                    </Button>
                  ) : null}
                </>
              )
            : undefined
        }
      />
      {assigned ? <AssignWithdrawalDialog withdrawal={assigned} onClose={() => setAssigned(null)} /> : null}
    </>
  );
}

function useColumns(): readonly AdminColumn<Withdrawal>[] {
  const { t } = useTranslation('admin');
  return [
    momentColumn('created_at', t('withdrawals.received'), ({ created_at }) => created_at),
    { id: 'name', title: t('withdrawals.name'), value: ({ name }) => name },
    {
      id: 'email',
      title: t('users.email'),
      value: ({ email }) => email,
      show: ({ email }) => <Link href={`mailto:${email}`}>{email}</Link>,
    },
    {
      id: 'order',
      title: t('vouchers.order'),
      value: ({ order, order_id }) => order_id ?? t('withdrawals.unassigned', { order }),
      show: ({ order, order_id }) =>
        order_id === null ? (
          <>
            {order} <Badge tone="warning">{t('withdrawals.notAssigned')}</Badge>
          </>
        ) : (
          <Link href={`/admin/orders/${order_id}`}>{t('orders.order', { id: order_id })}</Link>
        ),
    },
    { id: 'message', title: t('quotes.message'), value: ({ message }) => message || '–', isLong: true },
    {
      id: 'state',
      title: t('errors.state'),
      value: ({ settled_at }) => t(`errors.states.${settled_at ? 'resolved' : 'open'}`),
      show: ({ settled_at }) => (
        <Badge tone={settled_at ? 'success' : 'warning'}>
          {t(`errors.states.${settled_at ? 'resolved' : 'open'}`)}
        </Badge>
      ),
    },
    momentColumn('settled_at', t('withdrawals.settled'), ({ settled_at }) => settled_at),
  ];
}
