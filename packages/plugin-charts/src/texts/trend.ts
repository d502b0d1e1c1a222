import type { ChartLanguage } from './language.js';
import { writeNumber } from './numbers.js';

/** Share of the range below which a way up or down is a variation and no trend. */
const NOTICEABLE_SHARE = 0.2;

/** Turns that are told one by one; a course with more of them varies. */
const MOST_TURNS = 5;

/** The values at which a course turns noticeably, with both ends. */
function turningPoints(values: readonly number[]): readonly number[] {
  const [first] = values;
  if (first === undefined) return [];
  let [low, high] = [first, first];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  const least = (high - low) * NOTICEABLE_SHARE;
  const turns = [first];
  let direction = 0;
  let extreme = first;
  for (const value of values) {
    if (direction >= 0 && value >= extreme) {
      extreme = value;
      if (extreme - (turns.at(-1) ?? first) >= least) direction = 1;
    } else if (direction <= 0 && value <= extreme) {
      extreme = value;
      if ((turns.at(-1) ?? first) - extreme >= least) direction = -1;
    } else if (Math.abs(value - extreme) >= least && least > 0) {
      turns.push(extreme);
      direction = value > extreme ? 1 : -1;
      extreme = value;
    }
  }
  const last = values.at(-1) ?? first;
  turns.push(last);
  return turns;
}

const WORDS = {
  de: {
    constant: (at: string) => `bleibt bei ${at}`,
    rises: (from: string, to: string) => `steigt von ${from} auf ${to}`,
    falls: (from: string, to: string) => `fällt von ${from} auf ${to}`,
    thenRises: (to: string) => `steigt dann auf ${to}`,
    thenFalls: (to: string) => `fällt dann auf ${to}`,
    varies: (low: string, high: string, from: string, to: string) =>
      `schwankt zwischen ${low} und ${high}, beginnt bei ${from} und endet bei ${to}`,
  },
  en: {
    constant: (at: string) => `stays at ${at}`,
    rises: (from: string, to: string) => `rises from ${from} to ${to}`,
    falls: (from: string, to: string) => `falls from ${from} to ${to}`,
    thenRises: (to: string) => `then rises to ${to}`,
    thenFalls: (to: string) => `then falls to ${to}`,
    varies: (low: string, high: string, from: string, to: string) =>
      `varies between ${low} and ${high}, starting at ${from} and ending at ${to}`,
  },
} as const;

/** The course of `values` in words, such as `steigt von 2 auf 9, fällt dann auf 4`; empty for less than two values. */
export function trendInWords(values: readonly number[], language: ChartLanguage): string {
  const [first] = values;
  if (first === undefined || values.length < 2) return '';
  const words = WORDS[language];
  const write = (value: number) => writeNumber(value, language);
  if (values.every((value) => value === first)) return words.constant(write(first));
  const turns = turningPoints(values);
  const last = turns.at(-1) ?? first;
  if (turns.length > MOST_TURNS + 1) {
    const sorted = values.toSorted((a, b) => a - b);
    return words.varies(write(sorted[0] ?? first), write(sorted.at(-1) ?? last), write(first), write(last));
  }
  return turns
    .slice(1)
    .flatMap((to, index) => {
      const from = turns[index] ?? to;
      if (from === to) return [];
      if (index === 0)
        return [to > from ? words.rises(write(from), write(to)) : words.falls(write(from), write(to))];
      return [to > from ? words.thenRises(write(to)) : words.thenFalls(write(to))];
    })
    .join(', ');
}
