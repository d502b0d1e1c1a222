import { afterAll, describe, expect, it } from '@jest/globals';
import { PasswordStrength } from './password-strength.service.js';

const strength = new PasswordStrength();
afterAll(() => strength.onModuleDestroy());

const WORDS = ['ada.lovelace@school.example', 'Ada Lovelace'];
const isTaken = async (password: string) => (await strength.check(password, WORDS, 'password')).ok;

describe('passwords that are set', () => {
  it.each([
    'password',
    '12345678',
    '        ',
    'Passwort1',
    'qwertzuiop',
    'Sommer2026',
    'schule123',
    'aaaaaaaaaaaaaaaa',
    'lovelace1',
    'ada.lovelace@school.example',
    'Tastwerk1',
    'braille123',
  ])('may not be %j', async (password) => {
    expect(await strength.check(password, WORDS, 'new-password')).toEqual({
      ok: false,
      error: { code: 'ACCOUNT_PASSWORD_WEAK', field: ['new-password', 'password_weak'] },
    });
  });

  it.each([
    'a long password',
    'ein langes Passwort',
    'Haus-Baum-Wolke',
    'x9$Kq2!v',
    'пароль из слов',
    'a'.repeat(3).concat(' Flöte 7 Mond'),
  ])('may be %j', async (password) => {
    expect(await isTaken(password)).toBe(true);
  });

  it('may be as long as the form allows', async () => {
    const long = Array.from({ length: 200 }, (_, at) => String.fromCharCode(33 + ((at * 37) % 90))).join('');
    expect(await isTaken(long)).toBe(true);
    expect(await isTaken('password'.repeat(25))).toBe(false);
    expect(await isTaken(`${'password'.repeat(20)}x9$Kq2!v Flöte 7 Mond`)).toBe(true);
  });
});
