import { type OrderAddress, SHIPPED_TO } from '@tastwerk/contracts';
import type { Operator } from '../../../platform/config/operator.js';

const countries = new Intl.DisplayNames(['de'], { type: 'region' });

/** An address as it stands on an envelope (DIN 5008); the country, in German for the German post, where it is not the sender's. */
export function addressLines(address: OrderAddress): readonly string[] {
  const { company_name, first_name, last_name, street, house_number, additional, zip, city, country } =
    address;
  return [
    company_name,
    [first_name, last_name].filter(Boolean).join(' '),
    additional,
    [street, house_number].filter(Boolean).join(' '),
    [zip, city].filter(Boolean).join(' '),
    country === SHIPPED_TO ? '' : (countries.of(country) ?? country).toUpperCase(),
  ].filter(Boolean);
}

/** The sender of a paper, in one line above the recipient. */
export function senderLine({ name, street, zip, city }: Operator): string {
  return [name, street, `${zip} ${city}`].join(' · ');
}
