import type { AdminChange } from '@tastwerk/contracts';
import { Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useAdminChangesInfiniteQuery } from '../operations-api.js';
import { PageHead } from '../page-head.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';

/** Who changed what in the administration, and how it went. */
export function AuditPage() {
  const { t } = useTranslation('admin');
  const query = useAdminChangesInfiniteQuery({});
  return (
    <>
      <PageHead title={t('audit.title')} lead={t('audit.lead')} />
      <AdminTable
        label={t('audit.title')}
        columns={useColumns()}
        rows={query.currentData?.pages.flat()}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('audit.none')}
        fileName={t('audit.file')}
        searchLabel={t('audit.search')}
      />
    </>
  );
}

/** Calls that are written down, by their names in the contract; whatever an older version wrote down is shown as it is. */
const ACTIONS = [
  'sendMailAgain',
  'addApproval',
  'removeApproval',
  'showGraphic',
  'showVariant',
  'settleReport',
  'renameTag',
  'mergeTag',
  'renderAgain',
  'sendOffer',
  'withdrawOffer',
  'settleQuoteRequest',
  'assignWithdrawal',
  'listInvoiceJournal',
  'datevJournal',
  'settleWithdrawal',
  'callOrder',
  'chargeVouchers',
  'changeUser',
  'eraseUser',
  'acceptChangeRequest',
  'refuseChangeRequest',
  'withdrawChangeRequest',
  'revokeUserSession',
  'revokeUserSessions',
  'createNewsletter',
  'changeNewsletter',
  'testNewsletter',
  'sendNewsletter',
  'cancelNewsletter',
  'deleteNewsletter',
  'retryJob',
  'startRenderRound',
  'stopRenderRound',
  'resolveError',
] as const;

/** What is done with orders besides moving them on. */
const ORDER_CALLS = [
  'cancel_invoice',
  'correct_invoice',
  'purchase_invoice_voucher',
  'resend_order_confirmation',
  'resend_production_job',
  'regenerate_documents',
] as const;

/** Where what a change is about is looked after. */
const PLACES: Readonly<Record<string, string>> = {
  callOrder: '/admin/orders',
  sendOffer: '/admin/quote-requests',
  withdrawOffer: '/admin/quote-requests',
  changeUser: '/admin/users',
  revokeUserSession: '/admin/users',
  revokeUserSessions: '/admin/users',
};

/** What was done with an order, as the call said it; a long body may end anywhere. */
const METHOD = /"method":"(\w+)"/;

function useColumns(): readonly AdminColumn<AdminChange>[] {
  const { t } = useTranslation('admin');
  const actionOf = ({ action, body }: AdminChange) => {
    const method = action === 'callOrder' ? METHOD.exec(body)?.[1] : undefined;
    const call = ORDER_CALLS.find((one) => one === method);
    if (method === 'change_status') return t('orders.move');
    if (call) return t(`orders.call.${call}`);
    const known = ACTIONS.find((one) => one === action);
    return known ? t(`audit.actions.${known}`) : action;
  };
  const aboutOf = ({ params }: AdminChange) =>
    Object.entries(params)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ') || '–';
  return [
    momentColumn('created_at', t('audit.moment'), ({ created_at }) => created_at),
    { id: 'actor', title: t('audit.actor'), value: ({ actor_name }) => actor_name ?? t('audit.gone') },
    { id: 'action', title: t('audit.action'), value: actionOf },
    {
      id: 'params',
      title: t('audit.about'),
      value: aboutOf,
      show: (change) => {
        const place = PLACES[change.action];
        const id = change.params['id'];
        return place && id ? <Link href={`${place}/${id}`}>{aboutOf(change)}</Link> : aboutOf(change);
      },
    },
    { id: 'body', title: t('audit.asked'), value: ({ body }) => body || '–', isLong: true },
    {
      id: 'outcome',
      title: t('audit.outcome'),
      value: ({ outcome }) => (outcome === 'done' ? t('audit.done') : (outcome ?? t('audit.unknown'))),
    },
    { id: 'device', title: t('audit.device'), value: ({ device }) => device || '–', isMinor: true },
    {
      id: 'request',
      title: t('audit.request'),
      value: ({ correlation_id }) => correlation_id,
      isMinor: true,
    },
  ];
}
