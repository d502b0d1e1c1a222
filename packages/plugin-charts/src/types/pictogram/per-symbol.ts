import type { ChartLanguage } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';

/** The fields of a pictogram that decide what a symbol stands for. */
export interface Counted {
  readonly language: ChartLanguage;
  readonly values: readonly (number | null)[];
  readonly each?: number | undefined;
  readonly valuesName: string;
}

/** Most symbols in a row on any paper, and least symbols in the longest row. */
const [MOST_SYMBOLS, LEAST_SYMBOLS] = [40, 2] as const;

/** What a symbol may stand for, each times a power of ten. */
const STEPS = [1, 2, 2.5, 5] as const;

/** What one symbol may stand for, from the smallest number on: as wished, then more where rows would be too long. */
export function perSymbol({ values, each }: Counted): readonly number[] {
  const most = values.reduce<number>((greatest, value) => Math.max(greatest, value ?? 0), 0);
  const found = each === undefined ? [] : [each];
  if (most <= 0) return found.length === 0 ? [1] : found;
  const first = Math.floor(Math.log10(most / MOST_SYMBOLS));
  for (let power = first; power <= first + 3; power += 1) {
    for (const step of STEPS) {
      const number = Number((step * 10 ** power).toPrecision(2));
      const symbols = most / number;
      const isLarger = each === undefined || number > each;
      if (isLarger && symbols <= MOST_SYMBOLS && symbols >= LEAST_SYMBOLS) found.push(number);
    }
  }
  return found.length === 0 ? [most] : found;
}

/** What the legend says about a symbol, such as `5 Bücher`. */
export const eachText = ({ language, valuesName }: Counted, each: number): string =>
  `${writeNumber(each, language)} ${valuesName}`.trim();
