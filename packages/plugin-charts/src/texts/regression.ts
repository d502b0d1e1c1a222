import type { ChartLanguage } from './language.js';
import { writeNumber } from './numbers.js';
import { lineEquation } from './straight-line.js';

/** A straight line `y = slope · x + intercept`. */
export interface Regression {
  readonly slope: number;
  readonly intercept: number;
}

/** The line with the least squares of vertical distances from `points`; undefined for less than two points and for points above each other. */
export function regressionOf(points: readonly (readonly [number, number])[]): Regression | undefined {
  const count = points.length;
  if (count < 2) return undefined;
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / count;
  const [meanX, meanY] = [mean(0), mean(1)];
  let [across, along] = [0, 0];
  for (const [x, y] of points) {
    across += (x - meanX) * (y - meanY);
    along += (x - meanX) ** 2;
  }
  if (along === 0) return undefined;
  const slope = across / along;
  return { slope, intercept: meanY - slope * meanX };
}

/** Significant digits of slope and intercept in words. */
const DIGITS = 3;

const short = (value: number, language: ChartLanguage): string =>
  writeNumber(Number(value.toPrecision(DIGITS)), language);

/** A regression line as an equation and in words, such as `y = 2,1x + 3; je 1 mehr bei x steigt y um 2,1`. */
export function regressionInWords({ slope, intercept }: Regression, language: ChartLanguage): string {
  const equation = lineEquation(short(slope, language), short(intercept, language));
  const by = short(Math.abs(slope), language);
  if (language === 'de') {
    const words =
      slope === 0 ? 'y bleibt gleich' : `wächst x um 1, ${slope > 0 ? 'steigt' : 'fällt'} y um ${by}`;
    return `Regressionsgerade: ${equation} (${words})`;
  }
  const words =
    slope === 0 ? 'y stays the same' : `for each 1 more of x, y ${slope > 0 ? 'rises' : 'falls'} by ${by}`;
  return `Regression line: ${equation} (${words})`;
}
