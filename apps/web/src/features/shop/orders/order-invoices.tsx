import type { OrderDetails } from '@tastwerk/contracts';
import { Button } from '@tastwerk/ui';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { useFile } from '../use-file.js';
import styles from './order-invoices.module.css';

/** The invoices of an order and what was given back, to download: each is saved as its number. */
export function OrderInvoices({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shop');
  const { save, pending, failure } = useFile();
  if (order.invoices.length === 0)
    return <p className={styles.none}>{t(order.is_trial ? 'orders.noInvoiceTrial' : 'orders.noInvoice')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {order.invoices.map(({ id, number, kind }) => (
          <li key={id}>
            <Button
              icon={<FileDown />}
              isPending={pending === `${number}.pdf`}
              onPress={() => void save(call('invoicePdf', { params: { id } }), `${number}.pdf`)}
            >
              {t(`orders.${kind}Of`, { number })}
            </Button>
          </li>
        ))}
      </ul>
      <FailureAlert failure={failure} />
    </>
  );
}
