import { randomUUID } from 'node:crypto';

/** Top-level domains ending in .invalid never lead anywhere (RFC 2606): no mail can leave to them. */
const DOMAIN = '@no-address.invalid';

/** What stands in the place of the e-mail address of an account that has none, unique as an address is. */
export function placeholderAddress(): string {
  return `${randomUUID()}${DOMAIN}`;
}

/** Whether mails can be sent to `email`: it is not the placeholder of an account without an address. */
export function isReachable(email: string): boolean {
  return !email.toLowerCase().endsWith(DOMAIN);
}

/** The address as people see it: empty for an account without one. */
export function shownAddress(email: string): string {
  return isReachable(email) ? email : '';
}
