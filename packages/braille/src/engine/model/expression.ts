/**
 * What stands beside the characters of a `match` rule, as a tree. Symbols are compared as they are, capitals too;
 * the position beyond the text's begin or end is one of its own.
 */
export type Expression =
  | { readonly kind: 'symbols'; readonly symbols: readonly number[] }
  | { readonly kind: 'classes'; readonly classes: number; readonly isEdge: boolean }
  | { readonly kind: 'any' }
  | { readonly kind: 'sequence'; readonly parts: readonly Expression[] }
  | { readonly kind: 'choice'; readonly parts: readonly Expression[] }
  | { readonly kind: 'not'; readonly part: Expression }
  | { readonly kind: 'repeat'; readonly part: Expression; readonly min: number; readonly max: number };
