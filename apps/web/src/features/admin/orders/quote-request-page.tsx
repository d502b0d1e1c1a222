import { type QuoteRequest, type QuoteRequestDetails, SHOP_TEXT_LENGTH } from '@tastwerk/contracts';
import { Button, Link, TextArea, useMoments } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { priceText } from '../../../i18n/price-text.js';
import { FormDialog } from '../../../forms/form-dialog.js';
import { Facts } from '../../../page/facts.js';
import { RecordPage, RecordPart } from '../record-page.js';
import { useQuoteRequestQuery, useWithdrawOfferMutation } from '../sales-api.js';
import { useMayEdit } from '../use-may-edit.js';
import { OfferForm } from './offer-form.js';

/** One request for a quote: what was asked for, the quote to send, and what happened. */
export function QuoteRequestPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useQuoteRequestQuery(Number(id));
  return (
    <RecordPage
      title={t('offers.request', { id })}
      back={{ href: '/admin/quote-requests', label: t('offers.back') }}
      query={query}
    >
      {(details) => <RequestParts details={details} />}
    </RecordPage>
  );
}

function RequestParts({ details }: { readonly details: QuoteRequestDetails }) {
  const { t, i18n } = useTranslation('admin');
  const { momentText, dayText } = useMoments();
  const mayEdit = useMayEdit();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { request, offers, history } = details;
  const [last] = offers;
  return (
    <>
      <RecordPart title={t('offers.asked')}>
        <Facts
          facts={[
            [t('quotes.from'), [request.name, request.email].filter(Boolean).join(', ')],
            [t('quotes.created'), momentText(request.created_at)],
            [t('offers.language'), t(`offers.languages.${request.language}`)],
            [t('quotes.message'), request.message || '–'],
            [t('quotes.total'), priceText(request.quote.gross_total, i18n.language)],
          ]}
        />
      </RecordPart>
      {last ? (
        <RecordPart title={t('offers.last')}>
          <Facts
            facts={[
              [t('quotes.state'), t(`offers.actions.${last.state}`)],
              [t('offers.revision'), String(last.revision)],
              [t('quotes.total'), priceText(last.total_gross, i18n.language)],
              [t('offers.validUntil'), dayText(last.valid_until)],
              [
                t('vouchers.order'),
                last.order_id === null ? (
                  '–'
                ) : (
                  <Link key="order" href={`/admin/orders/${last.order_id}`}>
                    {t('orders.order', { id: last.order_id })}
                  </Link>
                ),
              ],
            ]}
          />
          {mayEdit && last.state === 'sent' ? (
            <div>
              <Button variant="danger" onPress={() => setWithdrawing(true)}>
                {t('offers.withdraw')}
              </Button>
            </div>
          ) : null}
        </RecordPart>
      ) : null}
      {mayEdit && last?.state !== 'accepted' ? (
        <OfferForm key={last?.id ?? 0} request={request} last={last} />
      ) : null}
      <RecordPart title={t('offers.history')}>
        <ol>
          {history.map(({ action, revision, by, actor, note, created_at: moment }, index) => (
            <li key={index}>
              {momentText(moment)}: {t(`offers.actions.${action}`)}
              {revision === null ? '' : ` (${t('offers.revision')} ${revision})`}, {t(`offers.by.${by}`)}
              {actor ? ` (${actor})` : ''}
              {note ? `: ${note}` : ''}
            </li>
          ))}
        </ol>
      </RecordPart>
      {isWithdrawing ? <Withdraw request={request} onClose={() => setWithdrawing(false)} /> : null}
    </>
  );
}

interface WithdrawProps {
  readonly request: QuoteRequest;
  readonly onClose: () => void;
}

/** Takes the quote back, for a reason that its customer reads. */
function Withdraw({ request: { id, email }, onClose }: WithdrawProps) {
  const { t } = useTranslation('admin');
  const [reason, setReason] = useState('');
  const [withdraw, { isLoading, error }] = useWithdrawOfferMutation();
  return (
    <FormDialog
      title={t('offers.withdraw')}
      action={t('offers.withdraw')}
      isPending={isLoading}
      failure={error}
      isDangerous
      onSubmit={() => {
        void withdraw({ id, body: { reason: reason.trim() } }).then((answer) => {
          if (!('error' in answer)) onClose();
        });
      }}
      onClose={onClose}
    >
      <p>{t('offers.withdrawText', { email })}</p>
      <TextArea
        label={t('offers.withdrawReason')}
        description={t('offers.withdrawReasonHelp')}
        maxLength={SHOP_TEXT_LENGTH}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
