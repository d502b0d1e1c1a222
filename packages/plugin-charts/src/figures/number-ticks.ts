import type { ChartLanguage } from '../sheet/sheet.js';
import { niceTicks } from '../sheet/ticks.js';
import { writeNumber } from '../texts/numbers.js';
import { piShareOf, piText } from './pi-steps.js';

/** Between labels of ticks: a blank cell; and least distance of ticks, in mm. */
const BETWEEN_MM = 6;
const LEAST_TICK_MM = 7;
/** Distance of ticks in mm where no step is given: about that of the numbers. */
const AUTOMATIC_MM = 16;
/** More ticks than this are never drawn. */
const MOST_TICKS = 200;

/** Every how many ticks there may be a label: usual steps of counting. */
const EACH = [1, 2, 5, 10, 20, 50, 100] as const;

/** What a line of numbers shows. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
  /** The step of the ticks; null for the smallest that has room. Those of a multiple of π are multiples of π, too. */
  readonly step: number | null;
  /** Ticks are fractions with this denominator. */
  readonly denominator?: number;
}

/** A tick of a line of numbers. */
export interface NumberTick {
  readonly value: number;
  readonly isLabelled: boolean;
}

/** Every how many ticks of `step` there may be a label: those of fractions at whole numbers, or whole multiples of π, where not at all. */
function countsOf(step: number, { denominator = 1 }: NumberRange): readonly number[] {
  const share = piShareOf(step);
  if (share) {
    const { denominator: parts } = share;
    const within = Array.from({ length: parts }, (_, index) => index + 1).filter(
      (each) => parts % each === 0,
    );
    return [...within, ...EACH.slice(1).map((each) => parts * each)];
  }
  return denominator > 1
    ? EACH.flatMap((each) => (each === 1 ? [1, denominator] : [denominator * each]))
    : EACH;
}

/** The multiples of `step` in a range. */
function multiples({ from, to }: NumberRange, step: number): readonly number[] {
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  const count = Math.min(MOST_TICKS, last - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** The ticks of `range` on `lengthMm`: the labels are thinned until each has room, then the ticks. */
export function steppedTicks(
  range: NumberRange,
  lengthMm: number,
  widthOf: (value: number) => number,
): readonly NumberTick[] {
  const { from, to, denominator = 1 } = range;
  const most = Math.max(1, Math.min(MOST_TICKS, Math.floor(lengthMm / LEAST_TICK_MM)));
  const wished = range.step ?? (denominator > 1 ? 1 / denominator : undefined);
  const automatic = (count: number) => niceTicks(from, to, { most: count }).step;
  let step = wished ?? automatic(Math.max(1, Math.min(most, Math.floor(lengthMm / AUTOMATIC_MM))));
  for (const each of piShareOf(step) ? countsOf(step, range) : EACH) {
    if ((to - from) / (step * each) > most) continue;
    step *= each;
    break;
  }
  if ((to - from) / step > most) step = automatic(most);
  const values = multiples(range, step);
  const between = (lengthMm / (to - from)) * step;
  const isMultiple = (value: number, each: number) => {
    const count = value / step / each;
    return Math.abs(count - Math.round(count)) < 1e-6;
  };
  const hasRoom = (each: number) => {
    const labelled = values.filter((value) => isMultiple(value, each));
    return each * between >= Math.max(0, ...labelled.map(widthOf)) + BETWEEN_MM;
  };
  const each = countsOf(step, range).find(hasRoom) ?? Math.max(1, values.length);
  return values.map((value) => ({ value, isLabelled: isMultiple(value, each) }));
}

/** How far a multiple of a step may be off beside what it stands for, as a share of it. */
const OFF = 1e-9;

/**
 * The number at a tick as it is written: a formula, such as `$\pi/2$`, where the step is a multiple of π; as a fraction, whole numbers apart,
 * where the line has a denominator.
 */
export function writeTick(
  value: number,
  { step = null, denominator = 1 }: Partial<Pick<NumberRange, 'step' | 'denominator'>>,
  language: ChartLanguage,
): string {
  const share = step !== null && piShareOf(step) ? piShareOf(value, OFF) : undefined;
  if (share) return `$${piText(share, '\\pi')}$`;
  const numerator = Math.round(value * denominator);
  if (denominator === 1 || Math.abs(numerator - value * denominator) > 1e-6)
    return writeNumber(value, language);
  if (numerator % denominator === 0) return writeNumber(numerator / denominator, language);
  const [sign, size] = [numerator < 0 ? '-' : '', Math.abs(numerator)];
  const whole = Math.floor(size / denominator);
  return `${sign}${whole === 0 ? '' : `${whole} `}${size % denominator}/${denominator}`;
}

/** The texts of all ticks that a line may have which are no plain numbers. */
export function tickTexts(range: NumberRange, language: ChartLanguage): readonly string[] {
  const { step, denominator = 1 } = range;
  const isPlain = denominator === 1 && (step === null || !piShareOf(step));
  if (isPlain) return [];
  return steppedTicks(range, Infinity, () => 0).map(({ value }) => writeTick(value, range, language));
}
