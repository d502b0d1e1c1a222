import { type Box, boxAround } from '../geometry/box.js';
import type { Nearest } from './nearest-edges.js';

/** A measured figure as a finding shows it: to a hundredth. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The box between the two places where two objects come closest. */
export function placeBetween({ from, to }: Nearest): Box {
  return boxAround([from, to]);
}

/** Slack in mm, or in parts of a figure, for what adding decimals may cost. */
export const SLACK = 1e-6;
