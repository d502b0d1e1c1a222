import { type OPERATOR_SETTINGS, PLACEHOLDER_OPERATOR } from './operator-settings.js';
import type { Configuration } from './read-configuration.js';

/** Who runs the shop, as its papers name them. */
export interface Operator {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly email: string;
  readonly taxNumber: string;
  readonly vatId: string | null;
  readonly iban: string;
  readonly bank: string;
  /** Whether nobody has said yet who that is: papers are specimens then. */
  readonly isPlaceholder: boolean;
}

/** The operator that a configuration describes. */
export function operatorOf(configuration: Pick<Configuration, keyof typeof OPERATOR_SETTINGS>): Operator {
  return {
    name: configuration.operatorName,
    street: configuration.operatorStreet,
    zip: configuration.operatorZip,
    city: configuration.operatorCity,
    email: configuration.operatorEmail,
    taxNumber: configuration.operatorTaxNumber,
    vatId: configuration.operatorVatId ?? null,
    iban: configuration.operatorIban,
    bank: configuration.operatorBank,
    isPlaceholder: configuration.operatorName === PLACEHOLDER_OPERATOR,
  };
}
