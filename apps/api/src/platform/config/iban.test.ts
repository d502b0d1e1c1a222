import { expect, it } from '@jest/globals';
import { ibanInGroups, isIban } from './iban.js';

it('knows an IBAN by its check digits', () => {
  expect(['DE02120300000000202051', 'DE36000000000000000000', 'GB82WEST12345698765432'].map(isIban)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['DE02120300000000202052', 'DE0212', 'DE 02120300000000202051', ''].map(isIban)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('writes one in groups of four', () => {
  expect(ibanInGroups('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
});
