import { type Box, boxAround } from '../geometry/box.js';
import type { Nearest } from '../outlines/nearest-edges.js';

/** A measured figure as a finding shows it: to a hundredth. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The box between the two places where two objects come closest. */
export function placeBetween({ from, to }: Nearest): Box {
  return boxAround([from, to]);
}

/** A figure that misses the wanted one by less, in its own unit, keeps it: both are shown to a hundredth, and would be shown as the same. */
export const SLACK = 0.005;
