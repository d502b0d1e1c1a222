import { expect, it } from '@jest/globals';
import { codeField } from '@tastwerk/contracts';
import { inGroups, isRecoveryCode, newRecoveryCodes } from './recovery-codes.js';

it('gives ten codes of 24 characters that are hard to mistake', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{24}$/);
});

it('uses every character about equally often', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 100; round += 1)
    for (const character of newRecoveryCodes().join(''))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  // 24,000 characters: 800 of each are expected, with a standard deviation of 28.
  expect(counts.size).toBe(30);
  for (const count of counts.values()) expect(Math.abs(count - 800)).toBeLessThan(8 * 28);
});

it('reads a code as it is shown, typed in small letters or with blanks', () => {
  const [code = ''] = newRecoveryCodes();
  const shown = inGroups(code);
  expect(shown).toMatch(/^(?:\w{4}-){5}\w{4}$/);
  for (const typed of [shown, shown.toLowerCase(), shown.replaceAll('-', ' '), ` ${code} `]) {
    expect(codeField.parse(typed)).toBe(code);
  }
  expect([isRecoveryCode(code), isRecoveryCode('123456')]).toEqual([true, false]);
});
