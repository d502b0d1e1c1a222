import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.js';

describe('the strength of a password', () => {
  it.each([
    ['kurz', 0],
    ['passwort', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abcdefghijklmnop', 1],
    ['Gartenzaun7', 2],
    ['vier Wörter im Regal', 3],
    ['kX9!vPq2#mLw7', 3],
  ] as const)('of "%s" is %d', (password, strength) => {
    expect(passwordStrength(password, false)).toBe(strength);
  });

  it('is low for a common one, however long it is', () => {
    expect(passwordStrength('vier Wörter im Regal', true)).toBe(1);
  });
});
