import { Secret, TOTP } from 'otpauth';

/** What apps take without saying: SHA-1, six digits, thirty seconds (RFC 6238; the key URI format of authenticator apps). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Bytes of a key: as many as SHA-1 has (RFC 4226, section 4). */
const KEY_BYTES = 20;

/** Steps before and after the present one whose codes count: clocks differ, and typing takes a while. */
const WINDOW = 1;

/** A new key for an authenticator app. */
export function newAppKey(): Buffer {
  return Buffer.from(new Secret({ size: KEY_BYTES }).buffer);
}

/** `key` as base32 and as the address that apps read from a QR code, for the account called `label` at `issuer`. */
export function appKeyTexts(key: Uint8Array, issuer: string, label: string) {
  const totp = totpOf(key, { issuer, label });
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The step of time whose code `code` is, near `now`; undefined for any other. */
export function stepOfCode(key: Uint8Array, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(key);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function totpOf(key: Uint8Array, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  const bytes = new Uint8Array(key).buffer;
  return new TOTP({ ...SHAPE, ...names, secret: new Secret({ buffer: bytes }) });
}
