import { PASSWORD_MIN_LENGTH } from '@tastwerk/contracts';

/** How hard a password is to guess, from what it looks like alone: 0 is too short to be taken, 3 is good. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** Bits from which a password counts as fair and as good: rough steps for advice, not a rule. */
const FAIR_BITS = 50;
const GOOD_BITS = 70;

const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[a-zäöüß]/u, 30],
  [/[A-ZÄÖÜ]/u, 30],
  [/\d/u, 10],
  [/[^a-zA-Z0-9äöüßÄÖÜ]/u, 20],
];

/** Characters that do not simply repeat or count on from the one before them. */
function surprises(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

/** Advice on a password; `isCommon` says that it stands in a list of common ones. It refuses nothing: the server does. */
export function passwordStrength(password: string, isCommon: boolean): PasswordStrength {
  if (password.length < PASSWORD_MIN_LENGTH) return 0;
  if (isCommon) return 1;
  const alphabet = CLASSES.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 0);
  const bits = surprises(password) * Math.log2(Math.max(alphabet, 2));
  if (bits >= GOOD_BITS) return 3;
  return bits >= FAIR_BITS ? 2 : 1;
}
