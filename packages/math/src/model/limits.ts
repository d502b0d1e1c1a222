import type { MathNode } from './nodes.js';
import { measureTree } from './walk.js';

/** What a formula may be at most. Readers refuse more; writers answer that they cannot write it. */
export const MATH_LIMITS = {
  /** UTF-16 units of the source. */
  characters: 2000,
  /** Brackets, fractions, roots and scripts within each other in a source. */
  levels: 40,
  /** Levels of a tree: each level of a source is at most this many nodes deep. */
  depth: 40 * 4,
  nodes: 10_000,
} as const;

/** Whether a tree that a program made is small enough for the writers. Trees of the readers are. */
export function isWithinLimits(node: MathNode): boolean {
  const { nodes, depth } = measureTree(node);
  return nodes <= MATH_LIMITS.nodes && depth <= MATH_LIMITS.depth;
}
