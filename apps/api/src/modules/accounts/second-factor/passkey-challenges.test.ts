import { expect, it } from '@jest/globals';
import { PasskeyChallenges } from './passkey-challenges.js';

const challenges = new PasskeyChallenges('a secret');
const now = new Date('2026-11-26T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const text = challenges.make('sign-in', now).toString('base64url');

it('tells when a challenge was made, for ten minutes', () => {
  expect(challenges.timeOf(text, 'sign-in', later(10))).toEqual(now);
  expect(challenges.timeOf(text, 'sign-in', later(10.1))).toBeUndefined();
});

it('takes none of another purpose or secret, and none that was changed', () => {
  expect(challenges.timeOf(text, 'registration 7', now)).toBeUndefined();
  expect(new PasskeyChallenges('another').timeOf(text, 'sign-in', now)).toBeUndefined();
  const earlier = challenges.make('sign-in', later(-60));
  earlier.writeBigUInt64BE(BigInt(now.getTime()));
  expect(challenges.timeOf(earlier.toString('base64url'), 'sign-in', now)).toBeUndefined();
  for (const wrong of ['', 'abc', text.slice(1), `${text}AAAA`])
    expect(challenges.timeOf(wrong, 'sign-in', now)).toBeUndefined();
});

it('makes no two that are equal', () => {
  expect(challenges.make('sign-in', now).equals(challenges.make('sign-in', now))).toBe(false);
});
