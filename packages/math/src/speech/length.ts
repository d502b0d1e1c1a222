import type { MathNode } from '../model/nodes.js';
import { nodesIn, partsOf } from '../model/walk.js';

/** So many letters and numbers without a sign between them are heard as one. */
const SHORT_LEAVES = 3;

/** Whether a part is heard as one without a word for its end: a few letters or numbers, with one power or index at most. */
export function isShort(node: MathNode): boolean {
  let leaves = 0;
  let scripts = 0;
  for (const part of nodesIn(node)) {
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
      ].includes(part.kind)
    )
      return false;
    if (part.kind === 'scripts') scripts += 1;
    if (partsOf(part).length === 0 && part.kind !== 'row') leaves += 1;
    if (leaves > SHORT_LEAVES || scripts > 1) return false;
  }
  return true;
}
