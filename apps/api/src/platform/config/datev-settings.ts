import { z } from 'zod';
import type { Setting } from './setting.js';

/** How the books of the tax adviser are called, for the file of the invoice journal (DATEV format). */
export const DATEV_SETTINGS = {
  datevConsultant: {
    variable: 'DATEV_CONSULTANT',
    schema: z.coerce.number<string | number>().int().min(1001).max(9_999_999).default(1001),
    expects: 'a whole number from 1001 to 9999999',
    description: 'Number of the tax adviser (Beraternummer) in the DATEV file of the invoice journal.',
    otherwise: '`1001`',
  },
  datevClient: {
    variable: 'DATEV_CLIENT',
    schema: z.coerce.number<string | number>().int().min(1).max(99_999).default(1),
    expects: 'a whole number from 1 to 99999',
    description: 'Number of the operator at the tax adviser (Mandantennummer).',
    otherwise: '`1`',
  },
  datevChart: {
    variable: 'DATEV_CHART',
    schema: z.enum(['03', '04']).default('03'),
    expects: '03 or 04',
    description:
      'Chart of accounts of the DATEV file: SKR 03 (revenue at 7 %: 8300, of a small business: 8195) or SKR 04 (4300, 4185).',
    otherwise: '`03`',
  },
  datevRevenueAccount: {
    variable: 'DATEV_REVENUE_ACCOUNT',
    schema: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    expects: 'four digits',
    description: 'Another account of revenue with VAT; it must carry its tax (Automatikkonto).',
    otherwise: 'that of the chart',
  },
  datevDebtorAccount: {
    variable: 'DATEV_DEBTOR_ACCOUNT',
    schema: z
      .string()
      .regex(/^\d{5}$/)
      .default('10000'),
    expects: 'five digits',
    description: 'Collective account of those who owe (Debitoren).',
    otherwise: '`10000`',
  },
} as const satisfies Readonly<Record<string, Setting>>;
