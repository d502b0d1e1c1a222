import { slopeAt } from '../../formula/calculus.js';
import type { PlotWindow } from '../../formula/syntax.js';
import { compile } from '../../formula/compile.js';
import { valueAt } from '../../formula/tape.js';
import { niceTicks } from '../../sheet/ticks.js';
import { drawnGraphs, meetingsOf, type Graph } from './graphs.js';
import { perSpec } from './per-spec.js';
import type { FunctionSpec } from './spec.js';

/** Places at which graphs are looked at for the range of the y-axis. */
const PLACES = 240;
/** With equal scales the range of the y-axis is at most so many times that of the x-axis: a sheet of paper is so much higher than wide. */
const HIGHEST = 1.3;
/** And at least so many times, so that flat graphs have room for numbers above and below. */
const LOWEST = 0.4;
/** Least and greatest ratio of height to width for equal scales: beyond them most of the sheet would be empty or most of a graph cut off. */
const LEAST_RATIO = 0.3;
const MOST_RATIO = 2.2;
/** About so many steps has a y-axis. */
const STEPS = 12;
/** Slopes at which lines cross an axis at 22 degrees: 20 (TU Dresden BE_UE), and some for chords. */
const FLAT = Math.tan((22 * Math.PI) / 180);
/** How far units of both axes may differ, so that a graph crosses its axes less flat. */
const MOST_STRETCH = 2.5;

/** What a coordinate system shows. */
export interface ShownRange {
  readonly window: PlotWindow;
  /** How long a unit of the y-axis is beside one of the x-axis; undefined for what fills the sheet. */
  readonly unitRatio: number | undefined;
}

/** The window of a spec: where no y-range is given, the one that shows what the drawn graphs have to show. */
export const rangeOf = perSpec((spec: FunctionSpec): ShownRange => {
  const graphs = drawnGraphs(spec);
  const { from: xMin, to: xMax } = spec.x;
  const stretch = spec.isEqualScale ? stretchOf(graphs) : 1;
  const [yMin, yMax] = yRange(spec, graphs, stretch);
  const ratio = ((yMax - yMin) * stretch) / (xMax - xMin);
  const fits = spec.isEqualScale && ratio >= LEAST_RATIO && ratio <= MOST_RATIO;
  return { window: { xMin, xMax, yMin, yMax }, unitRatio: fits ? stretch : undefined };
});

/** 1 for equal units; another ratio where a graph would cross an axis at too small an angle, and less flat with it. */
function stretchOf(graphs: readonly Graph[]): number {
  let least = 1 / MOST_STRETCH;
  let most = MOST_STRETCH;
  for (const { formula, analysis } of graphs) {
    if (formula.kind !== 'function' || !analysis) continue;
    for (const x of analysis.zeros) {
      const slope = Math.abs(slopeAt(formula, x) ?? 0);
      // A graph that only touches the axis crosses it at no angle.
      if (slope > 0.01) least = Math.max(least, FLAT / slope);
    }
    const upright = Math.abs(slopeAt(formula, 0) ?? 0);
    if (upright > 0) most = Math.min(most, 1 / FLAT / upright);
  }
  if (least > most) return 1;
  return Math.min(Math.max(1, least), most);
}

function yRange(spec: FunctionSpec, graphs: readonly Graph[], stretch: number): readonly [number, number] {
  const { x, y } = spec;
  const span = (x.to - x.from) / stretch;
  const all: number[] = [];
  const needed: number[] = [];
  for (const { formula, analysis: found } of graphs) {
    if (formula.kind !== 'function' || !found) continue;
    const tape = compile(formula);
    for (let place = 0; place <= PLACES; place += 1) {
      const value = valueAt(tape, x.from + ((x.to - x.from) * place) / PLACES);
      if (Number.isFinite(value)) all.push(value);
    }
    needed.push(...found.extrema.map((point) => point.y), ...found.inflections.map((point) => point.y));
    needed.push(...found.asymptotes.filter(({ slope }) => slope === 0).map(({ intercept }) => intercept));
    if (found.yIntercept !== undefined) needed.push(found.yIntercept);
  }
  for (const { one, other, points } of meetingsOf(spec)) {
    if (graphs.includes(one) && graphs.includes(other)) needed.push(...points.map((point) => point.y));
  }
  if (all.length === 0) return bounded(y, -span / 2, span / 2);
  const sorted = all.sort((a, b) => a - b);
  const lowest = sorted[0] ?? 0;
  const highest = sorted.at(-1) ?? 1;
  const most = span * HIGHEST;
  // The x-axis is shown unless all graphs are far from it.
  const isNear = lowest < most && highest > -most;
  let low = Math.min(lowest, isNear ? 0 : lowest);
  let high = Math.max(highest, isNear ? 0 : highest);
  if (high - low > most) [low, high] = cropped(sorted, needed, { most, isNear });
  // A little room, so that no graph turns on the border.
  const margin = (high - low) * 0.04;
  [low, high] = [low - margin, high + margin];
  const missing = (spec.isEqualScale ? span * LOWEST : span / 20) - (high - low);
  if (missing > 0) [low, high] = [low - missing / 2, high + missing / 2];
  const ticks = niceTicks(low, high, { most: STEPS });
  return bounded(y, ticks.from, ticks.to);
}

/** The part of a range that is too high for equal scales in which most happens. */
function cropped(
  sorted: readonly number[],
  needed: readonly number[],
  { most, isNear }: { readonly most: number; readonly isNear: boolean },
): readonly [number, number] {
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const usual = needed.filter((value) => value >= at(0.02) && value <= at(0.98));
  const important = isNear ? [...usual, 0] : usual;
  const low = Math.min(...important, at(0.5));
  const high = Math.max(...important, at(0.5));
  // What has to be seen does not fit equal scales: the axis is compressed.
  if (high - low > most) {
    const margin = (high - low) / 6;
    return [Math.max(low - margin, sorted[0] ?? low), Math.min(high + margin, sorted.at(-1) ?? high)];
  }
  const spare = most - (high - low);
  // The spare room is shared by how far the graphs go below and above.
  const below = Math.max(0, low - (sorted[0] ?? low));
  const above = Math.max(0, (sorted.at(-1) ?? high) - high);
  const down = Math.min(below, Math.max(spare - above, spare / 2));
  const up = Math.min(above, spare - down);
  return [low - down, high + up];
}

function bounded(y: FunctionSpec['y'], low: number, high: number): readonly [number, number] {
  const from = y.from ?? Math.min(low, (y.to ?? high) - 1);
  const to = y.to ?? Math.max(high, from + 1);
  return [from, to];
}
