import { valueAt, type Tape } from './tape.js';

/** What a function does as x comes near a place from one side. */
export type Limit =
  | { readonly kind: 'none' }
  | { readonly kind: 'finite'; readonly value: number }
  | { readonly kind: 'infinite'; readonly sign: 1 | -1 }
  /** Neither: it oscillates, as sin(1/x) at 0. */
  | { readonly kind: 'swinging' };

/** Each step comes four times nearer. */
const NEARER = 4;
const STEPS = 14;

/**
 * The limit at `at` from the side of `side` (1: from the right); nothing breaks within `room` of it. Values at distances that shrink are
 * compared: differences that shrink in proportion give a finite limit, which is extrapolated; differences that do not shrink give
 * infinity.
 */
export function limitAt(tape: Tape, at: number, side: 1 | -1, room: number): Limit {
  const start = Math.min(room / 2, Math.max(Math.abs(at), 1) / 8);
  // Nearer than this, rounding of x would be as large as the distance.
  const nearest = Math.max(Math.abs(at) * 1e-9, 1e-12 * room);
  const values: number[] = [];
  for (let step = 0, distance = start; step < STEPS && distance > nearest; step += 1, distance /= NEARER) {
    values.push(valueAt(tape, at + side * distance));
  }
  if (values.length < 4 || values.some(Number.isNaN)) return shortLimit(tape, at, side, room);
  const reached = valueAt(tape, at);
  const limit = farLimit(tape, at, side, extrapolated(values));
  if (limit.kind !== 'finite' || !Number.isFinite(reached)) return limit;
  const scale = Math.max(Math.abs(reached), ...values.slice(0, 4).map(Math.abs));
  // The value itself is exact where the function is continuous from this side.
  return Math.abs(limit.value - reached) <= 1e-5 * scale ? { kind: 'finite', value: reached } : limit;
}

/**
 * Doubles go on to 1e-300 beside zero: what still changes there by little, such as 1/ln x, has the limit that it comes near to.
 */
function farLimit(tape: Tape, at: number, side: 1 | -1, limit: Limit): Limit {
  if (at !== 0 || limit.kind === 'infinite') return limit;
  const [near, nearer, nearest] = [1e-75, 1e-150, 1e-300].map((x) => valueAt(tape, side * x));
  if (near === undefined || nearer === undefined || nearest === undefined) return limit;
  const before = Math.abs(nearer - near);
  const after = Math.abs(nearest - nearer);
  const isSlow = after > 0 && before > 0 && after < 0.9 * before && nearest !== nearer;
  if (!isSlow || !Number.isFinite(nearest)) return limit;
  // Halves with each doubling of the exponent, as 1/ln x does: what is left is as large as the last change.
  return { kind: 'finite', value: nearest + (nearest - nearer) };
}

/** For pieces that are so short that nothing can be extrapolated. */
function shortLimit(tape: Tape, at: number, side: 1 | -1, room: number): Limit {
  const value = valueAt(tape, at + (side * room) / 1000);
  return Number.isFinite(value) ? { kind: 'finite', value } : { kind: 'none' };
}

function extrapolated(values: readonly number[]): Limit {
  const finite = values.filter(Number.isFinite);
  const first = values.find((value) => !Number.isFinite(value));
  if (first !== undefined && finite.length < 4) {
    return { kind: 'infinite', sign: first > 0 ? 1 : -1 };
  }
  const scale = Math.max(...finite.slice(0, 4).map(Math.abs));
  let best: { readonly value: number; readonly error: number } | undefined;
  let growing = 0;
  let steep = 0;
  let swings = 0;
  let settled = 0;
  for (let index = 2; index < finite.length; index += 1) {
    const a = finite[index - 2] ?? 0;
    const b = finite[index - 1] ?? 0;
    const c = finite[index] ?? 0;
    const before = b - a;
    const after = c - b;
    // Rounding hides what differs less than this.
    const noise = 4e-13 * Math.max(scale, Math.abs(c));
    if (Math.abs(after) <= noise) {
      settled += 1;
      const error = Math.max(Math.abs(after), noise);
      if (!best || error <= best.error) best = { value: c, error };
      if (settled > 1) break;
      continue;
    }
    const ratio = after / before;
    if (Math.abs(before) <= noise) continue;
    if (ratio > 0.93) growing += 1;
    else growing = 0;
    steep = ratio > 1.5 ? steep + 1 : 0;
    // Nearer to the place, rounding may hide that the function is infinite.
    if (steep >= 5) return { kind: 'infinite', sign: after > 0 ? 1 : -1 };
    if (ratio < -0.5) swings += 1;
    if (Math.abs(ratio) > 0.93) continue;
    const rest = (after * ratio) / (1 - ratio);
    const error = Math.abs(rest) * 0.05 + noise * 100;
    if (!best || error < best.error) best = { value: c + rest, error };
  }
  const last = finite.at(-1) ?? 0;
  if (growing >= 3) return { kind: 'infinite', sign: last > (finite.at(-2) ?? 0) ? 1 : -1 };
  if (!best || swings > 2) return { kind: 'swinging' };
  return { kind: 'finite', value: best.value };
}
