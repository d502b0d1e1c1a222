import { INVOICE_DAYS, type PaymentMethod } from '@tastwerk/contracts';
import type { TFunction } from 'i18next';

/** What is said below a way to pay: when it is due, or that an order for trying out costs nothing. */
export const paymentHelp = (t: TFunction<'shop'>, method: PaymentMethod, isTrial: boolean): string =>
  isTrial && method === 'invoice'
    ? t('checkout.payment.invoiceTrial')
    : t(`checkout.payment.${method}Help`, { days: INVOICE_DAYS });
