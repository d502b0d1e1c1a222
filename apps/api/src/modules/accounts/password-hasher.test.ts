import { afterAll, describe, expect, it } from '@jest/globals';
import { PasswordStrength } from './strength/password-strength.service.js';
import { PasswordHasher } from './password-hasher.js';

const strength = new PasswordStrength();
afterAll(() => strength.onModuleDestroy());
const hasher = new PasswordHasher(strength);

describe('the hash of a password', () => {
  it('is argon2id at the cost that OWASP recommends: 19 MiB, two passes, one lane', async () => {
    expect(await hasher.hash('vier Wörter im Regal')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is another one each time, and belongs to its password alone', async () => {
    const first = await hasher.hash('vier Wörter im Regal');
    const second = await hasher.hash('vier Wörter im Regal');
    expect(first).not.toBe(second);
    expect(await hasher.verify('vier Wörter im Regal', first)).toBe(true);
    expect(await hasher.verify('vier Wörter im Rega', first)).toBe(false);
  });

  it.each([null, undefined])(
    'is compared with a stand-in where %s is stored, which no password fits',
    async (stored) => {
      expect(await hasher.verify('no account has this password', stored)).toBe(false);
    },
  );
});
