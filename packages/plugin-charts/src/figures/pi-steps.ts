/** A multiple of π, as a fraction in lowest terms. */
export interface PiShare {
  readonly numerator: number;
  readonly denominator: number;
}

/** Largest denominator, and largest numerator, of a multiple of π. */
const [MOST_DENOMINATOR, MOST_NUMERATOR] = [24, 1000] as const;

/** How far a number may be off, as a share of it: the last digits of a computed one. A decimal number that is typed is off by more. */
const OFF = 1e-11;

/** Which multiple of π `value` is; undefined for other numbers and for zero. */
export function piShareOf(value: number, off = OFF): PiShare | undefined {
  for (let denominator = 1; denominator <= MOST_DENOMINATOR; denominator += 1) {
    const numerator = Math.round((value / Math.PI) * denominator);
    if (numerator === 0 || Math.abs(numerator) > MOST_NUMERATOR) continue;
    const exact = (numerator * Math.PI) / denominator;
    if (Math.abs(value - exact) <= Math.abs(exact) * off) return { numerator, denominator };
  }
  return undefined;
}

/** The denominator of a multiple of π; 1 for other numbers. */
export const piDenominator = (value: number): number => piShareOf(value, 1e-9)?.denominator ?? 1;

/** A multiple of π as it is typed, `3π/2`; `pi` is written for π. */
export function piText({ numerator, denominator }: PiShare, pi: string): string {
  const [sign, size] = [numerator < 0 ? '-' : '', Math.abs(numerator)];
  return `${sign}${size === 1 ? '' : size}${pi}${denominator === 1 ? '' : `/${denominator}`}`;
}
