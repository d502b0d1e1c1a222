import type { MathNode } from '../src/model/nodes.js';

/** A tree without the places in its source, for comparisons. */
export function withoutPlaces(node: MathNode): unknown {
  return JSON.parse(JSON.stringify(node, (key, value: unknown) => (key === 'at' ? undefined : value)));
}
