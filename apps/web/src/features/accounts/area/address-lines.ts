import type { OrderAddress } from '@tastwerk/contracts';

/** An address as it stands on an envelope, line by line. */
export function addressLines(address: OrderAddress): readonly string[] {
  const person = [address.first_name, address.last_name].filter(Boolean).join(' ');
  const country = address.country === 'DE' ? '' : address.country;
  return [
    address.company_name,
    person,
    address.additional,
    `${address.street} ${address.house_number}`,
    `${address.zip} ${address.city}`,
    address.state,
    country,
  ].filter((line) => line.trim() !== '');
}
