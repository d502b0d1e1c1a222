import { OPERATOR_SETTINGS, PLACEHOLDER_OPERATOR } from './operator-settings.js';
import type { SettingValues } from './settings.js';

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
export function operatorOf(configuration: Pick<SettingValues, keyof typeof OPERATOR_SETTINGS>): Operator {
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

/** What has to be said about every operator (§ 5 DDG, § 14 (4) UStG); the rest does not hold for all of them. */
const NEEDED = [
  'operatorName',
  'operatorStreet',
  'operatorZip',
  'operatorCity',
  'operatorEmail',
  'operatorTaxNumber',
  'operatorIban',
  'operatorBank',
] as const;

/** The variables of what nobody has said about the operator yet. */
export function unsetOperator(
  configuration: Pick<SettingValues, (typeof NEEDED)[number]>,
): readonly string[] {
  return NEEDED.filter((name) => configuration[name] === OPERATOR_SETTINGS[name].schema.parse(undefined)).map(
    (name) => OPERATOR_SETTINGS[name].variable,
  );
}

/** A sentence that names what nobody has said about the operator yet; undefined when nothing is missing. */
export function missingOperator(
  configuration: Pick<SettingValues, (typeof NEEDED)[number]>,
): string | undefined {
  const variables = unsetOperator(configuration);
  if (variables.length === 0) return undefined;
  return `Legal pages and mails show placeholders until these settings are made (docs/configuration.md): ${variables.join(', ')}.`;
}
