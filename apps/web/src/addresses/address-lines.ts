import { type OrderAddress, SHIPPED_TO } from '@tastwerk/contracts';

/** The name of a country in `language`. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** An address as it stands on an envelope, line by line; its country, in `language`, where that is not Germany. */
export function addressLines(address: OrderAddress, language: string): readonly string[] {
  const person = [address.first_name, address.last_name].filter(Boolean).join(' ');
  const country = address.country === SHIPPED_TO ? '' : countryName(address.country, language);
  return [
    address.company_name,
    person,
    address.additional,
    `${address.street} ${address.house_number}`,
    [address.zip, address.city].filter(Boolean).join(' '),
    address.state,
    country,
  ].filter((line) => line.trim() !== '');
}
