import { type ApiLanguage, WITHDRAWAL_DAYS } from '@tastwerk/contracts';
import type { Operator } from '../../../../platform/config/operator.js';
import { textsIn } from '../../../../platform/texts/texts.js';

/**
 * How a consumer withdraws from an order, after the model instructions for the delivery of goods (annex 1 to article 246a § 1 (2) EGBGB; the
 * English ones are those of annex I to directive 2011/83/EU). `page` is where it can be done online.
 */
export function withdrawalInstructions(
  operator: Operator,
  page: string,
  language: ApiLanguage,
): readonly string[] {
  const { name, street, zip, city, email } = operator;
  const whom = `${name}, ${street}, ${zip} ${city}, ${email}`;
  const t = textsIn(language, 'contracts');
  const days = WITHDRAWAL_DAYS === 14 ? t('fourteen') : WITHDRAWAL_DAYS;
  return t('instructions', { days, page, whom }).split('\n');
}

/** The model form for withdrawing (annex 2 to article 246a § 1 (2) EGBGB; annex I (B) to directive 2011/83/EU), line by line. */
export function withdrawalForm(operator: Operator, language: ApiLanguage): readonly string[] {
  const { name, street, zip, city, email } = operator;
  const whom = `${name}, ${street}, ${zip} ${city}`;
  return textsIn(language, 'contracts')('form', { whom, email }).split('\n');
}
