import type { ChartLanguage } from './sheet.js';

/** From this on, numbers of an axis are written in a larger unit: their ticks may have five digits, which take six cells. */
const LONGEST_PLAIN = 5000;

/** Numbers below this are written in a smaller unit: more than two decimals. */
const SMALLEST_PLAIN = 0.01;

/** Units of numbers, from the largest; each is taken where the largest number is that many of it, or more. */
const UNITS = [
  { factor: 1e9, from: 5e9, de: 'in Milliarden', en: 'in billions' },
  { factor: 1e6, from: 5e6, de: 'in Millionen', en: 'in millions' },
  { factor: 1e3, from: LONGEST_PLAIN, de: 'in Tausend', en: 'in thousands' },
  { factor: 1, from: SMALLEST_PLAIN, de: '', en: '' },
  { factor: 1e-3, from: 1e-5, de: 'in Tausendstel', en: 'in thousandths' },
  { factor: 1e-6, from: 1e-8, de: 'in Millionstel', en: 'in millionths' },
  { factor: 1e-9, from: 0, de: 'in Milliardstel', en: 'in billionths' },
] as const;

/** In which unit the numbers of an axis are written. */
export interface AxisUnit {
  /** What one of the numbers written stands for. */
  readonly factor: number;
  /** Such as `in Tausend`; empty for ones. */
  readonly words: string;
}

/** The unit in which `values` are written. */
export function unitOf(values: Iterable<number | null>, language: ChartLanguage): AxisUnit {
  let most = 0;
  for (const value of values) if (value !== null) most = Math.max(most, Math.abs(value));
  const unit = most === 0 ? undefined : UNITS.find(({ from }) => most >= from);
  return unit ? { factor: unit.factor, words: unit[language] } : { factor: 1, words: '' };
}

/** `name` of an axis with the words of its unit. */
export function withUnit(name: string, { words }: AxisUnit): string {
  if (words === '') return name;
  return name === '' ? words : `${name} (${words})`;
}

/** `value` in `unit`; division leaves no digits that the value has not. */
export function inUnit(value: number, { factor }: AxisUnit): number {
  return factor === 1 ? value : Number((value / factor).toPrecision(12));
}
