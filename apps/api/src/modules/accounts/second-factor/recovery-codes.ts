import { randomBytes } from 'node:crypto';

/** Codes that an account gets at once. */
const CODES = 10;

/** Letters and digits that cannot be taken for one another (Crockford's base 32, without 0 and 1). */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code: 24 of 30 are 117 random bits, more than the 112 that may be hashed without salt (OWASP ASVS 5.0, 6.5.2). */
const LENGTH = 24;
const GROUP = 4;

/** Bytes from here on would make some characters more frequent than others. */
const EVEN = Math.floor(256 / ALPHABET.length) * ALPHABET.length;

/** Whether `code` has the shape of a recovery code, and not that of an app's. */
export function isRecoveryCode(code: string): boolean {
  return code.length === LENGTH;
}

/** New recovery codes, without the hyphens between their groups. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODES }, newCode);
}

/** A code as it is shown. */
export function inGroups(code: string): string {
  return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code;
}

function newCode(): string {
  let code = '';
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < EVEN && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}
