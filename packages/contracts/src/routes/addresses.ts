import { z } from 'zod';
import { COUNTRIES } from '../countries.js';
import { SHIPPED_TO } from '../prices.js';
import { plainText } from './values.js';

/** A postal address as it is kept. */
export const postalAddressSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  street: z.string(),
  house_number: z.string(),
  additional: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});

/**
 * Latin, Greek and Cyrillic letters with what stands between them: all that invoices and labels have letters for, and what the post reads.
 * A test prints every one of them.
 */
const PRINTABLE =
  /^[ -~\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u024f\u02bc\u0370-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2116]*$/;

/** Longest line of an address, in UTF-16 units. */
const LINE_LENGTH = 200;

const line = plainText(LINE_LENGTH)
  .transform((text) => text.trim().normalize('NFC'))
  // Composing makes some texts longer.
  .pipe(z.string().max(LINE_LENGTH).regex(PRINTABLE, 'letters_unknown'));
const requiredLine = line.pipe(z.string().min(1, 'required'));

/** A postal address as its form sends it; names are needed only where no company is named (product spec section 5). */
export const addressSchema = z
  .strictObject({
    is_invoice_addr: z.boolean().default(false),
    first_name: line.default(''),
    last_name: line.default(''),
    company_name: line.default(''),
    street: requiredLine,
    house_number: requiredLine,
    additional: line.default(''),
    zip: line.pipe(z.string().max(20)).default(''),
    city: requiredLine,
    state: line.default(''),
    /** Only an address for invoices may be outside Germany. */
    country: z
      .string()
      .refine((code) => COUNTRIES.includes(code), 'invalid_value')
      .default(SHIPPED_TO),
  })
  .superRefine((address, context) => {
    const isZip = address.country !== SHIPPED_TO || /\d/.test(address.zip);
    // Not every country has postal codes, and not every code has digits.
    if (!isZip) {
      context.addIssue({
        code: 'custom',
        path: ['zip'],
        message: address.zip === '' ? 'required' : 'zip_invalid',
      });
    }
    if (address.company_name !== '') return;
    for (const name of ['first_name', 'last_name'] as const) {
      if (address[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'required' });
    }
  });
