import type { AttemptLimit } from '../../platform/http/throttle-attempts.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** What tries from browsers are counted under that the account does not know. */
export const strangeDevices = (login: string) => `password ${login.toLowerCase()} strange`;

/**
 * How often a password may be tried: at one account from browsers that it does not know, and from one network at all accounts together.
 * A browser that the account knows is counted by itself alone, so that no stranger locks the owner out, not even from the same network.
 */
export function passwordLimits(
  login: string,
  ip: string,
  knownDevice: string | undefined,
): readonly [account: AttemptLimit, ...network: readonly AttemptLimit[]] {
  const ofAccount = {
    name:
      knownDevice === undefined
        ? strangeDevices(login)
        : `password ${login.toLowerCase()} device ${knownDevice}`,
    limit: 10,
    windowSeconds: QUARTER_HOUR,
  };
  if (knownDevice !== undefined) return [ofAccount];
  return [ofAccount, { name: `password from ${ip}`, limit: 50, windowSeconds: QUARTER_HOUR }];
}

/** The mailbox that an address leads to: letter case and what follows a plus sign make no other one. */
function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}

/** How often mails may be asked for: to one mailbox, and by one network address. */
export function mailLimits(login: string, ip: string): readonly AttemptLimit[] {
  return [
    { name: `mail to ${mailboxOf(login)}`, limit: 5, windowSeconds: HOUR },
    { name: `mail from ${ip}`, limit: 60, windowSeconds: HOUR },
  ];
}

/** How often keys of links may be tried from one address. */
export function keyLimits(ip: string): readonly AttemptLimit[] {
  return [{ name: `key from ${ip}`, limit: 60, windowSeconds: QUARTER_HOUR }];
}
