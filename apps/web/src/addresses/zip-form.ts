import { addressSchema, SHIPPED_TO } from '@tastwerk/contracts';

/** How a country writes its postal codes: an example, and either a number of digits or a pattern. */
interface ZipForm {
  readonly example: string;
  readonly digits?: number;
  readonly pattern: RegExp;
}

/** Codes of digits alone; the sign of the country may stand before them, as in "A-1010". */
const ofDigits = (example: string): ZipForm => ({
  example,
  digits: example.length,
  pattern: new RegExp(`^(?:[A-Z]{1,3}[- ]?)?\\d{${example.length}}$`, 'i'),
});

/** Germany, where parcels go, and the countries that most invoices go to; of others no form is known, so any is right (Universal Postal Union). */
const ZIP_FORMS: Readonly<Record<string, ZipForm>> = {
  [SHIPPED_TO]: { example: '10115', digits: 5, pattern: /^\d{5}$/ },
  AT: ofDigits('1010'),
  BE: ofDigits('1000'),
  CH: ofDigits('8001'),
  CZ: { example: '110 00', pattern: /^\d{3} ?\d{2}$/ },
  DK: ofDigits('1050'),
  ES: ofDigits('28001'),
  FI: ofDigits('00100'),
  FR: ofDigits('75001'),
  GB: { example: 'SW1A 1AA', pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i },
  HU: ofDigits('1011'),
  IT: ofDigits('00184'),
  LI: ofDigits('9490'),
  LU: ofDigits('1009'),
  NL: { example: '1012 JS', pattern: /^\d{4} ?[A-Z]{2}$/i },
  NO: ofDigits('0150'),
  PL: { example: '00-001', pattern: /^\d{2}-\d{3}$/ },
  SE: { example: '111 20', pattern: /^\d{3} ?\d{2}$/ },
};

/** The form of postal codes in `country`; undefined where it is not known. */
export function zipFormOf(country: string): Pick<ZipForm, 'example' | 'digits'> | undefined {
  return ZIP_FORMS[country];
}

/** Whether `zip` may be a postal code of `country`; an empty one is for the contract to judge. */
export function isZipOf(country: string, zip: string): boolean {
  return zip === '' || (ZIP_FORMS[country]?.pattern.test(zip) ?? true);
}

/** An address as it is typed: the contract's, with a postal code of the form that its country has. */
export const typedAddressSchema = addressSchema.refine(({ country, zip }) => isZipOf(country, zip), {
  path: ['zip'],
  error: 'zip_invalid',
});
