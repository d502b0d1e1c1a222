/** Stands for the dot in a hyphenation pattern: the begin or end of a word. No character has this symbol. */
export const WORD_BOUNDARY = 0;

/** Says that a node has no child or no sibling; node 0 is the root and never one of them. */
export const NO_NODE = 0;

/**
 * Hyphenation patterns in the way of TeX as a tree over symbols, nodes in preorder: a node's first child follows it.
 * `levels[node]` is an index into `levelLists`, 0 (an empty list) for a node where no pattern ends. A list has a level
 * for each gap from before the pattern's first symbol on; an odd level ends a syllable, the greatest level of all
 * patterns counts.
 */
export interface HyphenationTree {
  readonly symbols: Uint16Array;
  readonly children: Uint32Array;
  readonly siblings: Uint32Array;
  readonly levels: Uint16Array;
  readonly levelLists: readonly (readonly number[])[];
}
