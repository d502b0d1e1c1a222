import { type InternalOrderDetails, ORDER_STATUS, SHOP_TEXT_LENGTH } from '@tastwerk/contracts';
import { Alert, Button, TextArea } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormDialog } from '../../../forms/form-dialog.js';
import styles from '../admin-area.module.css';
import { useCallOrderMutation } from '../sales-api.js';
import { CorrectInvoiceDialog } from './correct-invoice-dialog.js';

/** Calls that need nothing but the order. */
const PLAIN_CALLS = [
  'purchase_invoice_voucher',
  'resend_order_confirmation',
  'resend_production_job',
  'regenerate_documents',
] as const;

/** What can be done with an order besides moving it on. */
export function OrderCalls({ order }: { readonly order: InternalOrderDetails }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<'cancel' | 'correct' | null>(null);
  const [done, setDone] = useState<
    (typeof PLAIN_CALLS)[number] | 'cancel_invoice' | 'correct_invoice' | 'issue_again' | null
  >(null);
  const [send, { isLoading, error, originalArgs }] = useCallOrderMutation();
  const hasInvoice = order.invoice_number !== null;
  const wasInvoiced = !hasInvoice && order.invoices.length > 0;
  const isCanceled = order.status === ORDER_STATUS.canceled;
  const writing = wasInvoiced ? 'issue_again' : 'correct_invoice';
  const call = async (method: (typeof PLAIN_CALLS)[number]) => {
    setDone(null);
    const answer = await send({ id: order.id, body: { method } });
    if (!('error' in answer)) setDone(method);
  };
  return (
    <section className={styles.card} aria-labelledby="calls">
      <h2 id="calls">{t('orders.calls')}</h2>
      <FailureAlert failure={error} />
      {done ? (
        <Alert kind="success" isAnnounced>
          {t(`orders.done.${done}`)}
        </Alert>
      ) : null}
      <div className={styles.row}>
        {PLAIN_CALLS.map((method) => (
          <Button
            key={method}
            isPending={isLoading && originalArgs?.body.method === method}
            onPress={() => void call(method)}
          >
            {t(`orders.call.${method}`)}
          </Button>
        ))}
        <Button isDisabled={!hasInvoice && !(wasInvoiced && !isCanceled)} onPress={() => setAsked('correct')}>
          {t(`orders.call.${writing}`)}
        </Button>
        <Button variant="danger" isDisabled={!hasInvoice} onPress={() => setAsked('cancel')}>
          {t('orders.call.cancel_invoice')}
        </Button>
      </div>
      {hasInvoice ? null : (
        <p className={styles.lead}>
          {t(
            wasInvoiced ? (isCanceled ? 'orders.invoiceOver' : 'orders.invoiceCanceled') : 'orders.noInvoice',
          )}
        </p>
      )}
      {asked === 'cancel' ? (
        <CancelInvoiceDialog
          order={order}
          onDone={() => setDone('cancel_invoice')}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'correct' ? (
        <CorrectInvoiceDialog order={order} onDone={() => setDone(writing)} onClose={() => setAsked(null)} />
      ) : null}
    </section>
  );
}

interface InvoiceDialogProps {
  readonly order: InternalOrderDetails;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes the invoice back by a credit note, for a reason that stands on it. */
function CancelInvoiceDialog({ order, onDone, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('admin');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [send, { isLoading, error }] = useCallOrderMutation();
  const save = async () => {
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    const answer = await send({ id: order.id, body: { method: 'cancel_invoice', reason: reason.trim() } });
    if ('error' in answer) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      isDangerous
      title={t('orders.cancelInvoiceOf', { number: order.invoice_number })}
      action={t('orders.call.cancel_invoice')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextArea
        label={t('orders.why')}
        isRequired
        maxLength={SHOP_TEXT_LENGTH}
        value={reason}
        onChange={setReason}
        {...(isMissing ? { errorMessage: t('orders.whyMissing') } : {})}
      />
    </FormDialog>
  );
}
