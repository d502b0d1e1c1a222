import type { MathNode } from './nodes.js';

/** The parts of a node, in the order in which they are written in a line. */
export function partsOf(node: MathNode): readonly MathNode[] {
  switch (node.kind) {
    case 'row':
      return node.items;
    case 'fraction':
      return [node.numerator, node.denominator];
    case 'binomial':
      return [node.upper, node.lower];
    case 'scripts':
      return [node.base, ...given(node.lower), ...given(node.upper)];
    case 'root':
      return [...given(node.index), node.radicand];
    case 'fence':
    case 'marked':
    case 'chemistry':
      return [node.body];
    case 'large':
      return [...given(node.lower), ...given(node.upper)];
    case 'matrix':
      return node.rows.flat();
    case 'stack':
      return [node.base, ...given(node.under), ...given(node.over)];
    default:
      return [];
  }
}

function given(node: MathNode | undefined): readonly MathNode[] {
  return node ? [node] : [];
}

/** A node and all parts within it, in no order. Does not recurse, so that any tree can be walked. */
export function* nodesIn(root: MathNode): Generator<MathNode> {
  const open: MathNode[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    open.push(...partsOf(next));
  }
}

/** How many nodes a tree has, and how deep it is. Does not recurse, so that any tree can be measured. */
export function measureTree(root: MathNode): { readonly nodes: number; readonly depth: number } {
  const open: { readonly node: MathNode; readonly depth: number }[] = [{ node: root, depth: 1 }];
  let nodes = 0;
  let deepest = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    nodes += 1;
    deepest = Math.max(deepest, next.depth);
    for (const part of partsOf(next.node)) open.push({ node: part, depth: next.depth + 1 });
  }
  return { nodes, depth: deepest };
}
