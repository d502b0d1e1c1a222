import { z } from 'zod';
import { isIban } from './iban.js';
import type { Setting } from './setting.js';

const text = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]+$/u);

const line = (otherwise: string) => text.default(otherwise);

const optionalLine = text.optional();

/** Stands where an operator has not said who they are. */
export const PLACEHOLDER_OPERATOR = 'Name des Betreibers';

const ONE_LINE = 'one line of at most 200 characters';

/** Who runs the product: what invoices, delivery notes, mails of the law and the legal pages say about them (§ 14 (4) UStG, § 5 DDG, Art. 13 GDPR). */
export const OPERATOR_SETTINGS = {
  operatorName: {
    variable: 'OPERATOR_NAME',
    schema: line(PLACEHOLDER_OPERATOR),
    expects: ONE_LINE,
    description: 'Full name of who runs the shop, as it stands on invoices.',
    otherwise: `\`${PLACEHOLDER_OPERATOR}\``,
  },
  operatorStreet: {
    variable: 'OPERATOR_STREET',
    schema: line('Musterstraße 1'),
    expects: ONE_LINE,
    description: 'Street and number of the operator.',
    otherwise: '`Musterstraße 1`',
  },
  operatorZip: {
    variable: 'OPERATOR_ZIP',
    schema: z
      .string()
      .regex(/^\d{5}$/)
      .default('00000'),
    expects: 'five digits',
    description: 'Postal code of the operator.',
    otherwise: '`00000`',
  },
  operatorCity: {
    variable: 'OPERATOR_CITY',
    schema: line('Musterstadt'),
    expects: ONE_LINE,
    description: 'City of the operator.',
    otherwise: '`Musterstadt`',
  },
  operatorEmail: {
    variable: 'OPERATOR_EMAIL',
    schema: z.email().max(254).default('shop@tastwerk.example'),
    expects: 'an e-mail address',
    description: 'Address to which customers write about orders and invoices.',
    otherwise: '`shop@tastwerk.example`',
  },
  operatorTaxNumber: {
    variable: 'OPERATOR_TAX_NUMBER',
    schema: line('00/000/00000'),
    expects: ONE_LINE,
    description: 'Tax number (Steuernummer) of the operator.',
    otherwise: '`00/000/00000`',
  },
  operatorVatId: {
    variable: 'OPERATOR_VAT_ID',
    schema: z
      .string()
      .regex(/^DE\d{9}$/)
      .optional(),
    expects: 'DE and nine digits',
    description:
      'VAT identification number (USt-IdNr.) of the operator; invoices then name it beside the tax number.',
    otherwise: 'invoices name the tax number alone',
  },
  operatorIban: {
    variable: 'OPERATOR_IBAN',
    schema: z
      .string()
      .transform((text) => text.replaceAll(' ', ''))
      .refine(isIban)
      .default('DE36000000000000000000'),
    expects: 'an IBAN whose check digits are right',
    description: 'Account to which invoices are paid.',
    otherwise: '`DE36 0000 0000 0000 0000 00`',
  },
  operatorBank: {
    variable: 'OPERATOR_BANK',
    schema: line('Name der Bank'),
    expects: ONE_LINE,
    description: 'Bank of that account.',
    otherwise: '`Name der Bank`',
  },
  operatorPhone: {
    variable: 'OPERATOR_PHONE',
    schema: optionalLine,
    expects: ONE_LINE,
    description:
      'Telephone number of the operator, as a second way beside the e-mail address that leads to them at once (§ 5 DDG): in the imprint, and where a basket is too large to be ordered.',
    otherwise: 'the imprint and the basket name none',
  },
  operatorRepresentative: {
    variable: 'OPERATOR_REPRESENTATIVE',
    schema: optionalLine,
    expects: ONE_LINE,
    description: 'Who represents the operator where that is no single person.',
    otherwise: 'the imprint names no one',
  },
  operatorRegister: {
    variable: 'OPERATOR_REGISTER',
    schema: optionalLine,
    expects: ONE_LINE,
    description: 'Register in which the operator is entered, with court and number.',
    otherwise: 'the imprint names none',
  },
  operatorPrivacyOfficer: {
    variable: 'OPERATOR_PRIVACY_OFFICER',
    schema: optionalLine,
    expects: ONE_LINE,
    description: 'How to reach the data protection officer, where there is one.',
    otherwise: 'the privacy policy names none',
  },
  operatorPrivacyAuthority: {
    variable: 'OPERATOR_PRIVACY_AUTHORITY',
    schema: optionalLine,
    expects: ONE_LINE,
    description: 'Supervisory authority for data protection at the seat of the operator.',
    otherwise: 'the privacy policy names none',
  },
  smallBusiness: {
    variable: 'SMALL_BUSINESS',
    schema: z.enum(['on', 'off']).default('off'),
    expects: 'on or off',
    description:
      'Whether the operator is a small business (§ 19 UStG): prices then contain no VAT, and invoices show none and say why.',
    otherwise: '`off`',
  },
  sales: {
    variable: 'SALES',
    schema: z.enum(['on', 'off']).default('off'),
    expects: 'on or off',
    description:
      'Whether orders are carried out. `off` is the alpha phase: orders are for trying out, every page and mail about them says so, no invoice is written, the production partner hears nothing. `on` needs the settings of the operator that invoices name; the start is refused where one is missing. An order stays what it was when it was placed.',
    otherwise: '`off`',
  },
  productionEmail: {
    variable: 'PRODUCTION_EMAIL',
    schema: z.email().max(254).optional(),
    expects: 'an e-mail address',
    description:
      'Address of the production partner, who gets a mail with a link for each order that is transferred.',
    otherwise: 'every account of the role production partner gets that mail',
  },
} as const satisfies Record<string, Setting>;
