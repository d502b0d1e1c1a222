import type { MathNode } from '../model/nodes.js';
import { partsOf } from '../model/walk.js';

/** So many letters and numbers without a sign between them are heard as one. */
const SHORT_LEAVES = 3;

/** Whether a part is heard as one without a word for its end: a few letters or numbers, with one power or index at most. */
export function isShort(node: MathNode): boolean {
  const open: MathNode[] = [node];
  let leaves = 0;
  let scripts = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (
      [
        'sign',
        'fraction',
        'root',
        'fence',
        'text',
        'large',
        'matrix',
        'stack',
        'binomial',
        'function',
      ].includes(next.kind)
    )
      return false;
    if (next.kind === 'scripts') scripts += 1;
    const parts = partsOf(next);
    if (parts.length === 0 && next.kind !== 'row') leaves += 1;
    if (leaves > SHORT_LEAVES || scripts > 1) return false;
    open.push(...parts);
  }
  return true;
}
