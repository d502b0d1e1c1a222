import {
  QUOTE_REQUEST_STATES,
  type QuoteRequest,
  type QuoteRequestState,
  SHOP_TEXT_LENGTH,
} from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Badge, type BadgeTone, Button, Link } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../i18n/price-text.js';
import { FilterSelect } from '../filter-select.js';
import { PageHead } from '../page-head.js';
import { useQuoteRequestsInfiniteQuery, useSettleQuoteRequestMutation } from '../sales-api.js';
import { SettleDialog } from '../settle-dialog.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { useMayEdit } from '../use-may-edit.js';

const TONES: Readonly<Record<QuoteRequestState, BadgeTone>> = {
  open: 'warning',
  in_progress: 'accent',
  answered: 'success',
  closed: 'neutral',
};

/** Who asked for an offer because a basket was too large to be ordered. */
export function QuoteRequestsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const { filter } = useTableUrl();
  const state = QUOTE_REQUEST_STATES.find((one) => one === filter('state'));
  const query = useQuoteRequestsInfiniteQuery(state ? { state } : {});
  const [settling, setSettling] = useState<QuoteRequest | null>(null);
  return (
    <>
      <PageHead title={t('quotes.title')} lead={t('quotes.lead')} canChange />
      <AdminTable
        label={t('quotes.title')}
        columns={useColumns()}
        rows={query.currentData?.pages.flat()}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('quotes.none')}
        fileName={t('quotes.file')}
        searchLabel={t('quotes.search')}
        filters={
          <FilterSelect
            name="state"
            label={t('quotes.state')}
            options={QUOTE_REQUEST_STATES.map((id) => ({ id, label: t(`quotes.states.${id}`) }))}
          />
        }
        actions={
          mayEdit
            ? (request: QuoteRequest) => (
                <Button
                  aria-label={t('quotes.settleOf', { email: request.email })}
                  onPress={() => setSettling(request)}
                >
                  {t('quotes.settle')}
                </Button>
              )
            : undefined
        }
      />
      {settling ? <SettleRequest request={settling} onClose={() => setSettling(null)} /> : null}
    </>
  );
}

function useColumns(): readonly AdminColumn<QuoteRequest>[] {
  const { t, i18n } = useTranslation('admin');
  return [
    {
      id: 'id',
      title: t('offers.number'),
      value: ({ id }) => id,
      show: ({ id }) => <Link href={`/admin/quote-requests/${id}`}>{t('offers.request', { id })}</Link>,
    },
    momentColumn('created_at', t('quotes.created'), ({ created_at }) => created_at),
    {
      id: 'email',
      title: t('quotes.from'),
      value: ({ email, name }) => (name ? `${name}, ${email}` : email),
      show: ({ email, name }) => (
        <>
          {name} <Link href={`mailto:${email}`}>{email}</Link>
        </>
      ),
    },
    {
      id: 'state',
      title: t('quotes.state'),
      value: ({ state }) => t(`quotes.states.${state}`),
      show: ({ state }) => <Badge tone={TONES[state]}>{t(`quotes.states.${state}`)}</Badge>,
    },
    {
      id: 'total',
      title: t('quotes.total'),
      value: ({ quote }) => quote.gross_total / 100,
      show: ({ quote }) => priceText(quote.gross_total, i18n.language),
      isNumber: true,
    },
    {
      id: 'items',
      title: t('quotes.items'),
      value: ({ quote }) =>
        quote.items
          .map(({ content_id, quantity }) => {
            const variant = quote.variants.find(({ id }) => id === content_id);
            return `${quantity} × ${variant?.graphic_title || t('untitled')}`;
          })
          .join('\n'),
      show: ({ quote }) =>
        quote.items.map(({ content_id, quantity }, index) => {
          const variant = quote.variants.find(({ id }) => id === content_id);
          return (
            <div key={index}>
              {quantity} ×{' '}
              <span lang={variant?.graphic_title ? languageOfSystem(variant.system) : undefined}>
                {variant?.graphic_title || t('untitled')}
              </span>
            </div>
          );
        }),
      isLong: true,
    },
    { id: 'message', title: t('quotes.message'), value: ({ message }) => message || '–', isLong: true },
    { id: 'note', title: t('quotes.note'), value: ({ note }) => note || '–', isLong: true, isMinor: true },
  ];
}

interface SettleRequestProps {
  readonly request: QuoteRequest;
  readonly onClose: () => void;
}

function SettleRequest({ request, onClose }: SettleRequestProps) {
  const { t } = useTranslation('admin');
  const [settle, { isLoading, error }] = useSettleQuoteRequestMutation();
  return (
    <SettleDialog<QuoteRequestState>
      title={t('quotes.settleOf', { email: request.email })}
      stateLabel={t('quotes.state')}
      states={QUOTE_REQUEST_STATES.map((id) => ({ id, label: t(`quotes.states.${id}`) }))}
      noteLabel={t('quotes.note')}
      noteLength={SHOP_TEXT_LENGTH}
      from={request}
      settle={async (body) => !('error' in (await settle({ id: request.id, body })))}
      isPending={isLoading}
      failure={error}
      onClose={onClose}
    />
  );
}
