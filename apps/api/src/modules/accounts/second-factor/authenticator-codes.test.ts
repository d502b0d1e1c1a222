import { describe, expect, it } from '@jest/globals';
import { appKeyTexts, newAppKey, stepOfCode } from './authenticator-codes.js';

/** The key and a code of RFC 6238, appendix B, whose eight digits end in the six of apps. */
const RFC_KEY = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('counts at second %i of RFC 6238', (seconds, code, step) => {
    expect(stepOfCode(RFC_KEY, code, at(seconds))).toBe(step);
  });

  it('counts one step before and after its own, and no further', () => {
    expect([29, 30, 89, 90].map((seconds) => stepOfCode(RFC_KEY, '287082', at(seconds)))).toEqual([
      1,
      1,
      1,
      undefined,
    ]);
    expect(stepOfCode(RFC_KEY, '287082', at(119))).toBeUndefined();
  });

  it.each(['', '28708', '2870822', 'abcdef', '287083', '２８７０８２'])('%p is none', (code) => {
    expect(stepOfCode(RFC_KEY, code, at(59))).toBeUndefined();
  });
});

it('a key has 160 random bits, and goes to apps as base32 and as an address', () => {
  const [one, other] = [newAppKey(), newAppKey()];
  expect([one.length, one.equals(other)]).toEqual([20, false]);
  expect(appKeyTexts(RFC_KEY, 'Tastwerk', 'ada@school.example')).toEqual({
    key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Tastwerk:ada%40school.example?issuer=Tastwerk&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  });
});
