/**
 * The kinds of emphasis that a line can ask for, in the order in which their signs end at one place. `script` is English only;
 * `downgrade` is German only: words in a lower grade of contraction.
 */
export const EMPHASES = ['italic', 'underline', 'bold', 'script', 'downgrade'] as const;

/** A kind of emphasis. */
export type Emphasis = (typeof EMPHASES)[number];

/** How words can be marked: with a kind of emphasis, or as small letters that are announced. */
export type MarkKind = Emphasis | 'small';

/** A part of a line that is emphasised, from a UTF-16 index to the one behind its end. Parts may overlap. */
export interface EmphasisSpan {
  readonly kind: Emphasis;
  readonly start: number;
  readonly end: number;
}
