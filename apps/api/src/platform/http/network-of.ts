import { isIPv4 } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';

/** Bits of an IPv6 address that are kept: what a provider gives to one customer or place. */
const IPV6_BITS = 48;

/** The network that an address is in, coarse enough not to name a household: the /24 of IPv4, the /48 of IPv6; '' for what is no address. */
export function networkOf(ip: string): string {
  const address = normalizeIp(ip, IPV6_BITS);
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (address === '::1') return address;
  return address.includes('/') ? address : '';
}
