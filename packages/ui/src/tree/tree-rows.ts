/** A row of a tree with those that lie in it. */
export interface TreeNode {
  readonly id: string;
  /** What it is called: read out, and found by its first letters. */
  readonly text: string;
  readonly children: readonly TreeNode[];
}

/** The rows that are seen while those in `expanded` are open, from top to bottom. */
export function rowsOf(nodes: readonly TreeNode[], expanded: ReadonlySet<string>): readonly TreeNode[] {
  return nodes.flatMap((node) =>
    expanded.has(node.id) ? [node, ...rowsOf(node.children, expanded)] : [node],
  );
}
