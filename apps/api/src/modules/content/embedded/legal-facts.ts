import { type ApiLanguage, DELIVERY_DAYS, INVOICE_DAYS, WITHDRAWAL_DAYS } from '@tastwerk/contracts';
import { operatorOf } from '../../../platform/config/operator.js';
import type { Configuration } from '../../../platform/config/read-configuration.js';
import { withdrawalForm, withdrawalInstructions } from '../../shop/orders/mails/withdrawal-instructions.js';
import type { Facts } from './fill-in.js';

/** Place of the online withdrawal (§ 356a BGB). */
const WITHDRAWAL_PATH = '/widerruf';

const shownIf = (isShown: boolean) => (isShown ? '' : undefined);

/** What articles, imprint, privacy policy and terms say about who runs the product and whether anything is sold, from the settings. */
export function legalFacts(configuration: Configuration, language: ApiLanguage): Facts {
  const operator = operatorOf(configuration);
  const { name, street, zip, city, email, vatId, isPlaceholder } = operator;
  const isSmall = configuration.smallBusiness === 'on';
  return {
    ...{ name, street, zip, city, email },
    vatId: vatId ?? undefined,
    phone: configuration.operatorPhone,
    representative: configuration.operatorRepresentative,
    register: configuration.operatorRegister,
    responsible: configuration.operatorRepresentative ?? name,
    privacyOfficer: configuration.operatorPrivacyOfficer,
    privacyAuthority: configuration.operatorPrivacyAuthority,
    logDays: String(configuration.logDays),
    recordYears: String(configuration.recordYears),
    deliveryDays: `${DELIVERY_DAYS.from}–${DELIVERY_DAYS.to}`,
    invoiceDays: String(INVOICE_DAYS),
    withdrawalDays: String(WITHDRAWAL_DAYS),
    withdrawal: withdrawalInstructions(operator, `${configuration.publicUrl}${WITHDRAWAL_PATH}`, language),
    ifTrial: shownIf(configuration.sales === 'off'),
    ifSales: shownIf(configuration.sales === 'on'),
    withdrawalForm: withdrawalForm(operator, language),
    ifSpecimen: shownIf(isPlaceholder),
    ifVat: shownIf(!isSmall),
    ifSmallBusiness: shownIf(isSmall),
  };
}
