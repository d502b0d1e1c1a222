import type { MathNode } from '../../model/nodes.js';

/** Kinds that stand beside each other as a product without a sign. */
const FACTORS: ReadonlySet<MathNode['kind']> = new Set([
  'number',
  'letter',
  'scripts',
  'fence',
  'root',
  'marked',
  'fraction',
  'text',
]);

/**
 * Where the numerator of a slash begins: the last factors that stand beside each other without a sign (2x/3 is 2x over 3). A function belongs to it with
 * its brackets (sin(x)/2); a number behind another part begins a new one, so that 2 1/2 is a mixed number. The length of `items` where there is no factor.
 */
export function fractionStart(items: readonly MathNode[]): number {
  let start = items.length;
  while (start > 0) {
    const item = items[start - 1];
    const next = items[start];
    if (item === undefined || !isFactor(item)) break;
    if (next?.kind === 'number') break;
    start -= 1;
  }
  const name = items[start - 1];
  const isCall = items[start]?.kind === 'fence' && (name?.kind === 'function' || isRaisedFunction(name));
  return isCall ? start - 1 : start;
}

function isFactor(node: MathNode): boolean {
  return FACTORS.has(node.kind) && !isRaisedFunction(node);
}

function isRaisedFunction(node: MathNode | undefined): boolean {
  return node?.kind === 'scripts' && node.base.kind === 'function';
}

/** What stands in round brackets, which only group in school notation behind `/`, `^`, `_` and names; anything else as it is. */
export function withoutBrackets(node: MathNode): MathNode {
  return node.kind === 'fence' && node.open === '(' && node.close === ')' ? node.body : node;
}
