import { holdsZero, type Interval } from './interval.js';
import { runOverCell, type CellBounds } from './interval-run.js';
import { valueAt, type Tape, type Watched } from './tape.js';
import type { Bounds } from './unary.js';

/** Where something may break, in order, and cells that hold more breaks than could be felt. */
export interface Breaks {
  readonly at: readonly number[];
  readonly crowded: readonly Interval[];
}

/** Cells below this part of the range are not divided further: about the precision of a double. */
const SMALLEST_PART = 2 ** -40;
/** Most cells that are looked at; a usual formula needs fewer than a hundred. */
const MOST_CELLS = 6000;
/** Fewer for zeros: a function that is zero everywhere except for rounding errors would use up all cells. */
const MOST_CELLS_FOR_ZEROS = 1200;
/** Most cells narrower than `finest`, beyond which what is left is crowded. */
const MOST_FINE_CELLS = 1500;
/** Most breaks; more are closer together than lines may be. */
const MOST_BREAKS = 600;
/** What counts as zero beside the size of what was added up. */
const NEARLY = 1e-11;

/**
 * Finds every place between `from` and `to` where a watched step of `tape` is at a value that may break the curve. A cell in which
 * bounds exclude it is done; where the step is monotonous there, its one zero is found by bisection; other cells are divided. Below
 * `finest` (in x) there is a budget, so that sin(1/x) and the like end.
 */
export function findBreaks(tape: Tape, from: number, to: number, finest: number): Breaks {
  const search = new BreakSearch(tape, from, to, finest);
  if (tape.watched.length > 0 && to > from) search.visit(from, to, 0);
  return { at: search.found.sort((a, b) => a - b), crowded: search.crowded };
}

/** Where zeros are looked for. */
interface ZeroSearch {
  readonly from: number;
  readonly to: number;
  readonly finest: number;
  /** How many cells may still be looked at, in all pieces of a curve; with none left nothing is found. */
  readonly budget: { cells: number };
}

/** Places in a piece in which nothing breaks where the value of `tape` is zero. */
export function findZeros(tape: Tape, { from, to, finest, budget }: ZeroSearch): readonly number[] {
  const watched: readonly Watched[] = [{ step: tape.result, kind: 'at', at: 0 }];
  const search = new BreakSearch({ ...tape, watched }, from, to, finest, true);
  if (to > from && budget.cells > 0) search.visit(from, to, 0);
  budget.cells -= search.cells;
  return search.found.sort((a, b) => a - b);
}

/** What is to be done with a cell. */
type Verdict =
  | { readonly kind: 'clear' }
  | { readonly kind: 'divide' }
  | { readonly kind: 'split'; readonly at: number; readonly broken: boolean };

class BreakSearch {
  readonly found: number[] = [];
  readonly crowded: Interval[] = [];
  readonly #smallest: number;
  readonly #known = new Set<number>();
  cells = 0;
  #fineCells = 0;

  constructor(
    readonly tape: Tape,
    readonly from: number,
    readonly to: number,
    readonly finest: number,
    readonly isClear = false,
  ) {
    this.#smallest = (to - from) * SMALLEST_PART;
  }

  visit(from: number, to: number, depth: number): void {
    this.cells += 1;
    const width = to - from;
    if (width < this.finest) this.#fineCells += 1;
    const exhausted =
      this.cells > (this.isClear ? MOST_CELLS_FOR_ZEROS : MOST_CELLS) ||
      this.#fineCells > MOST_FINE_CELLS ||
      this.found.length > MOST_BREAKS;
    const verdict = this.#judge(from, to);
    if (verdict.kind === 'clear') return;
    if (exhausted) {
      this.crowded.push([from, to]);
      return;
    }
    if (verdict.kind === 'split') {
      if (verdict.broken) this.#note(verdict.at);
      if (verdict.at - from > this.#smallest) this.visit(from, verdict.at, depth + 1);
      if (to - verdict.at > this.#smallest) this.visit(verdict.at, to, depth + 1);
      return;
    }
    const middle = (from + to) / 2;
    if (width <= this.#smallest || !(middle > from && middle < to)) {
      this.#note(middle);
      return;
    }
    this.visit(from, middle, depth + 1);
    this.visit(middle, to, depth + 1);
  }

  #note(at: number): void {
    const near = this.found.findIndex((other) => Math.abs(other - at) <= this.#smallest * 4);
    if (near >= 0) return;
    this.found.push(at);
    this.#known.add(at);
  }

  #judge(from: number, to: number): Verdict {
    const bounds = runOverCell(this.tape, from, to, this.isClear);
    let verdict: Verdict = { kind: 'clear' };
    for (const watched of this.tape.watched) {
      const next = this.#judgeStep(watched, bounds, from, to);
      if (next.kind === 'split') return next;
      if (next.kind === 'divide') verdict = next;
    }
    return verdict;
  }

  #judgeStep(watched: Watched, cell: CellBounds, from: number, to: number): Verdict {
    const bounds = cell[watched.step];
    if (!bounds) return { kind: 'clear' };
    const levels = levelsOf(watched, bounds.value);
    if (levels === undefined) return { kind: 'divide' };
    for (const level of levels) {
      const verdict = this.#judgeLevel(watched.step, level, bounds, from, to);
      if (verdict.kind !== 'clear') return verdict;
    }
    return { kind: 'clear' };
  }

  #value(step: number, x: number): number {
    valueAt(this.tape, x);
    return this.tape.values[step] ?? Number.NaN;
  }

  /** Whether and where `step` is at `level` in a cell whose bounds hold it. */
  #judgeLevel(step: number, level: number, bounds: Bounds, from: number, to: number): Verdict {
    const isMonotonous = bounds.slope[0] > 0 || bounds.slope[1] < 0;
    if (isMonotonous) return this.#crossing(step, level, from, to);
    if (bounds.slope[0] === 0 && bounds.slope[1] === 0) {
      return bounds.value[0] === level && bounds.value[1] === level ? { kind: 'clear' } : { kind: 'divide' };
    }
    if (holdsZero(bounds.bend)) return { kind: 'divide' };
    // The slope is monotonous: the step has at most one extremum here.
    const turn = this.#turn(step, from, to);
    if (turn === undefined) return this.#crossing(step, level, from, to);
    const size = Math.max(
      Math.abs(level),
      Math.abs(this.#value(step, from) - level),
      Math.abs(this.#value(step, to) - level),
    );
    const distance = Math.abs(this.#value(step, turn) - level);
    return { kind: 'split', at: turn, broken: distance <= NEARLY * Math.max(size, Number.MIN_VALUE) };
  }

  /** The one crossing of `level` in a cell where the step is monotonous. */
  #crossing(step: number, level: number, from: number, to: number): Verdict {
    const atFrom = this.#value(step, this.#within(from, 1)) - level;
    const atTo = this.#value(step, this.#within(to, -1)) - level;
    if (atFrom === 0) this.#note(from);
    if (atTo === 0) this.#note(to);
    if (!(atFrom < 0 && atTo > 0) && !(atFrom > 0 && atTo < 0)) {
      // A step that has no value at an end of the cell is looked at more closely.
      return Number.isNaN(atFrom + atTo) && to - from > this.#smallest
        ? { kind: 'divide' }
        : { kind: 'clear' };
    }
    const near = bisect((x) => (this.#value(step, x) - level) * Math.sign(atTo), from, to);
    // Bisection comes near to zero without end.
    const at = Math.abs(near) < this.#smallest / 16 ? 0 : near;
    if (at - from <= this.#smallest * 4 || to - at <= this.#smallest * 4) {
      this.#note(at - from < to - at ? from : to);
      return { kind: 'clear' };
    }
    return { kind: 'split', at, broken: true };
  }

  /** `x`, or at a break, where the value may belong to the other side, a place a little inside of the cell. */
  #within(x: number, side: 1 | -1): number {
    const isEnd = this.isClear && (x === this.from || x === this.to);
    return isEnd || this.#known.has(x) ? x + side * this.#smallest : x;
  }

  /** Where the slope of a step changes its sign; undefined if it does not. */
  #turn(step: number, from: number, to: number): number | undefined {
    const slopeAt = (x: number): number => {
      const slope = runOverCell(this.tape, x, x, this.isClear)[step]?.slope;
      return slope ? (slope[0] + slope[1]) / 2 : Number.NaN;
    };
    const atFrom = slopeAt(this.#within(from, 1));
    const atTo = slopeAt(this.#within(to, -1));
    if (!(atFrom * atTo < 0)) return undefined;
    const at = bisect((x) => slopeAt(x) * Math.sign(atTo), from, to);
    return at - from <= this.#smallest * 4 || to - at <= this.#smallest * 4 ? undefined : at;
  }
}

/** Values in a range at which a watched step breaks something; undefined if they are many. */
function levelsOf(watched: Watched, value: Interval): readonly number[] | undefined {
  if (watched.kind === 'at') return value[0] <= watched.at && value[1] >= watched.at ? [watched.at] : [];
  const period = watched.kind === 'whole' ? 1 : Math.PI;
  const offset = watched.kind === 'whole' ? 0 : Math.PI / 2;
  const first = Math.ceil((value[0] - offset) / period);
  const last = Math.floor((value[1] - offset) / period);
  if (!(last - first < 1)) return undefined;
  return first === last ? [first * period + offset] : [];
}

/** Where a function that is negative at `from` and positive at `to` changes its sign. */
function bisect(f: (x: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  for (let round = 0; round < 80; round += 1) {
    const middle = (low + high) / 2;
    if (!(middle > low && middle < high)) break;
    const value = f(middle);
    if (value === 0) return middle;
    if (value < 0) low = middle;
    else high = middle;
  }
  // Of two neighbouring doubles the one whose value is nearer to zero: 2, and not 1.9999999999999998.
  return Math.abs(f(low)) <= Math.abs(f(high)) ? low : high;
}
